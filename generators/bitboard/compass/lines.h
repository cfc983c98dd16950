// What sliders and pawns can reach, counted in eight directions at once.
//
// In one direction every square is reached by at most one slider or pawn, the nearest one behind it, so the number
// of moves is the number of bits. A pawn is a slider of short range: straight ahead it is stopped by any man and
// reaches one square or two; in its two diagonal directions it reaches the next square if an enemy stands there.
#pragma once

#include "generators/bitboard/compass/compass.h"

namespace passant::bitboard {
namespace {

template <Color kUs>
inline constexpr unsigned kPushDirection = direction_bit(kUs == Color::White ? Direction::North : Direction::South);
template <Color kUs>
inline constexpr unsigned kCaptureDirections =
    kUs == Color::White ? direction_bit(Direction::Northeast) | direction_bit(Direction::Northwest)
                        : direction_bit(Direction::Southwest) | direction_bit(Direction::Southeast);

/// The bit after each man, where its line begins.
PASSANT_INLINE Compass after(Compass men) { return up_in_bytes(without(men, load(kLastSquares))); }

/// Who stops a slider: men, and the edge where two diagonals share a byte.
PASSANT_INLINE Compass blockers(Compass occupied) { return occupied | load(kLastSquares); }

/// Everything up to and including the first blocker, from the bits in `after` on.
PASSANT_INLINE Compass rays(Compass blockers, Compass after) { return minus_in_bytes(blockers, after) ^ blockers; }

/// The men of one side that move along lines, prepared for counting. Pinned men have been left out of the
/// directions in which they may not move.
struct LineMen {
  Compass after;     ///< where the line of each slider begins, and each pawn's in its push direction
  Compass goals;     ///< squares that may be moved to: not those of own men, and for a pawn only what it can reach
  Compass pushes;    ///< the squares one or two steps before a pawn: they must be empty
  Compass captures;  ///< the squares where a pawn captures: an enemy must stand there
  Compass sliding;   ///< the squares that a slider may come to: not those that a pawn shuts off
};

template <Color kUs>
PASSANT_INLINE LineMen line_men(Compass own, Compass sliders, Compass pawns) {
  const Compass after_pawns = after(pawns);
  const Compass before = only(kPushDirection<kUs>, after_pawns);
  const Compass walls = only(kPushDirection<kUs>, sliders | pawns);
  LineMen men;
  men.after = after(sliders) | before;
  men.captures = only(kCaptureDirections<kUs>, after_pawns);
  men.sliding = same(minus_in_bytes(walls, before), walls);
  // A pawn at home goes two steps when no own man stands before it; its first step is the third square of its file.
  men.pushes = before | up_in_bytes(without(before & load(kThirdSquares), own));
  men.goals = men.pushes | without(men.sliding, own);
  return men;
}

/// What the men reach. `captures` are those of men.captures where an enemy may stand.
PASSANT_INLINE Compass reach(const LineMen& men, Compass captures, Compass occupied) {
  const Compass edged = blockers(occupied);
  const Compass goals = without_both(men.goals, occupied, men.pushes);
  return with_both(differing(minus_in_bytes(edged, men.after), edged, goals), occupied, captures);
}

/// The same after an enemy has captured on `square`, one of the own men: it reaches nothing any more, the others may
/// capture there. `square_after` is the square after it in each direction.
PASSANT_INLINE Compass reach_after_capture(const LineMen& men, Compass captures, Compass occupied, Compass square,
                                           Compass square_after) {
  LineMen left = men;
  left.after = without(men.after, square_after);
  left.goals = with_both(men.goals, square, men.sliding);
  return reach(left, without(with_both(captures, men.captures, square), square_after), occupied);
}

/// What the king of one side sees along its lines: own men that are pinned, and enemies that give check, each in the
/// direction in which it stands.
struct KingView {
  Compass pinned;
  Compass checkers;
};

/// `after_king` is where the king's lines begin.
PASSANT_INLINE KingView view_from_king(Compass occupied, Compass after_king, Compass own, Compass enemy_sliders) {
  const Compass edged = blockers(occupied);
  const Compass seen = minus_in_bytes(edged, after_king);
  const Compass shields = differing(edged, seen, own);
  const Compass behind = differing_or(edged, shields, load(kLastSquares));
  const Compass pinners = differing(behind, minus_in_bytes(behind, after_king), enemy_sliders);
  return {only_where_any(pinners, shields), differing(edged, seen, enemy_sliders)};
}

}  // namespace
}  // namespace passant::bitboard
