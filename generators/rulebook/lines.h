// Files, ranks and diagonals (FIDE 2.4), and what stands between two squares of one of them (FIDE 3.5).
#pragma once

#include <cstdlib>

#include "position/position.h"

namespace passant::rulebook {

constexpr int files_apart(Square a, Square b) { return std::abs(a.file() - b.file()); }
constexpr int ranks_apart(Square a, Square b) { return std::abs(a.rank() - b.rank()); }

constexpr bool on_one_file(Square a, Square b) { return a.file() == b.file(); }
constexpr bool on_one_rank(Square a, Square b) { return a.rank() == b.rank(); }
constexpr bool on_one_diagonal(Square a, Square b) { return files_apart(a, b) == ranks_apart(a, b); }
constexpr bool on_one_line(Square a, Square b) {
  return on_one_file(a, b) || on_one_rank(a, b) || on_one_diagonal(a, b);
}

/// How Square::index() changes with one step from `from` towards `to`. REQUIRES: on_one_line(from, to).
constexpr int step_towards(Square from, Square to) {
  const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
  return 8 * sign(to.rank() - from.rank()) + sign(to.file() - from.file());
}

/// Does a man of `color` stand there? (The same as looking at placement[square], on which most of the time goes.)
constexpr bool occupied_by(const Placement& placement, Square square, Color color) {
  const unsigned code = placement.codes()[static_cast<unsigned>(square.index())];  // Piece::code, 0 when empty
  return code != 0 && code >> 3U == static_cast<unsigned>(color);
}

/// 3.5: does a man intervene, that is, stand between the two squares? REQUIRES: on_one_line(from, to).
constexpr bool man_between(const Placement& placement, Square from, Square to) {
  const int step = step_towards(from, to);
  for (int index = from.index() + step; index != to.index(); index += step) {
    if (!placement.empty(Square::from_index(index))) return true;
  }
  return false;
}

}  // namespace passant::rulebook
