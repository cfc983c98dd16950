#include "position/fen.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace passant {
namespace {

constexpr std::uint32_t kMaxCounter = 9999;

/// What a character of the placement field means: a piece's code, or the length of a gap plus kGap, or 0.
constexpr std::uint8_t kGap = 16;
constexpr auto kPlacementCharacters = [] {
  std::array<std::uint8_t, 256> table{};
  for (const char c : std::string_view("PNBRQKpnbrqk"))
    table[static_cast<unsigned char>(c)] = piece_from_letter(c)->code();
  for (unsigned gap = 1; gap <= 8; ++gap) table['0' + gap] = static_cast<std::uint8_t>(kGap + gap);
  return table;
}();

/// A character as an error message can show it: hostile bytes as numbers.
std::string shown(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x7f ? fmt::format("'{}'", c) : fmt::format("byte 0x{:02x}", byte);
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<Position> read() {
    if (!placement() || !blank("the side to move") || !side_to_move() || !blank("the castling rights") || !castling() ||
        !blank("the en passant target") || !en_passant()) {
      return std::unexpected(error_);
    }
    if (number_follows()) {
      ++at_;
      if (!counter("half-move clock", position_.halfmove_clock)) return std::unexpected(error_);
      if (number_follows()) {
        ++at_;
        if (!counter("full-move number", position_.fullmove_number)) return std::unexpected(error_);
      }
    }
    return position_;
  }

  std::size_t at() const { return at_; }

 private:
  bool fail(std::string what, std::string expected) { return fail_at(at_, std::move(what), std::move(expected)); }
  bool fail_at(std::size_t at, std::string what, std::string expected) {
    error_ = {std::move(what), at + 1, std::move(expected)};
    return false;
  }

  bool done() const { return at_ >= text_.size(); }
  std::string here() const { return done() ? "the text ends" : "found " + shown(text_[at_]); }

  bool placement() {
    for (int rank = 7; rank >= 0; --rank) {
      if (!read_rank(rank)) return false;
      if (rank > 0) {
        if (done() || text_[at_] != '/') {
          return fail(fmt::format("piece placement: after rank {} {}", rank + 1, here()),
                      "'/' and the next rank; 8 ranks in all");
        }
        ++at_;
      }
    }
    return true;
  }

  bool read_rank(int rank) {
    const std::size_t start = at_;
    int file = 0;
    bool after_gap = false;
    for (; !done() && text_[at_] != '/' && text_[at_] != ' '; ++at_) {
      const std::uint8_t meaning = kPlacementCharacters[static_cast<unsigned char>(text_[at_])];
      if (meaning == 0)
        return fail(fmt::format("piece placement: {} in rank {}", here(), rank + 1),
                    "one of PNBRQKpnbrqk, 1 to 8, or '/'");
      if (meaning > kGap) {
        if (after_gap)
          return fail(fmt::format("piece placement: two digits side by side in rank {}", rank + 1),
                      "one digit, their sum");
        file += meaning - kGap;
      } else {
        if (file < 8) position_.placement.codes()[static_cast<unsigned>(Square::at(file, rank).index())] = meaning;
        ++file;
      }
      after_gap = meaning > kGap;
      if (file > 8)
        return fail(fmt::format("piece placement: rank {} has more than 8 squares", rank + 1), "8 squares, as in 3pP3");
    }
    if (file != 8) {
      return fail_at(start, fmt::format("piece placement: rank {} has {} squares", rank + 1, file),
                     "8 squares, as in 3pP3");
    }
    return true;
  }

  bool blank(std::string_view next) {
    if (done())
      return fail(fmt::format("the text ends before {}", next),
                  "at least four fields: placement, side to move, castling, en passant");
    if (text_[at_] != ' ') return fail(fmt::format("{} before {}", here(), next), "one blank between fields");
    ++at_;
    return true;
  }

  bool side_to_move() {
    if (done() || (text_[at_] != 'w' && text_[at_] != 'b')) return fail("side to move: " + here(), "w or b");
    position_.to_move = text_[at_++] == 'w' ? Color::White : Color::Black;
    return true;
  }

  bool castling() {
    constexpr std::string_view kLetters = "KQkq";
    if (!done() && text_[at_] == '-') {
      ++at_;
      return true;
    }
    std::size_t next = 0;
    const std::size_t start = at_;
    for (; !done() && text_[at_] != ' '; ++at_) {
      const std::size_t letter = kLetters.find(text_[at_]);
      if (letter == std::string_view::npos) {
        const bool fischer = (text_[at_] >= 'A' && text_[at_] <= 'H') || (text_[at_] >= 'a' && text_[at_] <= 'h');
        return fail(fmt::format("castling rights: {}{}", here(), fischer ? ", a Chess960 rook file" : ""),
                    "letters of KQkq, or '-' (standard chess only)");
      }
      if (letter < next)
        return fail("castling rights: " + here() + " twice or out of order",
                    "each letter at most once, in the order KQkq");
      position_.castling.add(letter < 2 ? Color::White : Color::Black, letter % 2 == 0 ? Side::King : Side::Queen);
      next = letter + 1;
    }
    if (at_ == start) return fail("castling rights: the field is empty", "letters of KQkq, or '-'");
    return true;
  }

  bool en_passant() {
    if (!done() && text_[at_] == '-') {
      ++at_;
      return true;
    }
    position_.en_passant = parse_square(text_.substr(at_, 2));
    if (!position_.en_passant) return fail("en passant target: " + here(), "a square such as d6, or '-'");
    at_ += 2;
    return true;
  }

  bool number_follows() const {
    if (at_ + 1 >= text_.size() || text_[at_] != ' ') return false;
    const std::string_view word = text_.substr(at_ + 1, text_.find(' ', at_ + 1) - at_ - 1);
    return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; }) && !word.empty();
  }

  bool counter(std::string_view name, std::uint32_t& value) {
    const std::size_t start = at_;
    std::uint32_t number = 0;
    for (; !done() && text_[at_] != ' '; ++at_) {
      number = number * 10 + static_cast<std::uint32_t>(text_[at_] - '0');
      if (number > kMaxCounter) return fail_at(start, fmt::format("{}: the number is too large", name), "at most 9999");
    }
    value = number;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Position position_;
  InputError error_;
};

void write_placement(const Placement& placement, std::string& text) {
  for (int rank = 7; rank >= 0; --rank) {
    int gap = 0;
    for (int file = 0; file < 8; ++file) {
      const auto piece = placement[Square::at(file, rank)];
      if (!piece) {
        ++gap;
        continue;
      }
      if (gap > 0) text += static_cast<char>('0' + gap);
      gap = 0;
      text += letter(*piece);
    }
    if (gap > 0) text += static_cast<char>('0' + gap);
    if (rank > 0) text += '/';
  }
}

}  // namespace

Result<FenPrefix> parse_fen_prefix(std::string_view text) {
  Reader reader(text);
  auto position = reader.read();
  if (!position) return std::unexpected(position.error());
  if (reader.at() < text.size() && text[reader.at()] != ' ') {
    return std::unexpected(InputError{"found " + shown(text[reader.at()]) + " right after a field", reader.at() + 1,
                                      "a blank or the end of the text"});
  }
  return FenPrefix{*position, reader.at()};
}

Result<Position> parse_fen(std::string_view text) {
  auto prefix = parse_fen_prefix(text);
  if (!prefix) return std::unexpected(prefix.error());
  if (prefix->size != text.size()) {
    return std::unexpected(
        InputError{"text after the FEN", prefix->size + 1,
                   "the end, or the half-move clock and the full-move number, each after one blank"});
  }
  return prefix->position;
}

std::string to_epd(const Position& position) {
  std::string text;
  text.reserve(90);
  write_placement(position.placement, text);
  text += position.to_move == Color::White ? " w " : " b ";
  if (position.castling.none()) text += '-';
  for (const Color color : kAllColors) {
    for (const Side side : kAllSides) {
      if (!position.castling.has(color, side)) continue;
      text += letter(Piece{color, side == Side::King ? PieceKind::King : PieceKind::Queen});
    }
  }
  text += ' ';
  text += position.en_passant ? to_string(*position.en_passant) : "-";
  return text;
}

std::string to_fen(const Position& position) {
  return fmt::format("{} {} {}", to_epd(position), position.halfmove_clock, position.fullmove_number);
}

}  // namespace passant
