// Eight positions side by side: a set of squares of each, in the eight words of one register, and how all of them are
// turned into one direction of the compass (directions.h). The arithmetic is that of compass_avx512.h.
//
// Tested by batch_test.cpp through count_eight.h.
#pragma once

#include "generators/bitboard/compass/turning_avx512.h"

namespace passant::bitboard {
namespace {

using Eight = Compass;

/// The same set for each position.
PASSANT_INLINE Eight each(Bitboard set) { return {_mm512_set1_epi64(static_cast<long long>(set))}; }

/// Mirrors the bits of each byte: ranks of plain sets; what is turned one way becomes turned the opposite way.
PASSANT_INLINE Eight mirrored(Eight a) { return {_mm512_gf2p8affine_epi64_epi8(a.words, each(kMirror).words, 0)}; }

/// As bits.h, and for the steps of a knight, too: a step to another file does not lead round the board.
template <int kStep>
PASSANT_INLINE Eight shifted(Eight a) {
  constexpr int kFiles = (kStep + 20) % 8 - 4;  // -2 to 2
  constexpr Bitboard kEdge = kFiles > 0 ? kFileH : kFileA;
  constexpr Bitboard kBeforeEdge = kFiles > 0 ? kFileH >> 1U : kFileA << 1U;
  if constexpr (kFiles != 0) a = without(a, each(kFiles * kFiles == 1 ? kEdge : kEdge | kBeforeEdge));
  if constexpr (kStep > 0) return {_mm512_slli_epi64(a.words, static_cast<unsigned>(kStep))};
  return {_mm512_srli_epi64(a.words, static_cast<unsigned>(-kStep))};
}

/// One of the four lines through a square, by the direction in which turning costs least; the opposite one is mirrored.
template <Direction kDirection>
struct Axis {
  static constexpr auto kNumber = static_cast<unsigned>(kDirection);
  static constexpr bool kDiagonal = (direction_bit(kDirection) & kDiagonalDirections) != 0;

  static Eight last_squares() { return each(kLastSquares.word[kNumber]); }
  static Eight last_squares_back() { return each(kLastSquares.word[kNumber ^ 1U]); }

  PASSANT_INLINE static Eight turned(Eight set) {
    if constexpr (kDirection == Direction::East) return set;
    return multiplied(kTurning.identity, choose(kTurning.low, kTurning.high, kTurning.first, set));
  }

  /// What was found in the direction and in the opposite one, turned back together; each rank is mirrored.
  PASSANT_INLINE static Eight turned_back(Eight forwards, Eight backwards) {
    if constexpr (kDirection == Direction::East) return backwards | mirrored(forwards);
    const Eight lines = multiplied(kTurning.back_transposition, forwards | mirrored(backwards));
    return choose(kTurning.back_low, kTurning.back_high, kTurning.back_first, lines);
  }

 private:
  PASSANT_INLINE static Eight multiplied(const CompassRow& by, Eight lines) {
    return {_mm512_gf2p8affine_epi64_epi8(each(by.word[kNumber]).words, lines.words, 0)};
  }
  PASSANT_INLINE static Eight choose(const CompassRow& low, const CompassRow& high, const CompassRow& first,
                                     Eight set) {
    if constexpr (!kDiagonal) return set;
    const __m512i from_low = _mm512_multishift_epi64_epi8(each(low.word[kNumber]).words, set.words);
    const __m512i from_high = _mm512_multishift_epi64_epi8(each(high.word[kNumber]).words, set.words);
    return {_mm512_ternarylogic_epi64(each(first.word[kNumber]).words, from_low, from_high, 0xCA)};
  }
};

using Ranks = Axis<Direction::East>;
using Files = Axis<Direction::South>;
using Diagonals = Axis<Direction::Northeast>;
using Antidiagonals = Axis<Direction::Northwest>;

}  // namespace
}  // namespace passant::bitboard
