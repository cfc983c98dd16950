// The fast reader of FEN. Its placement loop has one branch, the end of the field: what a character stands for, how
// far it goes and whether it may stand here are sums and comparisons, since a branch on each character costs more
// than all the rest (the kinds of characters follow each other without a pattern).
#include <algorithm>
#include <array>
#include <cstdint>

#include "position/fen_reader.h"

namespace passant {
namespace {

// What a character of the placement does, in one word: bits 0-7 Piece::code() or 0; bits 8-23 the squares it fills;
// bits 24-39 what it adds to the file (modulo 2^16): as much, or -8 for '/'; bit 40 that it is a digit. 0: nothing
// here.
constexpr std::uint64_t meaning(unsigned code, unsigned squares, int files, bool digit) {
  return code | squares << 8U | std::uint64_t{static_cast<std::uint16_t>(files)} << 24U | std::uint64_t{digit} << 40U;
}
constexpr std::uint64_t kDigit = std::uint64_t{1} << 40U;

constexpr auto kMeanings = [] {
  std::array<std::uint64_t, 256> meanings{};
  for (const char c : std::string_view("PNBRQKpnbrqk"))
    meanings[static_cast<unsigned char>(c)] = meaning(piece_from_letter(c)->code(), 1, 1, false);
  for (unsigned gap = 1; gap <= 8; ++gap) meanings['0' + gap] = meaning(0, gap, static_cast<int>(gap), true);
  meanings['/'] = meaning(0, 0, -8, false);
  return meanings;
}();

constexpr std::size_t kLongestPlacement = 64 + 7;

/// A place in the text; behind the end stands '\0', which no field accepts.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  char here() const { return ahead(0); }
  char ahead(std::size_t distance) const { return at_ + distance < text_.size() ? text_[at_ + distance] : '\0'; }
  bool done() const { return at_ >= text_.size(); }
  void skip(std::size_t characters) { at_ += characters; }
  bool take(char c) {
    const bool there = here() == c;
    at_ += there ? 1 : 0;
    return there;
  }
  std::string_view rest() const { return text_.substr(at_); }
  std::size_t at() const { return at_; }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

bool read_placement(Cursor& cursor, Placement& placement) {
  const auto codes = placement.codes();
  const std::string_view text = cursor.rest().substr(0, kLongestPlacement);
  std::uint32_t reached = 0;  // bits 0-15: squares filled, in the order of a FEN (a8 first); bits 16-31: the file
  std::uint32_t any = 0;      // all of `reached` so far, one upon the other: a file below 0 sets bit 31
  std::uint32_t any_7 = 0;    // the same with 7 added to the file: one above 8 sets a bit from 20 on
  std::uint64_t before = 0;   // what the character before meant
  std::uint64_t repeated = 0;
  std::size_t at = 0;
  for (; at < text.size(); ++at) {
    const std::uint64_t now = kMeanings[static_cast<unsigned char>(text[at])];
    if (now == 0) break;
    codes[(reached & 63U) ^ 56U] = static_cast<std::uint8_t>(now);
    reached += static_cast<std::uint32_t>(now >> 8U);
    any |= reached;
    any_7 |= reached + (7U << 16U);
    repeated |= now & before;
    before = now;
  }
  cursor.skip(at);
  return reached == (64U | 8U << 16U) && any >> 31U == 0 && any_7 >> 20U == 0 && (repeated & kDigit) == 0;
}

bool read_side_to_move(Cursor& cursor, Position& position) {
  position.to_move = cursor.here() == 'w' ? Color::White : Color::Black;
  return cursor.take('w') || cursor.take('b');
}

/// The bit of a castling letter in CastlingRights::bits(), else 0.
constexpr unsigned castling_bit(char c) {
  switch (c) {
    case 'K':
      return 1;
    case 'Q':
      return 2;
    case 'k':
      return 4;
    case 'q':
      return 8;
    default:
      return 0;
  }
}

bool read_castling(Cursor& cursor, Position& position) {
  if (cursor.take('-')) return true;
  unsigned rights = 0;
  // In the right order each bit is above all the bits before it.
  for (unsigned bit = castling_bit(cursor.here()); bit > rights; bit = castling_bit(cursor.here())) {
    rights |= bit;
    cursor.skip(1);
  }
  position.castling = CastlingRights::from_bits(rights);
  return rights != 0;
}

bool read_en_passant(Cursor& cursor, Position& position) {
  if (cursor.take('-')) return true;
  const auto file = static_cast<unsigned>(cursor.here() - 'a');
  const auto rank = static_cast<unsigned>(cursor.ahead(1) - '1');
  if (file > 7 || rank > 7) return false;
  position.en_passant = Square::at(static_cast<int>(file), static_cast<int>(rank));
  cursor.skip(2);
  return true;
}

constexpr bool digit(char c) { return c >= '0' && c <= '9'; }

/// A number of one to four digits that does not start with a needless 0.
bool read_counter(Cursor& cursor, std::uint32_t& counter) {
  const bool zero = cursor.here() == '0';
  counter = 0;
  std::size_t length = 0;
  for (; length < 5 && digit(cursor.here()); ++length) {
    counter = counter * 10 + static_cast<std::uint32_t>(cursor.here() - '0');
    cursor.skip(1);
  }
  return length <= (zero ? 1U : 4U);
}

bool ends_field(const Cursor& cursor) { return cursor.done() || cursor.here() == ' ' || cursor.here() == ';'; }

bool read_counters(Cursor& cursor, Position& position) {
  for (auto* counter : {&position.halfmove_clock, &position.fullmove_number}) {
    if (cursor.here() != ' ' || !digit(cursor.ahead(1))) return true;
    cursor.skip(1);
    if (!read_counter(cursor, *counter) || !ends_field(cursor)) return false;
  }
  return true;
}

}  // namespace

std::optional<std::size_t> read_fen_fast(std::string_view text, Position& position) {
  Cursor cursor(text);
  const bool regular = read_placement(cursor, position.placement) && cursor.take(' ') &&
                       read_side_to_move(cursor, position) && cursor.take(' ') && read_castling(cursor, position) &&
                       cursor.take(' ') && read_en_passant(cursor, position) && ends_field(cursor) &&
                       read_counters(cursor, position);
  if (!regular) return std::nullopt;
  return cursor.at();
}

}  // namespace passant
