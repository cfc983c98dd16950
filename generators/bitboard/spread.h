// Writes a set of squares down as moves, one after the other, without a branch for each: branches that depend on how
// many squares there are cannot be predicted, and cost more than everything else in a list of moves.
//
// Tested by forms_test.cpp: every list against the slow twin.
#pragma once

#include "generators/bitboard/bits.h"

#if defined(__AVX512VBMI2__)
#include <immintrin.h>
#endif

namespace passant::bitboard {

/// More than the moves themselves may be written: so many, at most, after the last.
inline constexpr int kSpreadRoom = 32;

struct alignas(64) Bytes64 {
  std::uint8_t at[64];
};

namespace {

#if defined(__AVX512VBMI2__)

constexpr Bytes64 bytes_0_to_63() {
  Bytes64 bytes{};
  for (unsigned n = 0; n < 64; ++n) bytes.at[n] = static_cast<std::uint8_t>(n);
  return bytes;
}

inline constexpr Bytes64 kAllSquares = bytes_0_to_63();

/// For each square of `set` the number square * kFactor + offset: one instruction picks the bytes of the squares out of
/// those of all squares.
template <int kFactor>
inline std::uint16_t* spread(std::uint16_t* end, Bitboard set, int offset) {
  static_assert(kFactor == 64 || kFactor == 65);
  const __m512i squares = _mm512_maskz_compress_epi8(set, _mm512_load_si512(&kAllSquares));
  const auto write = [&](std::uint16_t* place, __m256i bytes) {
    const __m512i words = _mm512_cvtepu8_epi16(bytes);
    __m512i moves = _mm512_slli_epi16(words, 6);
    if constexpr (kFactor == 65) moves = _mm512_add_epi16(moves, words);
    _mm512_storeu_si512(place, _mm512_add_epi16(moves, _mm512_set1_epi16(static_cast<short>(offset))));
  };
  const unsigned size = count(set);
  write(end, _mm512_castsi512_si256(squares));
  if (size > 32) [[unlikely]]
    write(end + 32, _mm512_extracti64x4_epi64(squares, 1));  // more pawns than a game has
  return end + size;
}

#else

/// For each square of `set` the number square * kFactor + offset: eight at a time, whether there are as many or not.
template <int kFactor>
inline std::uint16_t* spread(std::uint16_t* end, Bitboard set, int offset) {
  std::uint16_t* const after = end + count(set);
  do {
    for (int n = 0; n < 8; ++n) {
      *end++ = static_cast<std::uint16_t>(lowest_or_any(set) * kFactor + offset);
      set = without_lowest(set);
    }
  } while (set != 0);
  return after;
}

#endif

}  // namespace
}  // namespace passant::bitboard
