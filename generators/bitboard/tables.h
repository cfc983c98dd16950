// The small tables: steps of knight, king and pawns, and the squares between and in line with two squares. Computed
// by the compiler from slow_attacks.h; plain arrays, so that no function of the standard library is involved.
#pragma once

#include "generators/bitboard/slow_attacks.h"

namespace passant::bitboard {

struct SquareTable {
  Bitboard at[64];
};

struct PairTable {
  Bitboard at[64][64];
};

namespace {

template <int kCount>
constexpr SquareTable single_steps(const Step (&steps)[kCount]) {
  SquareTable table{};
  for (int square = 0; square < 64; ++square) table.at[square] = walk_all(square, steps, 0, 1);
  return table;
}

inline constexpr Step kKingSteps[8]{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
inline constexpr Step kPawnCaptures[2][2]{{{-1, 1}, {1, 1}}, {{-1, -1}, {1, -1}}};

inline constexpr SquareTable kKnightAttacks = single_steps(kKnightSteps);
inline constexpr SquareTable kKingAttacks = single_steps(kKingSteps);
inline constexpr SquareTable kPawnAttacks[2]{single_steps(kPawnCaptures[0]), single_steps(kPawnCaptures[1])};

/// Calls `visit` with each pair of squares on one line and the step that leads from the first to the second.
template <class Visit>
constexpr void for_each_aligned_pair(Visit visit) {
  for (int from = 0; from < 64; ++from) {
    for (const Step step : kKingSteps) {
      for_each_square(walk(from, step, 0), [&](int to) { visit(from, to, step); });
    }
  }
}

/// The squares strictly between two squares; none when they are not on one line.
constexpr PairTable between() {
  PairTable table{};
  for_each_aligned_pair(
      [&](int from, int to, Step step) { table.at[from][to] = walk(from, step, bit(to)) & ~bit(to); });
  return table;
}

/// The whole line through two squares from edge to edge; none when they are not on one line.
constexpr PairTable line() {
  PairTable table{};
  for_each_aligned_pair([&](int from, int to, Step step) {
    table.at[from][to] = walk(from, step, 0) | walk(from, {-step.files, -step.ranks}, 0) | bit(from);
  });
  return table;
}

inline constexpr PairTable kBetween = between();
inline constexpr PairTable kLine = line();

}  // namespace
}  // namespace passant::bitboard
