// What makes a move legal without trying it (FIDE 3.9): the squares where the king must not go, the squares that end
// a check, and the men that are pinned.
#pragma once

#include "generators/bitboard/state.h"
#include "generators/bitboard/tables.h"

namespace passant::bitboard {
namespace {

struct Constraints {
  int king;
  Bitboard danger;      ///< squares that the opponent attacks once the king has left its own
  Bitboard ends_check;  ///< where a move of another man leaves no check: everywhere, or on the checker or before it
  Bitboard pinned;      ///< own men that may only move along the line through the king
  bool in_check;
};

template <Color kWhose>
constexpr Bitboard pawn_attacks(Bitboard pawns) {
  return shifted<kUp<kWhose> - 1>(pawns) | shifted<kUp<kWhose> + 1>(pawns);
}

/// Everything that `men` attack through the squares that are not `occupied` (FIDE 3.1.2).
template <Color kWhose, class Sliders>
Bitboard attacks_of(const Men& men, Bitboard occupied) {
  Bitboard attacked = pawn_attacks<kWhose>(men.pawns);
  for_each_square(men.king, [&](int square) { attacked |= kKingAttacks.at[square]; });
  for_each_square(men.knights, [&](int square) { attacked |= kKnightAttacks.at[square]; });
  for_each_square(men.diagonals, [&](int square) { attacked |= Sliders::bishop(square, occupied); });
  for_each_square(men.straights, [&](int square) { attacked |= Sliders::rook(square, occupied); });
  return attacked;
}

/// Looks from the king along its lines through the own men to the first enemy. A slider there gives check when
/// nothing stands between, and pins when one man does.
template <Color kUs, class Sliders>
Constraints constraints(const Men& us, const Men& them) {
  const int king = king_square(us);
  const Bitboard danger = attacks_of<kOpponent<kUs>, Sliders>(them, (us.all ^ us.king) | them.all);
  Bitboard checkers =
      (kKnightAttacks.at[king] & them.knights) | (kPawnAttacks[static_cast<int>(kUs)].at[king] & them.pawns);
  Bitboard ends_check = checkers;
  Bitboard pinned = 0;
  const auto look_at = [&](int slider) {
    const Bitboard between = kBetween.at[king][slider];
    const Bitboard shields = between & us.all;
    if (shields == 0) checkers |= bit(slider), ends_check |= between | bit(slider);
    if (!several(shields)) pinned |= shields;
  };
  for_each_square(Sliders::bishop(king, them.all) & them.diagonals, look_at);
  for_each_square(Sliders::rook(king, them.all) & them.straights, look_at);
  if (checkers == 0) ends_check = ~Bitboard{0};
  if (several(checkers)) ends_check = 0;
  return {king, danger, ends_check, pinned, checkers != 0};
}

}  // namespace
}  // namespace passant::bitboard
