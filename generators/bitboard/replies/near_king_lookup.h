// Which squares round a king sliders attack, by looking up each slider.
#pragma once

#include "generators/bitboard/compass/lines.h"
#include "generators/bitboard/replies/child.h"
#include "generators/bitboard/replies/king_zone.h"

namespace passant::bitboard {
namespace {

/// The squares that the mover's sliders attack once the king has left its square.
template <class Sliders>
PASSANT_INLINE Bitboard slider_attacks_near(int king, const Child& child) {
  const Bitboard all = child.all & ~bit(king);
  Bitboard attacks = 0;
  for_each_square(child.enemy_diagonals, [&](int from) { attacks |= Sliders::bishop(from, all); });
  for_each_square(child.enemy_straights, [&](int from) { attacks |= Sliders::rook(from, all); });
  return attacks;
}

}  // namespace
}  // namespace passant::bitboard
