// Sets of squares, and what a man would see from a square: enough to tell, before a man is put anywhere, from which
// squares it would attack a king. Private to the sources; position/validity.h judges what comes out of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <optional>

#include "fuzz/random.h"
#include "fuzz/situations/sight.h"
#include "position/square.h"

namespace passant {

class SquareSet {
 public:
  constexpr SquareSet() = default;
  /// Bit n stands for the square with index n.
  constexpr explicit SquareSet(std::uint64_t bits) : bits_(bits) {}

  static constexpr SquareSet of(Square square) { return SquareSet(std::uint64_t{1} << square.index()); }
  static constexpr SquareSet edge_ranks() { return SquareSet(0xff000000000000ff); }

  constexpr bool has(Square square) const { return (bits_ >> square.index() & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr void add(Square square) { bits_ |= of(square).bits_; }
  constexpr void remove(Square square) { bits_ &= ~of(square).bits_; }

  constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }
  friend constexpr SquareSet operator|(SquareSet a, SquareSet b) { return SquareSet(a.bits_ | b.bits_); }
  friend constexpr SquareSet operator&(SquareSet a, SquareSet b) { return SquareSet(a.bits_ & b.bits_); }
  friend constexpr SquareSet operator~(SquareSet a) { return SquareSet(~a.bits_); }
  friend constexpr bool operator==(SquareSet, SquareSet) = default;

  /// The square that `skip` others precede. REQUIRES: skip < size().
  constexpr Square member(std::uint32_t skip) const {
    std::uint64_t bits = bits_;
    for (; skip > 0; --skip) bits &= bits - 1;
    return Square::from_index(std::countr_zero(bits));
  }

 private:
  std::uint64_t bits_ = 0;
};

/// Each member is as likely as the others.
constexpr std::optional<Square> any_of(SquareSet squares, Random& random) {
  if (squares.empty()) return std::nullopt;
  return squares.member(random.below(static_cast<std::uint32_t>(squares.size())));
}

/// Where anybody stands. A byte that is not zero gets its high bit set by adding 127, and a multiplication gathers the
/// high bits of a rank.
inline SquareSet occupied_squares(const Placement& placement) {
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t bits = 0;
  for (unsigned rank = 0; rank < 8; ++rank) {
    std::uint64_t codes;
    std::memcpy(&codes, placement.codes().data() + 8 * rank, sizeof codes);
    const std::uint64_t men = (codes + 0x7f7f7f7f7f7f7f7f) >> 7U & 0x0101010101010101;
    bits |= (men * 0x0102040810204080 >> 56U) << 8U * rank;
  }
  return SquareSet(bits);
}

namespace square_tables {

inline constexpr auto kLines = [] {
  std::array<std::array<SquareSet, Square::kCount>, 8> lines{};
  for (const Direction direction : kAllDirections) {
    for (int index = 0; index < Square::kCount; ++index) {
      const auto from = Square::from_index(index);
      SquareSet& line = lines[static_cast<unsigned>(direction)][static_cast<unsigned>(index)];
      for (int steps = 1; steps <= room(from, direction); ++steps) line.add(step(from, direction, steps));
    }
  }
  return lines;
}();

consteval auto one_step(std::initializer_list<std::array<int, 2>> steps) {
  std::array<SquareSet, Square::kCount> table{};
  for (int index = 0; index < Square::kCount; ++index) {
    for (const auto [files, ranks] : steps) {
      const auto to = Square::from_index(index).offset(files, ranks);
      if (to) table[static_cast<unsigned>(index)].add(*to);
    }
  }
  return table;
}

inline constexpr auto kKnight = one_step({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
inline constexpr auto kKing = one_step({{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}});
inline constexpr std::array kPawnOrigins{one_step({{-1, -1}, {1, -1}}), one_step({{-1, 1}, {1, 1}})};

}  // namespace square_tables

constexpr SquareSet knight_steps(Square from) { return square_tables::kKnight[static_cast<unsigned>(from.index())]; }
constexpr SquareSet king_steps(Square from) { return square_tables::kKing[static_cast<unsigned>(from.index())]; }
/// From where pawns of `color` attack the square.
constexpr SquareSet pawn_origins(Square to, Color color) {
  return square_tables::kPawnOrigins[static_cast<unsigned>(color)][static_cast<unsigned>(to.index())];
}

/// The squares of one direction up to and with the first man.
constexpr SquareSet seen_along(Square from, Direction direction, SquareSet occupied) {
  const std::uint64_t line =
      square_tables::kLines[static_cast<unsigned>(direction)][static_cast<unsigned>(from.index())].bits();
  const std::uint64_t men = line & occupied.bits();
  if (men == 0) return SquareSet(line);
  const bool towards_higher = direction <= Direction::East || direction == Direction::NorthWest;
  if (towards_higher) return SquareSet(line & (men ^ (men - 1)));
  return SquareSet(line & ~(std::bit_floor(men) - 1));
}

/// What a rook, and what a bishop would see from there.
constexpr SquareSet seen_straight(Square from, SquareSet occupied) {
  return seen_along(from, Direction::North, occupied) | seen_along(from, Direction::East, occupied) |
         seen_along(from, Direction::South, occupied) | seen_along(from, Direction::West, occupied);
}
constexpr SquareSet seen_diagonally(Square from, SquareSet occupied) {
  return seen_along(from, Direction::NorthEast, occupied) | seen_along(from, Direction::SouthEast, occupied) |
         seen_along(from, Direction::SouthWest, occupied) | seen_along(from, Direction::NorthWest, occupied);
}

}  // namespace passant
