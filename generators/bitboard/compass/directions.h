// The board in eight directions: how a set of squares is written once for each direction of the compass, so that one
// step in that direction is one bit up, and the lines in that direction lie in bytes.
//
//   direction  byte               bit in the byte     example: the squares of byte 0, lowest bit first
//   east       rank               file                a1 b1 c1 d1 e1 f1 g1 h1
//   west       rank               7 - file            h1 g1 f1 e1 d1 c1 b1 a1
//   north      file               rank                a1 a2 a3 a4 a5 a6 a7 a8
//   south      file               7 - rank            a8 a7 a6 a5 a4 a3 a2 a1
//   northeast  file - rank mod 8  rank                a1 b2 c3 d4 e5 f6 g7 h8
//   southwest  file - rank mod 8  7 - rank            h8 g7 f6 e5 d4 c3 b2 a1
//   northwest  file + rank mod 8  rank                a1 | h2 g3 f4 e5 d6 c7 b8
//   southeast  file + rank mod 8  7 - rank            b8 c7 d6 e5 f4 g3 h2 | a1
//
// A byte holds one whole rank or file, or two diagonals, one behind the other ("|"). Then the squares that sliders
// attack, all sliders in all eight directions at once, are
//
//   (blockers - after) ^ blockers        byte by byte,
//
// where `after` has the bit after each slider: the subtraction borrows its way through the empty squares up to and
// including the first blocker. An example, one rank, east, lowest bit first:
//
//   squares              a b c d e f g h
//   men                  R . . . p . . k
//   blockers             1 0 0 0 1 0 0 1
//   after                0 1 0 0 0 0 0 0
//   blockers - after     1 1 1 1 0 0 0 1
//   the rook's attacks   0 1 1 1 1 0 0 0
//
// (o^(o-2r), Chess Programming Wiki, "Subtracting a Rook from a Blocking Piece"). Lines of different sliders in one
// direction never overlap, since each stops at the next man. Only a diagonal that shares its byte needs help: its
// last square counts as a blocker (kLastSquares), which stops the borrow at the edge.
//
// Tested by compass_test.cpp: sliders on every square against the slow walk.
#pragma once

#include "generators/bitboard/tables.h"

namespace passant::bitboard {

/// The order of the eight words. Opposite directions are neighbours: direction ^ 1 is the way back.
enum class Direction : std::uint8_t { East, West, North, South, Northeast, Southwest, Northwest, Southeast };

/// Eight words in memory, one for each Direction.
struct alignas(64) CompassRow {
  Bitboard word[8];
};

struct CompassTable {
  CompassRow at[64];
};

struct CompassSquares {
  std::uint8_t at[8][64];
};

namespace {

inline constexpr Step kCompassSteps[8]{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {-1, 1}, {1, -1}};

inline constexpr unsigned kStraightDirections = 0x0F;  // bit n: Direction n
inline constexpr unsigned kDiagonalDirections = 0xF0;

constexpr unsigned direction_bit(Direction direction) { return 1U << static_cast<unsigned>(direction); }

/// Where `square` stands in the word of a direction: byte * 8 + bit of the table above.
constexpr int compass_index(Direction direction, int square) {
  const int file = square % 8;
  const int rank = square / 8;
  const bool backwards = (static_cast<int>(direction) & 1) != 0;
  const int rank_bit = backwards ? 7 - rank : rank;
  switch (direction) {
    case Direction::East:
    case Direction::West:
      return rank * 8 + (backwards ? 7 - file : file);
    case Direction::North:
    case Direction::South:
      return file * 8 + rank_bit;
    case Direction::Northeast:
    case Direction::Southwest:
      return ((file - rank) & 7) * 8 + rank_bit;
    default:
      return ((file + rank) & 7) * 8 + rank_bit;
  }
}

constexpr bool is_last_square(Direction direction, int square) {
  return walk(square, kCompassSteps[static_cast<int>(direction)], 0, 1) == 0;
}

/// Calls `visit` with every direction and square.
template <class Visit>
constexpr void for_each_direction_and_square(Visit visit) {
  for (int direction = 0; direction < 8; ++direction) {
    for (int square = 0; square < 64; ++square) visit(static_cast<Direction>(direction), square);
  }
}

constexpr CompassTable compass_squares() {
  CompassTable table{};
  for_each_direction_and_square([&](Direction direction, int square) {
    table.at[square].word[static_cast<int>(direction)] = bit(compass_index(direction, square));
  });
  return table;
}

constexpr CompassTable compass_next_squares() {
  CompassTable table{};
  for_each_direction_and_square([&](Direction direction, int square) {
    if (is_last_square(direction, square)) return;
    table.at[square].word[static_cast<int>(direction)] = bit(compass_index(direction, square) + 1);
  });
  return table;
}

constexpr CompassRow compass_last_squares() {
  CompassRow row{};
  for_each_direction_and_square([&](Direction direction, int square) {
    const bool diagonal = (direction_bit(direction) & kDiagonalDirections) != 0;
    if (!diagonal || !is_last_square(direction, square)) return;
    row.word[static_cast<int>(direction)] |= bit(compass_index(direction, square));
  });
  return row;
}

constexpr CompassRow compass_row(Bitboard set) {
  CompassRow row{};
  for_each_direction_and_square([&](Direction direction, int square) {
    if ((set & bit(square)) != 0) row.word[static_cast<int>(direction)] |= bit(compass_index(direction, square));
  });
  return row;
}

constexpr CompassSquares compass_index_squares() {
  CompassSquares squares{};
  for_each_direction_and_square([&](Direction direction, int square) {
    squares.at[static_cast<int>(direction)][compass_index(direction, square)] = static_cast<std::uint8_t>(square);
  });
  return squares;
}

inline constexpr Bitboard kThird = 0x0404'0404'0404'0404;

/// One square in all directions, and the square after it (none behind the last).
inline constexpr CompassTable kSquare = compass_squares();
inline constexpr CompassTable kSquareAfter = compass_next_squares();
/// The last square of each diagonal.
inline constexpr CompassRow kLastSquares = compass_last_squares();
/// The third square of every file, counted from either side.
inline constexpr CompassRow kThirdSquares{{kThird, kThird, kThird, kThird, kThird, kThird, kThird, kThird}};
/// Which square an index in the word of a direction is.
inline constexpr CompassSquares kSquareOfIndex = compass_index_squares();

}  // namespace
}  // namespace passant::bitboard
