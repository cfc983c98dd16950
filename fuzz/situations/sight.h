// Looking along the eight directions of a placement: who is seen first, who moves that way, how two squares lie to
// each other. Plain geometry for situations and sources, apart from every generator's own and from validity.cpp's.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "position/position.h"

namespace passant {

/// Clockwise from White's point of view, so that opposite directions lie four apart and the diagonals are odd.
enum class Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };

inline constexpr std::array kAllDirections{Direction::North,     Direction::NorthEast, Direction::East,
                                           Direction::SouthEast, Direction::South,     Direction::SouthWest,
                                           Direction::West,      Direction::NorthWest};

constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 4U) % 8U);
}
constexpr bool diagonal(Direction direction) { return (static_cast<unsigned>(direction) & 1U) != 0; }
/// The same line, whichever way one looks along it.
constexpr bool same_line(Direction a, Direction b) {
  return static_cast<unsigned>(a) % 4U == static_cast<unsigned>(b) % 4U;
}
constexpr bool vertical(Direction direction) { return same_line(direction, Direction::North); }
constexpr bool horizontal(Direction direction) { return same_line(direction, Direction::East); }

namespace sight {

inline constexpr std::array<int, 8> kFileStep{0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr std::array<int, 8> kRankStep{1, 1, 0, -1, -1, -1, 0, 1};

/// How many squares lie before the edge, by direction and square.
inline constexpr auto kRoom = [] {
  std::array<std::array<std::uint8_t, Square::kCount>, 8> room{};
  for (unsigned direction = 0; direction < 8; ++direction) {
    for (int index = 0; index < Square::kCount; ++index) {
      auto at = Square::from_index(index).offset(kFileStep[direction], kRankStep[direction]);
      for (; at; at = at->offset(kFileStep[direction], kRankStep[direction]))
        ++room[direction][static_cast<unsigned>(index)];
    }
  }
  return room;
}();

}  // namespace sight

constexpr int room(Square from, Direction direction) {
  return sight::kRoom[static_cast<unsigned>(direction)][static_cast<unsigned>(from.index())];
}

/// REQUIRES: steps <= room(from, direction).
constexpr Square step(Square from, Direction direction, int steps = 1) {
  const auto index = static_cast<unsigned>(direction);
  return Square::from_index(from.index() + steps * (8 * sight::kRankStep[index] + sight::kFileStep[index]));
}

/// The direction that leads from one square to the other in a straight line, if there is one.
constexpr std::optional<Direction> direction_to(Square from, Square to) {
  const int files = to.file() - from.file();
  const int ranks = to.rank() - from.rank();
  if (from == to || (files != 0 && ranks != 0 && files != ranks && files != -ranks)) return std::nullopt;
  constexpr std::array<std::uint8_t, 9> kBySigns{5, 4, 3, 6, 0, 2, 7, 0, 1};
  const auto sign = [](int value) { return (value > 0 ? 1 : 0) - (value < 0 ? 1 : 0); };
  return static_cast<Direction>(kBySigns[static_cast<unsigned>(3 * (sign(ranks) + 1) + sign(files) + 1)]);
}

/// King's steps from one square to the other.
constexpr int distance(Square a, Square b) {
  return std::max(std::abs(a.file() - b.file()), std::abs(a.rank() - b.rank()));
}

struct Man {
  Square square;
  Piece piece;

  friend constexpr bool operator==(Man, Man) = default;
};

/// The first man that stands in that direction.
constexpr std::optional<Man> first_man(const Placement& placement, Square from, Direction direction) {
  const int squares = room(from, direction);
  for (int steps = 1; steps <= squares; ++steps) {
    const Square at = step(from, direction, steps);
    if (const auto piece = placement[at]) return Man{at, *piece};
  }
  return std::nullopt;
}

/// Does the man move any distance in that direction (FIDE 3.2 to 3.4)?
constexpr bool slides(Piece piece, Direction direction) {
  if (piece.kind() == PieceKind::Queen) return true;
  return piece.kind() == (diagonal(direction) ? PieceKind::Bishop : PieceKind::Rook);
}

/// The first man that stands in that direction is a slider of `color` that moves along the line.
constexpr bool sees_slider(const Placement& placement, Square from, Direction direction, Color color) {
  const auto man = first_man(placement, from, direction);
  return man && man->piece.color() == color && slides(man->piece, direction);
}

}  // namespace passant
