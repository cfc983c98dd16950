// A set of squares in eight directions (directions.h) in two registers of 256 bits or four of 128, and the operations
// on it: the same functions as in compass_avx512.h, which says more. Written with the compiler's vectors, so that it
// works on any processor.
//
// Tested by compass_test.cpp through the forms that use it.
#pragma once

#include "generators/bitboard/compass/directions.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace passant::bitboard {
namespace {

#if defined(__AVX2__)
inline constexpr int kPartBytes = 32;
#else
inline constexpr int kPartBytes = 16;
#endif
inline constexpr int kParts = 64 / kPartBytes;
inline constexpr int kPartWords = 8 / kParts;

// may_alias: a part of a CompassRow is read and written as one of these.
using Words [[gnu::vector_size(kPartBytes), gnu::may_alias]] = std::uint64_t;
using Bytes [[gnu::vector_size(kPartBytes), gnu::may_alias]] = std::uint8_t;

struct Compass {
  Words part[kParts];
};

/// What `f` makes of each part, given its number.
template <class F>
PASSANT_INLINE Compass each_part(F f) {
  if constexpr (kParts == 2) {
    return {{f(0), f(1)}};
  } else {
    return {{f(0), f(1), f(2), f(3)}};
  }
}

PASSANT_INLINE Compass load(const CompassRow& row) {
  return each_part([&](int n) { return *reinterpret_cast<const Words*>(&row.word[n * kPartWords]); });
}
PASSANT_INLINE void store(CompassRow& row, const Compass& a) {
  for (int n = 0; n < kParts; ++n) *reinterpret_cast<Words*>(&row.word[n * kPartWords]) = a.part[n];
}
PASSANT_INLINE Compass no_squares() {
  return each_part([](int) { return Words{}; });
}

PASSANT_INLINE Compass operator&(const Compass& a, const Compass& b) {
  return each_part([&](int n) { return a.part[n] & b.part[n]; });
}
PASSANT_INLINE Compass operator|(const Compass& a, const Compass& b) {
  return each_part([&](int n) { return a.part[n] | b.part[n]; });
}
PASSANT_INLINE Compass operator^(const Compass& a, const Compass& b) {
  return each_part([&](int n) { return a.part[n] ^ b.part[n]; });
}

/// a & ~b
PASSANT_INLINE Compass without(const Compass& a, const Compass& b) {
  return each_part([&](int n) { return a.part[n] & ~b.part[n]; });
}
/// (a & ~b) | c
PASSANT_INLINE Compass replaced(const Compass& a, const Compass& b, const Compass& c) { return without(a, b) | c; }
/// (a ^ b) & c
PASSANT_INLINE Compass differing(const Compass& a, const Compass& b, const Compass& c) { return (a ^ b) & c; }
/// (a ^ b) | c
PASSANT_INLINE Compass differing_or(const Compass& a, const Compass& b, const Compass& c) { return (a ^ b) | c; }
/// a | (b & c)
PASSANT_INLINE Compass with_both(const Compass& a, const Compass& b, const Compass& c) { return a | (b & c); }
/// a & ~(b & c)
PASSANT_INLINE Compass without_both(const Compass& a, const Compass& b, const Compass& c) { return without(a, b & c); }
/// ~(a ^ b)
PASSANT_INLINE Compass same(const Compass& a, const Compass& b) {
  return each_part([&](int n) { return ~(a.part[n] ^ b.part[n]); });
}

PASSANT_INLINE Compass minus_in_bytes(const Compass& a, const Compass& b) {
  return each_part([&](int n) {
    return reinterpret_cast<Words>(reinterpret_cast<Bytes>(a.part[n]) - reinterpret_cast<Bytes>(b.part[n]));
  });
}
/// Each bit one up in its byte.
PASSANT_INLINE Compass up_in_bytes(const Compass& a) {
  return each_part([&](int n) {
    return reinterpret_cast<Words>(reinterpret_cast<Bytes>(a.part[n]) + reinterpret_cast<Bytes>(a.part[n]));
  });
}

struct DirectionMasks {
  CompassRow at[256];
};

constexpr DirectionMasks direction_masks() {
  DirectionMasks masks{};
  for (unsigned directions = 0; directions < 256; ++directions) {
    for (unsigned direction = 0; direction < 8; ++direction) {
      if ((directions >> direction & 1U) != 0) masks.at[directions].word[direction] = ~Bitboard{0};
    }
  }
  return masks;
}

inline constexpr DirectionMasks kDirectionMasks = direction_masks();

/// `a` in some directions, nothing in the others.
PASSANT_INLINE Compass only(unsigned directions, const Compass& a) { return a & load(kDirectionMasks.at[directions]); }
/// `a` in the directions in which there is any `b`.
PASSANT_INLINE Compass only_where_any(const Compass& b, const Compass& a) {
  return each_part([&](int n) { return a.part[n] & reinterpret_cast<Words>(b.part[n] != 0); });
}
/// (a & ~b) | c in some directions, `a` in the others.
PASSANT_INLINE Compass replaced_in(unsigned directions, const Compass& a, const Compass& b, const Compass& c) {
  const Compass mask = load(kDirectionMasks.at[directions]);
  return without(a, b & mask) | (c & mask);
}

/// The directions in which there is anything.
PASSANT_INLINE unsigned directions_of(const Compass& a) {
  unsigned directions = 0;
  for (unsigned direction = 0; direction < 8; ++direction) {
    directions |= (a.part[direction / kPartWords][direction % kPartWords] != 0 ? 1U : 0U) << direction;
  }
  return directions;
}
PASSANT_INLINE bool any(const Compass& a) {
  Words all = a.part[0];
  for (int n = 1; n < kParts; ++n) all |= a.part[n];
  Bitboard word = all[0];
  for (int n = 1; n < kPartWords; ++n) word |= all[n];
  return word != 0;
}

PASSANT_INLINE Compass compass_of(Bitboard set) {
  Compass all = no_squares();
  for_each_square(set, [&](int square) { all = all | load(kSquare.at[square]); });
  return all;
}

/// Sliders: each in the directions in which it moves.
PASSANT_INLINE Compass compass_of_sliders(Bitboard straights, Bitboard diagonals) {
  return only(kStraightDirections, compass_of(straights)) | only(kDiagonalDirections, compass_of(diagonals));
}

/// The set bits of each byte, in the byte: pairs, fours and eights of bits added up (Hacker's Delight, 5-1).
PASSANT_INLINE Bytes bits_in_bytes(Words words) {
#if defined(__AVX2__)
  const __m256i counts_of_four = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                                  0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i low = _mm256_set1_epi8(0x0F);
  const __m256i all = reinterpret_cast<__m256i>(words);
  const __m256i lower = _mm256_shuffle_epi8(counts_of_four, _mm256_and_si256(all, low));
  const __m256i upper = _mm256_shuffle_epi8(counts_of_four, _mm256_and_si256(_mm256_srli_epi16(all, 4), low));
  return reinterpret_cast<Bytes>(_mm256_add_epi8(lower, upper));
#else
  constexpr std::uint64_t kPairs = 0x5555'5555'5555'5555;
  constexpr std::uint64_t kFours = 0x3333'3333'3333'3333;
  constexpr std::uint64_t kEights = 0x0F0F'0F0F'0F0F'0F0F;
  words -= words >> 1U & kPairs;
  words = (words & kFours) + (words >> 2U & kFours);
  return reinterpret_cast<Bytes>((words + (words >> 4U)) & kEights);
#endif
}

/// Counts bits of many sets.
class Tally {
 public:
  PASSANT_INLINE void add(const Compass& a) { counts_ += sums(a); }
  PASSANT_INLINE void add_thrice(const Compass& a) {
    const Words sum = sums(a);
    counts_ += sum + sum + sum;
  }
  PASSANT_INLINE std::uint64_t total() const {
    std::uint64_t total = 0;
    for (int n = 0; n < kPartWords; ++n) total += counts_[n];
    return total;
  }

 private:
  /// The set bits of eight bytes, added up in words.
  PASSANT_INLINE static Words sums(const Compass& a) {
    Bytes counts = bits_in_bytes(a.part[0]);
    for (int n = 1; n < kParts; ++n) counts += bits_in_bytes(a.part[n]);
#if defined(__AVX2__)
    return reinterpret_cast<Words>(_mm256_sad_epu8(reinterpret_cast<__m256i>(counts), _mm256_setzero_si256()));
#else
    // No byte is above 32: the sum fits the uppermost byte after a multiplication by ones.
    constexpr std::uint64_t kOddBytes = 0x00FF'00FF'00FF'00FF;
    const Words words = reinterpret_cast<Words>(counts);
    Words pairs = (words & kOddBytes) + (words >> 8U & kOddBytes);
    pairs += pairs >> 16U;
    pairs += pairs >> 32U;
    return pairs & 0xFFFF;
#endif
  }

  Words counts_{};
};

}  // namespace
}  // namespace passant::bitboard
