// From plain sets of squares to the eight directions and back (directions.h), for processors with AVX-512 and GFNI:
// ranks are turned by choosing bytes at any bit, and files made ranks by a multiplication of bit matrices.
//
// Tested by compass_test.cpp through the form that uses it.
#pragma once

#include "generators/bitboard/compass/compass_avx512.h"

namespace passant::bitboard {
namespace {

/// How a set of squares is turned into the eight directions. Files and diagonals are made ranks by turning a row of
/// eight bytes of eight bits; `identity` multiplies by a matrix of bits, which has the effect of a transposition.
struct Turning {
  CompassRow low;    ///< where each byte of a direction starts in the set …
  CompassRow high;   ///< … and where its other part does, for the diagonals that share a byte
  CompassRow first;  ///< the bits that come from `low`
  CompassRow identity;
  CompassRow along_ranks;  ///< East: as it is; West: mirrored
  // The way back.
  CompassRow back_low;
  CompassRow back_high;
  CompassRow back_first;
  CompassRow back_transposition;
  CompassRow back_along_ranks;  ///< East: mirrored; West: as it is
};

constexpr Turning turning() {
  Turning turning{};
  for (unsigned direction = 2; direction < 8; ++direction) {
    const auto put = [direction](CompassRow& row, unsigned at, unsigned value) {
      row.word[direction] |= Bitboard{value & 0xFFU} << (8 * at);
    };
    for (unsigned rank = 0; rank < 8; ++rank) {
      const unsigned byte = (direction & 1U) != 0 ? rank : 7 - rank;
      const unsigned turned = direction < 4 ? 0 : direction < 6 ? rank : (8 - rank) & 7U;
      put(turning.low, byte, (rank * 8 + turned) & 63U);
      put(turning.high, byte, (rank * 8 + turned - 8) & 63U);
      put(turning.first, byte, 0xFFU >> turned);
      put(turning.back_low, rank, (byte * 8 + turned) & 63U);
      put(turning.back_high, rank, (byte * 8 + turned - 8) & 63U);
      put(turning.back_first, rank, 0xFFU >> turned);
    }
  }
  for (unsigned line = 0; line < 8; ++line) {
    for (Bitboard& word : turning.identity.word) word |= Bitboard{1} << (9 * line);
    for (Bitboard& word : turning.back_transposition.word) word |= Bitboard{1} << (8 * line + 7 - line);
    turning.back_along_ranks.word[1] |= Bitboard{1} << (8 * (7 - line) + line);
    turning.back_along_ranks.word[0] |= Bitboard{1} << (9 * (7 - line));
    turning.along_ranks.word[0] |= Bitboard{1} << (8 * (7 - line) + line);
    turning.along_ranks.word[1] |= Bitboard{1} << (9 * (7 - line));
  }
  return turning;
}

inline constexpr Turning kTurning = turning();

/// Of the forward directions each twice.
constexpr Turning turning_two() {
  Turning two{};
  for (unsigned word = 0; word < 8; ++word) {
    const unsigned direction = word & ~1U;
    two.back_low.word[word] = kTurning.back_low.word[direction];
    two.back_high.word[word] = kTurning.back_high.word[direction];
    two.back_first.word[word] = kTurning.back_first.word[direction];
    two.back_transposition.word[word] = kTurning.back_transposition.word[direction];
    two.back_along_ranks.word[word] = kTurning.back_along_ranks.word[direction];
  }
  return two;
}

inline constexpr Turning kTurningTwo = turning_two();

/// A matrix of bits that mirrors the bits of each byte.
inline constexpr Bitboard kMirror = 0x8040'2010'0804'0201;

PASSANT_INLINE Compass turned(__m512i set) {
  const __m512i low = _mm512_multishift_epi64_epi8(load(kTurning.low).words, set);
  const __m512i high = _mm512_multishift_epi64_epi8(load(kTurning.high).words, set);
  const __m512i lines = _mm512_ternarylogic_epi64(load(kTurning.first).words, low, high, 0xCA);
  const __m512i all = _mm512_gf2p8affine_epi64_epi8(load(kTurning.identity).words, lines, 0);
  return {_mm512_mask_gf2p8affine_epi64_epi8(all, 0xFFFF, set, load(kTurning.along_ranks).words, 0)};
}

PASSANT_INLINE Compass compass_of(Bitboard set) { return turned(_mm512_set1_epi64(static_cast<long long>(set))); }

/// Sliders: each in the directions in which it moves.
PASSANT_INLINE Compass compass_of_sliders(Bitboard straights, Bitboard diagonals) {
  const __m512i all = _mm512_set1_epi64(static_cast<long long>(straights));
  return turned(_mm512_mask_set1_epi64(all, kDiagonalDirections, static_cast<long long>(diagonals)));
}

/// Turned back: in each word the squares that are set in that direction, each rank mirrored.
PASSANT_INLINE __m512i turned_back(Compass a) {
  const __m512i lines = _mm512_gf2p8affine_epi64_epi8(load(kTurning.back_transposition).words, a.words, 0);
  const __m512i low = _mm512_multishift_epi64_epi8(load(kTurning.back_low).words, lines);
  const __m512i high = _mm512_multishift_epi64_epi8(load(kTurning.back_high).words, lines);
  const __m512i all = _mm512_ternarylogic_epi64(load(kTurning.back_first).words, low, high, 0xCA);
  return _mm512_mask_gf2p8affine_epi64_epi8(all, 0xFFFF, a.words, load(kTurning.back_along_ranks).words, 0);
}

/// The squares that are set in any direction.
PASSANT_INLINE Bitboard squares_of(Compass a) {
  const __m512i mirrored = turned_back(a);
  const __m256i four = _mm256_or_si256(_mm512_castsi512_si256(mirrored), _mm512_extracti64x4_epi64(mirrored, 1));
  __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
  two = _mm_or_si128(two, _mm_unpackhi_epi64(two, two));
  const __m128i mirror = _mm_set1_epi64x(static_cast<long long>(kMirror));
  return static_cast<Bitboard>(_mm_cvtsi128_si64(_mm_gf2p8affine_epi64_epi8(two, mirror, 0)));
}

/// Two sets with opposite directions taken together, in the words of the forward ones, turned back and mirrored as
/// above. The words are those of a and b in turn: a east, b east, a north, b north, a northeast …
PASSANT_INLINE __m512i two_turned_back(Compass a, Compass b) {
  const __m512i mirror = _mm512_set1_epi64(static_cast<long long>(kMirror));
  const __m512i forwards = _mm512_unpacklo_epi64(a.words, b.words);
  const __m512i backwards = _mm512_unpackhi_epi64(a.words, b.words);
  const __m512i both = _mm512_or_si512(forwards, _mm512_gf2p8affine_epi64_epi8(backwards, mirror, 0));
  const __m512i lines = _mm512_gf2p8affine_epi64_epi8(load(kTurningTwo.back_transposition).words, both, 0);
  const __m512i low = _mm512_multishift_epi64_epi8(load(kTurningTwo.back_low).words, lines);
  const __m512i high = _mm512_multishift_epi64_epi8(load(kTurningTwo.back_high).words, lines);
  const __m512i all = _mm512_ternarylogic_epi64(load(kTurningTwo.back_first).words, low, high, 0xCA);
  return _mm512_mask_gf2p8affine_epi64_epi8(all, 0xFFFF, both, load(kTurningTwo.back_along_ranks).words, 0);
}

/// Eight plain sets in one cache line.
struct alignas(64) SixSets {
  Bitboard straight[2];  ///< the squares of the first and of the second that are set in straight directions …
  Bitboard diagonal[2];  ///< … and in diagonal ones
  Bitboard third;
  Bitboard fourth;
  Bitboard fifth;
  Bitboard sixth;
};

/// As squares_of, for six sets that share the steps: less than half of the work. The result is read from memory, whose
/// loads leave the two ports alone that 512-bit arithmetic needs.
PASSANT_INLINE SixSets squares_of_six(Compass a, Compass b, Compass c, Compass d, Compass e, Compass f) {
  const __m512i first = two_turned_back(a, b);
  const __m512i middle = two_turned_back(c, d);
  const __m512i last = two_turned_back(e, f);
  const auto either = [](__m512i x, __m512i y) { return _mm512_or_si512(x, y); };
  const __m512i others = either(_mm512_shuffle_i64x2(middle, last, 0x44), _mm512_shuffle_i64x2(middle, last, 0xEE));
  const __m512i mirrored = either(_mm512_shuffle_i64x2(first, others, 0x88), _mm512_shuffle_i64x2(first, others, 0xDD));
  const __m512i mirror = _mm512_set1_epi64(static_cast<long long>(kMirror));
  SixSets sets;
  _mm512_store_si512(&sets, _mm512_gf2p8affine_epi64_epi8(mirrored, mirror, 0));
  return sets;
}

/// The same squares in the opposite directions.
PASSANT_INLINE Compass turned_about(Compass a) {
  const __m512i mirror = _mm512_set1_epi64(static_cast<long long>(kMirror));
  return {_mm512_gf2p8affine_epi64_epi8(_mm512_shuffle_epi32(a.words, _MM_PERM_BADC), mirror, 0)};
}

}  // namespace
}  // namespace passant::bitboard
