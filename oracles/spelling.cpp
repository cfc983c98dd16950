#include "oracles/spelling.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "oracles/candidates.h"
#include "position/san.h"

namespace passant {
namespace {

char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lower(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), to_lower);
  return result;
}

/// e1h1 for e1g1. A right is asked for, so that a program which lets a king take its own rook is still seen to.
Move castling_as_king_move(Move move, const Position& position) {
  if (move.from() != king_home(position.to_move)) return move;
  for (const Side side : kAllSides) {
    const bool meant = position.castling.has(position.to_move, side) && move.to() == rook_home(position.to_move, side);
    if (!meant || !position.placement.holds(move.from(), {position.to_move, PieceKind::King})) continue;
    return {move.from(), Square::at(side == Side::King ? 6 : 2, home_rank(position.to_move))};
  }
  return move;
}

/// Without '-', 'x' between the squares and '=' before the promotion.
std::string without_decoration(std::string_view text) {
  std::string bare;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool joins = i == 2 && (text[i] == '-' || text[i] == 'x');
    const bool promotes = i >= 4 && text[i] == '=' && i + 1 < text.size();
    if (!joins && !promotes) bare += text[i];
  }
  if (bare.size() == 5) bare[4] = to_lower(bare[4]);
  return bare;
}

}  // namespace

std::optional<Move> read_move(std::string_view text, const Position& position) {
  auto move = parse_uci(text);
  if (!move && text.size() <= 7) move = parse_uci(without_decoration(text));
  if (!move || position.castling.none()) return move;
  return castling_as_king_move(*move, position);
}

std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view kBlanks = " \t";
  std::vector<std::string_view> words;
  for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(kBlanks, end);
  }
  return words;
}

std::optional<std::uint64_t> read_number(std::string_view word) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

std::optional<DivideLine> read_divide_line(std::string_view line) {
  std::string_view words[3];
  std::size_t count = 0;
  constexpr std::string_view kBetween = " \t:=-";
  for (std::size_t at = line.find_first_not_of(kBetween); at != std::string_view::npos;) {
    if (count == 3) return std::nullopt;
    const bool in_move = count == 0;  // e2-e4 keeps its hyphen
    const std::size_t end = std::min(line.find_first_of(in_move ? " \t:=" : kBetween, at), line.size());
    words[count++] = line.substr(at, end - at);
    at = line.find_first_not_of(kBetween, end);
  }
  if (count == 3 && !words[0].ends_with('.')) return std::nullopt;
  if (count < 2) return std::nullopt;
  const auto nodes = read_number(words[count - 1]);
  if (!nodes) return std::nullopt;
  return DivideLine{words[count - 2], *nodes};
}

bool announces_total(std::string_view line) {
  constexpr std::array<std::string_view, 5> kCounts{"nodes", "leaf", "leaves", "total", "perft"};
  constexpr std::array<std::string_view, 5> kOthers{"time", "sec", "nps", "speed", "rate"};
  const std::size_t end = line.find_first_of(":=");
  if (end == std::string_view::npos) return false;
  const std::string title = lower(line.substr(0, end));
  const auto in_title = [&](std::string_view word) { return title.contains(word); };
  return std::ranges::any_of(kCounts, in_title) && std::ranges::none_of(kOthers, in_title);
}

std::optional<std::uint64_t> read_total(std::string_view line) {
  if (const auto words = words_of(line); words.size() == 1) {
    if (const auto number = read_number(words.front())) return number;
  }
  if (!announces_total(line)) return std::nullopt;
  const auto words = words_of(line.substr(line.find_first_of(":=") + 1));
  return words.empty() ? std::nullopt : read_number(words.front());
}

bool looks_like_move(std::string_view text) {
  return text.size() >= 2 && text.size() <= 7 && text[1] >= '0' && text[1] <= '9';
}

std::optional<Move> read_algebraic(std::string_view text, const Position& position) {
  for (const MoveSet& moves : {likely_moves(position), candidate_moves(position)}) {
    if (const auto move = parse_san(text, position, moves)) return *move;
    if (const auto move = parse_san(text, position, safe_moves(position, moves))) return *move;
  }
  return std::nullopt;
}

bool sounds_like_refusal(std::string_view line) {
  constexpr std::array<std::string_view, 7> kWords{"illegal", "invalid",     "error", "bad fen",
                                                   "refused", "unsupported", "cannot"};
  const std::string text = lower(line);
  return std::ranges::any_of(kWords, [&](std::string_view word) { return text.contains(word); });
}

}  // namespace passant
