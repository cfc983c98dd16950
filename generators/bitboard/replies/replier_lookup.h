// The parts of a Replier that look up each slider. replier_avx512.h has the same for processors that find all of them
// in all directions at once.
#pragma once

#include "generators/bitboard/replies/replier_body.h"

namespace passant::bitboard {
namespace {

template <Color kUs, class Sliders>
PASSANT_INLINE typename Replier<kUs, Sliders>::Pins Replier<kUs, Sliders>::pins_of(Compass pinned, Compass sliders,
                                                                                   Compass pawns) {
  Pins pins{0, sliders, pawns};
  unsigned directions = directions_of(pinned);
  if (directions == 0) return pins;
  CompassRow row;
  store(row, pinned);
  for (; directions != 0; directions &= directions - 1) {
    const auto direction = static_cast<unsigned>(lowest(directions));
    const int square = kSquareOfIndex.at[direction][lowest(row.word[direction])];
    const Compass elsewhere = only(0xFFU & ~(3U << (direction & ~1U)), load(kSquare.at[square]));
    pins.men |= bit(square);
    pins.sliders = without(pins.sliders, elsewhere);
    pins.pawns = without(pins.pawns, elsewhere);
  }
  return pins;
}

template <Color kUs, class Sliders>
PASSANT_INLINE Concerns Replier<kUs, Sliders>::concerns() const {
  Concerns concerns{};
  // From the king to the second man on each line; if the first is an enemy, what is behind it does not matter.
  const Bitboard seen = Sliders::queen(king_, occupied_);
  const Bitboard seen_through = seen | Sliders::queen(king_, occupied_ & ~(seen & us_.all));
  concerns.king_lines.uncovers = seen_through;
  concerns.king_lines.covers = seen_through;
  concerns.king_lines.knight_checks = knight_checks();
  concerns.king_lines.pawn_checks = pawn_checks();
  const Bitboard single = shifted<kUp<kUs>>(us_.pawns);
  concerns.lines = single | shifted<kUp<kUs>>(single & kThirdRank) | pawn_attacks<kUs>(us_.pawns);
  for_each_square(us_.diagonals, [&](int from) { concerns.lines |= Sliders::bishop(from, occupied_); });
  for_each_square(us_.straights, [&](int from) { concerns.lines |= Sliders::rook(from, occupied_); });
  concerns.zone.any = king_goals() | castling_squares();
  for_each_square(king_goals(), [&](int square) { concerns.zone.any |= Sliders::queen(square, occupied_); });
  concerns.zone.leaper = kLeaperZone.at[king_];
  return concerns;
}

template <Color kUs, class Sliders>
PASSANT_INLINE Constraints Replier<kUs, Sliders>::limits_of_mover() const {
  return constraints<kThem, Sliders>(them_, us_);
}

}  // namespace
}  // namespace passant::bitboard
