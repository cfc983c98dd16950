// The squares round a king that a count of its moves asks about.
#pragma once

#include "generators/bitboard/compass/directions.h"

namespace passant::bitboard {
namespace {

/// The squares a king may step to, and from e1 and e8 those that castling crosses and ends on. Never more than eight.
constexpr SquareTable king_zones() {
  SquareTable zones = kKingAttacks;
  constexpr int kHomes[2]{4, 60};
  for (const int home : kHomes) zones.at[home] |= bit(home - 2) | bit(home + 2);
  return zones;
}

inline constexpr SquareTable kKingZone = king_zones();

/// From where a knight, pawn or king could attack the zone.
constexpr SquareTable leaper_zones() {
  SquareTable zones{};
  for (int king = 0; king < 64; ++king) {
    for_each_square(kKingZone.at[king],
                    [&](int square) { zones.at[king] |= kKnightAttacks.at[square] | kKingAttacks.at[square]; });
  }
  return zones;
}

inline constexpr SquareTable kLeaperZone = leaper_zones();

}  // namespace
}  // namespace passant::bitboard
