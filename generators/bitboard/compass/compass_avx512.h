// A set of squares in eight directions (directions.h) in one 512-bit register, and the operations on it.
// compass_parts.h has the same functions for other processors.
//
// Needs AVX-512 F, BW, DQ, VL, VBMI, BITALG, VPOPCNTDQ and GFNI (Intel Ice Lake, AMD Zen 4 and later).
// Tested by compass_test.cpp through the form that uses it.
#pragma once

#include <immintrin.h>

#include "generators/bitboard/compass/directions.h"

namespace passant::bitboard {
namespace {

struct Compass {
  __m512i words;
};

/// Any function of three bits, by its truth table: bit 4 a + 2 b + c of kTable.
template <int kTable>
PASSANT_INLINE Compass logic(Compass a, Compass b, Compass c) {
  return {_mm512_ternarylogic_epi64(a.words, b.words, c.words, kTable)};
}

PASSANT_INLINE Compass load(const CompassRow& row) { return {_mm512_load_si512(&row)}; }
PASSANT_INLINE void store(CompassRow& row, Compass a) { _mm512_store_si512(&row, a.words); }
PASSANT_INLINE Compass no_squares() { return {_mm512_setzero_si512()}; }

PASSANT_INLINE Compass operator&(Compass a, Compass b) { return {_mm512_and_si512(a.words, b.words)}; }
PASSANT_INLINE Compass operator|(Compass a, Compass b) { return {_mm512_or_si512(a.words, b.words)}; }
PASSANT_INLINE Compass operator^(Compass a, Compass b) { return {_mm512_xor_si512(a.words, b.words)}; }

/// a & ~b
PASSANT_INLINE Compass without(Compass a, Compass b) { return {_mm512_andnot_si512(b.words, a.words)}; }
/// (a & ~b) | c
PASSANT_INLINE Compass replaced(Compass a, Compass b, Compass c) { return logic<0xBA>(a, b, c); }
/// (a ^ b) & c
PASSANT_INLINE Compass differing(Compass a, Compass b, Compass c) { return logic<0x28>(a, b, c); }
/// (a ^ b) | c
PASSANT_INLINE Compass differing_or(Compass a, Compass b, Compass c) { return logic<0xBE>(a, b, c); }
/// a | (b & c)
PASSANT_INLINE Compass with_both(Compass a, Compass b, Compass c) { return logic<0xF8>(a, b, c); }
/// a & ~(b & c)
PASSANT_INLINE Compass without_both(Compass a, Compass b, Compass c) { return logic<0x70>(a, b, c); }
/// ~(a ^ b)
PASSANT_INLINE Compass same(Compass a, Compass b) { return logic<0xC3>(a, b, a); }

PASSANT_INLINE Compass minus_in_bytes(Compass a, Compass b) { return {_mm512_sub_epi8(a.words, b.words)}; }
/// Each bit one up in its byte.
PASSANT_INLINE Compass up_in_bytes(Compass a) { return {_mm512_add_epi8(a.words, a.words)}; }

/// `a` in some directions, nothing in the others.
PASSANT_INLINE Compass only(unsigned directions, Compass a) {
  return {_mm512_maskz_mov_epi64(static_cast<__mmask8>(directions), a.words)};
}
/// `a` in the directions in which there is any `b`.
PASSANT_INLINE Compass only_where_any(Compass b, Compass a) {
  return {_mm512_maskz_mov_epi64(_mm512_test_epi64_mask(b.words, b.words), a.words)};
}
/// (a & ~b) | c in some directions, `a` in the others.
PASSANT_INLINE Compass replaced_in(unsigned directions, Compass a, Compass b, Compass c) {
  return {_mm512_mask_ternarylogic_epi64(a.words, static_cast<__mmask8>(directions), b.words, c.words, 0xBA)};
}

/// The directions in which there is anything.
PASSANT_INLINE unsigned directions_of(Compass a) { return _mm512_test_epi64_mask(a.words, a.words); }
PASSANT_INLINE bool any(Compass a) { return directions_of(a) != 0; }

/// Counts bits of many sets.
class Tally {
 public:
  PASSANT_INLINE void add(Compass a) { counts_ = _mm512_add_epi64(counts_, _mm512_popcnt_epi64(a.words)); }
  PASSANT_INLINE void add_thrice(Compass a) {
    const __m512i count = _mm512_popcnt_epi64(a.words);
    counts_ = _mm512_add_epi64(counts_, _mm512_add_epi64(count, _mm512_add_epi64(count, count)));
  }
  PASSANT_INLINE std::uint64_t total() const { return static_cast<std::uint64_t>(_mm512_reduce_add_epi64(counts_)); }

 private:
  __m512i counts_ = _mm512_setzero_si512();
};

}  // namespace
}  // namespace passant::bitboard
