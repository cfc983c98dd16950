// The slow twin of the whole generator, for its tests: takes every step that a man could make by walking, plays it
// and looks whether the own king is attacked. Shares with the fast code only State and play().
#pragma once

#include <vector>

#include "generators/bitboard/play.h"
#include "generators/bitboard/slow_attacks.h"

namespace passant::bitboard {
namespace {

inline bool holds(Bitboard set, int square) { return (set >> static_cast<unsigned>(square) & 1U) != 0; }
inline Color color_on(const State& state, int square) {
  return holds(state.white, square) ? Color::White : Color::Black;
}
inline int step_up(Color color) { return color == Color::White ? 1 : -1; }

inline Bitboard slow_man_attacks(const State& state, int from) {
  const Bitboard all = occupied(state);
  Bitboard reached = 0;
  if (holds(state.diagonals, from)) reached |= slow_bishop_attacks(from, all);
  if (holds(state.straights, from)) reached |= slow_rook_attacks(from, all);
  if (holds(state.knights, from)) reached |= walk_all(from, kKnightSteps, all, 1);
  if (holds(state.kings, from)) {
    reached |= walk_all(from, kStraightSteps, all, 1) | walk_all(from, kDiagonalSteps, all, 1);
  }
  if (holds(state.pawns, from)) {
    const int up = step_up(color_on(state, from));
    reached |= walk(from, {-1, up}, all, 1) | walk(from, {1, up}, all, 1);
  }
  return reached;
}

inline bool slow_attacked(const State& state, int square, Color by) {
  for (int from = 0; from < 64; ++from) {
    if (holds(occupied(state), from) && color_on(state, from) == by && holds(slow_man_attacks(state, from), square)) {
      return true;
    }
  }
  return false;
}

inline bool slow_in_check(const State& state, Color color) {
  for (int square = 0; square < 64; ++square) {
    if (holds(state.kings, square) && color_on(state, square) == color) {
      return slow_attacked(state, square, color == Color::White ? Color::Black : Color::White);
    }
  }
  return false;
}

/// Where a pawn might go: captures only onto enemies and the target (FIDE 3.7).
inline Bitboard slow_pawn_targets(const State& state, int from) {
  const Bitboard all = occupied(state);
  const int up = step_up(state.to_move);
  const bool at_home = from / 8 == (state.to_move == Color::White ? 1 : 6);
  const Bitboard enemies = state.to_move == Color::White ? all & ~state.white : state.white;
  const Bitboard target = state.target == kNoTarget ? 0 : bit(state.target);
  return (walk(from, {0, up}, all, at_home ? 2 : 1) & ~all) | (slow_man_attacks(state, from) & (enemies | target));
}

inline bool slow_may_castle(const State& state, int from, int to) {
  const int right = (to > from ? 1 : 2) << (state.to_move == Color::White ? 0 : 2);
  if (from != (state.to_move == Color::White ? 4 : 60) || (state.castling & right) == 0) return false;
  const Color enemy = state.to_move == Color::White ? Color::Black : Color::White;
  const int rook = to > from ? from + 3 : from - 4;
  const int step = to > from ? 1 : -1;
  for (int square = from + step; square != rook; square += step) {
    if (holds(occupied(state), square)) return false;
  }
  for (int square = from; square != to + step; square += step) {
    if (slow_attacked(state, square, enemy)) return false;
  }
  return true;
}

inline Bitboard slow_targets(const State& state, int from) {
  if (holds(state.pawns, from)) return slow_pawn_targets(state, from);
  const Bitboard own = state.to_move == Color::White ? state.white : occupied(state) & ~state.white;
  Bitboard targets = slow_man_attacks(state, from) & ~own;
  if (holds(state.kings, from)) {
    for (const int to : {from + 2, from - 2}) {
      if (slow_may_castle(state, from, to)) targets |= bit(to);
    }
  }
  return targets;
}

/// All legal moves as from | to << 6 | promotion << 12. REQUIRES: a valid position.
inline std::vector<std::uint16_t> slow_legal_moves(const State& state) {
  std::vector<std::uint16_t> moves;
  for (int from = 0; from < 64; ++from) {
    if (!holds(occupied(state), from) || color_on(state, from) != state.to_move) continue;
    for_each_square(slow_targets(state, from), [&](int to) {
      const bool promotes = holds(state.pawns, from) && (to / 8 == 0 || to / 8 == 7);
      State after = state;
      play(after, static_cast<std::uint16_t>(from | to << 6 | (promotes ? 4 << 12 : 0)));
      if (slow_in_check(after, state.to_move)) return;
      for (int kind = promotes ? 4 : 0; kind >= (promotes ? 1 : 0); --kind) {
        moves.push_back(static_cast<std::uint16_t>(from | to << 6 | kind << 12));
      }
    });
  }
  return moves;
}

}  // namespace
}  // namespace passant::bitboard
