// Attacks found by walking step by step from square to square: the slow twin of every table and trick of this
// folder. Small tables are computed from it by the compiler, the slider tables by make_slider_tables.cpp, and the
// tests compare everything fast with it.
#pragma once

#include "generators/bitboard/bits.h"

namespace passant::bitboard {
namespace {

struct Step {
  int files;
  int ranks;
};

inline constexpr Step kStraightSteps[4]{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
inline constexpr Step kDiagonalSteps[4]{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
inline constexpr Step kKnightSteps[8]{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// The squares that a man reaches from `square` in at most `limit` steps, up to and including the first occupied one.
constexpr Bitboard walk(int square, Step step, Bitboard occupied, int limit = 7) {
  Bitboard reached = 0;
  int file = square % 8 + step.files;
  int rank = square / 8 + step.ranks;
  for (; limit > 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8; --limit) {
    reached |= bit(rank * 8 + file);
    if ((reached & occupied) != 0) break;
    file += step.files;
    rank += step.ranks;
  }
  return reached;
}

template <int kCount>
constexpr Bitboard walk_all(int square, const Step (&steps)[kCount], Bitboard occupied, int limit = 7) {
  Bitboard reached = 0;
  for (const Step step : steps) reached |= walk(square, step, occupied, limit);
  return reached;
}

constexpr Bitboard slow_rook_attacks(int square, Bitboard occupied) {
  return walk_all(square, kStraightSteps, occupied);
}
constexpr Bitboard slow_bishop_attacks(int square, Bitboard occupied) {
  return walk_all(square, kDiagonalSteps, occupied);
}

/// The occupied squares that matter to a slider on `square`: the last square of a line stops it anyway.
template <int kCount>
constexpr Bitboard relevant_squares(int square, const Step (&steps)[kCount]) {
  Bitboard relevant = 0;
  for (const Step step : steps) {
    for (int length = 1; length < 7; ++length) {
      const Bitboard reached = walk(square, step, 0, length);
      if (reached != walk(square, step, 0, length + 1)) relevant |= reached;
    }
  }
  return relevant;
}

}  // namespace
}  // namespace passant::bitboard
