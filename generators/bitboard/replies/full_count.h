// All replies to one move, with nothing shared between children: for moves that give check, make or end a pin, and
// for those that are more than one man's step.
#pragma once

#include "generators/bitboard/replies/replier_parts.h"

namespace passant::bitboard {
namespace {

/// Where a move of another man than the king ends the check (FIDE 3.9). REQUIRES: there is one checker.
template <Color kUs, class Sliders>
PASSANT_INLINE Bitboard Replier<kUs, Sliders>::ends_check(const Child& child, Compass checkers,
                                                          unsigned directions) const {
  if (directions == 0) return child.leaper_checker;
  CompassRow row;
  store(row, checkers);
  const auto direction = static_cast<unsigned>(lowest(directions));
  const int checker = kSquareOfIndex.at[direction][lowest(row.word[direction])];
  return kBetween.at[king_][checker] | bit(checker);
}

template <Color kUs, class Sliders>
PASSANT_INLINE std::uint64_t Replier<kUs, Sliders>::count_in_full(const Child& child, Tally& tally) const {
  const KingView view = view_from_king(child.occupied, after_king_, child.own, child.enemy_sliders);
  const unsigned directions = directions_of(view.checkers);
  const unsigned checkers = count(directions) + count(child.leaper_checker);
  const Bitboard attacked = danger(child);
  std::uint64_t moves = king_steps(child, attacked);
  if (checkers == 0) moves += castling_moves(child, attacked);
  if (checkers > 1) return moves;

  const Compass taken = without(own_, child.own);
  const Pins pins = pins_of(view.pinned, without(sliders_, taken), without(pawns_, taken));
  const LineMen men = line_men<kUs>(child.own, pins.sliders, pins.pawns);
  Compass line_moves = reach(men, without(men.captures, child.own), child.occupied);
  Bitboard targets = ~(us_.all & ~child.taken);
  if (checkers == 1) {
    const Bitboard ends = ends_check(child, view.checkers, directions);
    targets &= ends;
    line_moves = line_moves & compass_of(ends);
  }
  for_each_square(us_.knights & ~child.taken & ~pins.men,
                  [&](int from) { moves += count(kKnightAttacks.at[from] & targets); });
  tally_moves(tally, line_moves, men);
  return moves;
}

template <Color kUs, class Sliders>
[[gnu::noinline]] std::uint64_t Replier<kUs, Sliders>::count_in_full(const Child& child) const {
  Tally tally;
  const std::uint64_t others = count_in_full(child, tally);
  return others + tally.total();
}

template <Color kUs, class Sliders>
[[gnu::noinline]] std::uint64_t Replier<kUs, Sliders>::count_promotions(int from, int to) const {
  std::uint64_t moves = 0;
  for (const Man man : {Man::Queen, Man::Rook, Man::Bishop, Man::Knight}) {
    moves += count_in_full(moved(Man::Pawn, man, from, to));
  }
  return moves;
}

}  // namespace
}  // namespace passant::bitboard
