// Which squares round a king sliders attack: the eight directions of eight squares are 64 bits, picked out of a
// Compass by one instruction. near_king_lookup.h has the same function for other processors.
#pragma once

#include "generators/bitboard/compass/lines.h"
#include "generators/bitboard/replies/child.h"
#include "generators/bitboard/replies/king_zone.h"

namespace passant::bitboard {
namespace {

/// For each direction, in eight bytes, where the squares of the zone stand in its word, lowest square first.
constexpr CompassTable king_zone_indices() {
  CompassTable table{};
  for (int king = 0; king < 64; ++king) {
    for (int direction = 0; direction < 8; ++direction) {
      Bitboard zone = kKingZone.at[king];
      for (unsigned place = 0; zone != 0; zone = without_lowest(zone), ++place) {
        const int index = compass_index(static_cast<Direction>(direction), lowest(zone));
        table.at[king].word[direction] |= static_cast<Bitboard>(index) << (8 * place);
      }
    }
  }
  return table;
}

inline constexpr CompassTable kKingZoneIndices = king_zone_indices();

/// From where a knight attacks each square of the zone, lowest square first.
constexpr CompassTable knights_of_zones() {
  CompassTable table{};
  for (int king = 0; king < 64; ++king) {
    int place = 0;
    for_each_square(kKingZone.at[king], [&](int square) { table.at[king].word[place++] = kKnightAttacks.at[square]; });
  }
  return table;
}

inline constexpr CompassTable kKnightsOfZones = knights_of_zones();

/// The squares of kKingZone that the mover's sliders attack once the king has left its square.
template <class Sliders>
PASSANT_INLINE Bitboard slider_attacks_near(int king, const Child& child) {
  const Compass edged = replaced(child.occupied, load(kSquare.at[king]), load(kLastSquares));
  const Compass attacks = rays(edged, after(child.enemy_sliders));
  Bitboard hits = _cvtmask64_u64(_mm512_bitshuffle_epi64_mask(attacks.words, load(kKingZoneIndices.at[king]).words));
  hits |= hits >> 32U;
  hits |= hits >> 16U;
  hits |= hits >> 8U;
  return _pdep_u64(hits & 0xFFU, kKingZone.at[king]);
}

/// The squares of kKingZone that knights attack, all eight asked about at once.
PASSANT_INLINE Bitboard knight_attacks_near(int king, Bitboard knights) {
  const __m512i all = _mm512_set1_epi64(static_cast<long long>(knights));
  const __mmask8 hits = _mm512_test_epi64_mask(load(kKnightsOfZones.at[king]).words, all);
  return _pdep_u64(hits, kKingZone.at[king]);
}

}  // namespace
}  // namespace passant::bitboard
