// The parts of a Replier that are found in all directions at once, and turned back into plain sets where these are
// needed. replier_lookup.h has the same for other processors.
#pragma once

#include "generators/bitboard/replies/replier_body.h"

namespace passant::bitboard {
namespace {

template <Color kUs, class Sliders>
PASSANT_INLINE typename Replier<kUs, Sliders>::Pins Replier<kUs, Sliders>::pins_of(Compass pinned, Compass sliders,
                                                                                   Compass pawns) {
  if (!any(pinned)) return {0, sliders, pawns};
  const Bitboard men = squares_of(pinned);
  const Compass elsewhere = without(compass_of(men), pinned | turned_about(pinned));
  return {men, without(sliders, elsewhere), without(pawns, elsewhere)};
}

/// The sets are found in all directions, and six of them turned back together.
template <Color kUs, class Sliders>
PASSANT_INLINE Concerns Replier<kUs, Sliders>::concerns() const {
  const Compass edged = blockers(all_);
  const auto through = [&](Compass men) { return rays(differing_or(edged, men, load(kLastSquares)), after_king_); };
  const Compass first = rays(edged, after_king_);
  const Compass through_own = through(first & own_);
  const Compass through_any = through(first & all_);
  const Compass hidden_sliders = rays(load(kLastSquares), after_king_) & enemy_sliders_;
  const Compass uncovers = only_where_any(hidden_sliders, without(through_any & all_, own_));
  const Compass covers = only_where_any(pinned_, through_own);
  // The lines seen from each goal of the king. One that leads over another goal goes on from there.
  const Compass goals = compass_of(king_goals());
  const Compass seen_from_goals = rays(edged | goals, after(goals));
  const Compass attacked = rays(edged, after(enemy_sliders_));
  const SixSets sets = squares_of_six(through_own, seen_from_goals, uncovers, covers, touched_lines(), attacked);
  const Bitboard straight = sets.straight[1];
  const Bitboard diagonal = sets.diagonal[1];
  return {.king_lines = {.king = king_,
                         .men = us_.all,
                         .straights = them_.straights,
                         .diagonals = them_.diagonals,
                         .knights = them_.knights,
                         .pawns = them_.pawns,
                         .uncovers = sets.third,
                         .covers = sets.fourth,
                         .sees_straight = sets.straight[0],
                         .sees_diagonally = sets.diagonal[0],
                         .knight_checks = knight_checks(),
                         .pawn_checks = pawn_checks()},
          .lines = sets.fifth,
          .zone = {.any = ((straight | diagonal) & sets.sixth) | castling_squares(),
                   .straights = them_.straights,
                   .straight = straight,
                   .diagonals = them_.diagonals,
                   .diagonal = diagonal,
                   .leapers = them_.knights | them_.king,
                   .leaper = kLeaperZone.at[king_],
                   .pawns = them_.pawns,
                   .pawn = pawn_attacks<kUs>(king_goals())}};
}

/// The squares that a slider or pawn reaches or is stopped by.
template <Color kUs, class Sliders>
PASSANT_INLINE Compass Replier<kUs, Sliders>::touched_lines() const {
  const Compass lines = rays(blockers(all_), line_men_.after) & (line_men_.sliding | line_men_.pushes);
  return lines | line_men_.pushes | line_men_.captures;
}

/// As constraints.h says it.
template <Color kUs, class Sliders>
PASSANT_INLINE Constraints Replier<kUs, Sliders>::limits_of_mover() const {
  const int king = king_square(them_);
  Child now;
  now.occupied = all_;
  now.enemy_sliders = sliders_;
  Constraints limits{king, 0, ~Bitboard{0}, 0, false};
  limits.danger = slider_attacks_near<Sliders>(king, now) | knight_attacks_near(king, us_.knights) |
                  pawn_attacks<kUs>(us_.pawns) | kKingAttacks.at[king_];
  const KingView view = view_from_king(all_, load(kSquareAfter.at[king]), without(all_, own_), sliders_);
  const Bitboard on_lines = squares_of(view.pinned | view.checkers);
  limits.pinned = on_lines & them_.all;
  const Bitboard checkers = (on_lines & us_.all) | (kKnightAttacks.at[king] & us_.knights) |
                            (kPawnAttacks[static_cast<int>(kThem)].at[king] & us_.pawns);
  if (checkers != 0) {
    limits.in_check = true;
    limits.ends_check = several(checkers) ? 0 : checkers | kBetween.at[king][lowest(checkers)];
  }
  return limits;
}

}  // namespace
}  // namespace passant::bitboard
