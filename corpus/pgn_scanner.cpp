#include "corpus/pgn_scanner.h"

#include <algorithm>
#include <array>

namespace passant {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";
/// What ends a word although no blank stands there.
constexpr std::string_view kStops = " \t\r\n\v\f{}();[]$";
/// What may stand behind a move, or alone.
constexpr std::string_view kMarks = "+#!?";

bool is_blank(char c) { return kBlanks.contains(c); }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_result(std::string_view word) { return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*"; }

/// Length of a move number with its dots at the start of a word, 0 when there is none: 12. 12... 12 ...
std::size_t move_number(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t end = std::min(word.find_first_not_of('.', digits), word.size());
  return end > digits || end == word.size() ? end : 0;
}

bool equals_lower(std::string_view text, std::string_view lower) {
  return std::ranges::equal(text, lower,
                            [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

}  // namespace

PgnScanner::PgnScanner(std::string_view text) : text_(text) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
}

void PgnScanner::advance() {
  if (text_[at_++] != '\n') return;
  ++line_;
  line_start_ = at_;
}

void PgnScanner::advance_past(char end) {
  while (!done() && here() != end) advance();
  if (!done()) advance();
}

void PgnScanner::advance_line() { advance_past('\n'); }

/// Something begun at `begun` has no end: the fault, and back to where the next game can be looked for.
PgnToken PgnScanner::unfinished(PgnScanner begun, std::string what) {
  *this = begun;
  PgnToken fault = begin(PgnToken::Kind::Broken);
  fault.text = std::move(what);
  advance();
  return fault;
}

/// Passes over everything that says nothing; the fault when a comment or a variation does not end.
std::optional<PgnToken> PgnScanner::skip_silent() {
  while (!done()) {
    const char c = here();
    if (is_blank(c)) {
      advance();
    } else if (c == ';' || (c == '%' && at_line_start())) {
      advance_line();
    } else if (c == '{') {
      const PgnScanner begun = *this;
      advance_past('}');
      if (text_[at_ - 1] != '}') return unfinished(begun, "a comment without its }");
    } else if (c == '(') {
      if (auto fault = skip_variation()) return fault;
    } else if (c == '$') {
      do advance();
      while (!done() && is_digit(here()));
    } else {
      break;
    }
  }
  return std::nullopt;
}

std::optional<PgnToken> PgnScanner::skip_variation() {
  const PgnScanner begun = *this;
  std::size_t depth = 0;
  do {
    const char c = here();
    if (c == '(') ++depth;
    if (c == ')') --depth;
    if (c == '{') {
      advance_past('}');
    } else if (c == ';') {
      advance_line();
    } else {
      advance();
    }
  } while (!done() && depth > 0);
  if (depth == 0) return std::nullopt;
  return unfinished(begun, "a variation without its )");
}

/// `[Name "value"]`, with \" and \\ in the value.
PgnToken PgnScanner::tag() {
  PgnToken token = begin(PgnToken::Kind::Tag);
  const auto broken = [&] {
    token.kind = PgnToken::Kind::Broken;
    token.text = "a tag that is not [Name \"value\"]";
    return token;
  };
  const auto blanks = [&] {
    while (!done() && (here() == ' ' || here() == '\t')) advance();
  };
  advance();
  blanks();
  while (!done() && (is_letter(here()) || is_digit(here()) || here() == '_')) {
    token.name += here();
    advance();
  }
  blanks();
  if (token.name.empty() || done() || here() != '"') return broken();
  for (advance(); !done() && here() != '"' && here() != '\n'; advance()) {
    if (here() == '\\' && at_ + 1 < text_.size() && (text_[at_ + 1] == '"' || text_[at_ + 1] == '\\')) advance();
    token.text += here();
  }
  if (done() || here() != '"') return broken();
  advance();
  blanks();
  if (done() || here() != ']') return broken();
  advance();
  return token;
}

/// The word here, or nothing when it is an annotation or a move number, which are passed over.
std::optional<PgnToken> PgnScanner::word() {
  PgnToken token = begin(PgnToken::Kind::Move);
  const std::size_t end = std::min(text_.find_first_of(kStops, at_), text_.size());
  if (end == at_) {
    token.kind = PgnToken::Kind::Broken;
    token.text = std::string("a stray ") + here();
    return token;
  }
  token.text = text_.substr(at_, end - at_);
  const std::size_t number = move_number(token.text);
  const bool annotation = token.text.find_first_not_of(kMarks) == std::string::npos;
  at_ = number > 0 ? at_ + number : end;
  if (number > 0 || annotation) return std::nullopt;
  if (is_result(token.text)) {
    token.kind = PgnToken::Kind::Result;
  } else {
    take_en_passant_suffix(token);
  }
  return token;
}

/// `exd6 e.p.`, `exd6 ep`, `exd6 (ep)`: the suffix is a part of the move.
void PgnScanner::take_en_passant_suffix(PgnToken& move) {
  static constexpr std::array<std::string_view, 4> kSuffixes{"e.p.", "(ep)", "/ep", "ep"};
  const std::size_t start = std::min(text_.find_first_not_of(kBlanks, at_), text_.size());
  for (const std::string_view suffix : kSuffixes) {
    const std::string_view found = text_.substr(start, suffix.size());
    const std::size_t end = start + found.size();
    const bool more = end < text_.size() && !kStops.contains(text_[end]) && !kMarks.contains(text_[end]);
    if (!equals_lower(found, suffix) || more) continue;
    while (at_ < start) advance();
    move.text += ' ';
    move.text += found;
    at_ = end;
    while (!done() && kMarks.contains(here())) advance();
    return;
  }
}

PgnToken PgnScanner::next() {
  while (true) {
    if (auto fault = skip_silent()) return *fault;
    if (done()) return begin(PgnToken::Kind::End);
    if (here() == '[') return tag();
    if (auto token = word()) return *token;
  }
}

void PgnScanner::skip_game(bool before_moves) {
  const auto at_tag = [&] {
    return !done() && at_line_start() && here() == '[' && at_ + 1 < text_.size() && is_letter(text_[at_ + 1]);
  };
  if (!at_line_start()) advance_line();
  while (before_moves && at_tag()) advance_line();
  while (!done() && !at_tag()) advance_line();
}

}  // namespace passant
