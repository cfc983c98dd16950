// Sets of squares in 64-bit words ("bitboards") and the few operations on them. Bit n is Square::index() n:
//
//   rank 8  56 57 58 59 60 61 62 63
//           ..                   ..
//   rank 1   0  1  2  3  4  5  6  7
//           a  b  c  d  e  f  g  h
//
// Everything in the headers of this folder that contains code stands in an unnamed namespace: the same headers are
// compiled several times, for several instruction sets, and no linker may ever merge those copies (forms.h).
#pragma once

#include <cstdint>

#include "position/color.h"

/// For the hot paths, whose values are to stay in registers: such a function becomes part of its caller.
#define PASSANT_INLINE [[gnu::always_inline]] inline

namespace passant::bitboard {

using Bitboard = std::uint64_t;

namespace {

inline constexpr Bitboard kFileA = 0x0101'0101'0101'0101;
inline constexpr Bitboard kFileH = kFileA << 7U;
inline constexpr Bitboard kRank1 = 0xFF;
inline constexpr Bitboard kRank8 = kRank1 << 56U;

constexpr Bitboard bit(int square) { return Bitboard{1} << static_cast<unsigned>(square); }

/// The squares that a shift to the left or right would carry around the edge of the board are cleared.
template <int kStep>
constexpr Bitboard shifted(Bitboard set) {
  constexpr int kFiles = (kStep + 12) % 8 - 4;  // -1, 0 or 1 for the steps of a king
  static_assert(kFiles >= -1 && kFiles <= 1);
  if constexpr (kStep > 0) set <<= static_cast<unsigned>(kStep);
  if constexpr (kStep < 0) set >>= static_cast<unsigned>(-kStep);
  if constexpr (kFiles > 0) set &= ~kFileA;
  if constexpr (kFiles < 0) set &= ~kFileH;
  return set;
}

constexpr int lowest(Bitboard set) { return __builtin_ctzll(set); }
/// Any square when there is none: for code that does not look first.
constexpr int lowest_or_any(Bitboard set) { return lowest(set | bit(63)); }
constexpr Bitboard without_lowest(Bitboard set) { return set & (set - 1); }
constexpr bool several(Bitboard set) { return without_lowest(set) != 0; }

#if defined(__POPCNT__) || !defined(__x86_64__)
constexpr unsigned count(Bitboard set) { return static_cast<unsigned>(__builtin_popcountll(set)); }
#else
/// Pairs, fours and eights of bits added up, and the bytes by a multiplication (Hacker's Delight, 5-1): faster than the
/// compiler's own function where there is no instruction for it.
constexpr unsigned count(Bitboard set) {
  set -= set >> 1U & 0x5555'5555'5555'5555;
  set = (set & 0x3333'3333'3333'3333) + (set >> 2U & 0x3333'3333'3333'3333);
  set = (set + (set >> 4U)) & 0x0F0F'0F0F'0F0F'0F0F;
  return static_cast<unsigned>(set * 0x0101'0101'0101'0101 >> 56U);
}
#endif

/// Calls `visit` with each square of the set, lowest first.
template <class Visit>
constexpr void for_each_square(Bitboard set, Visit visit) {
  for (; set != 0; set = without_lowest(set)) visit(lowest(set));
}

template <Color kUs>
inline constexpr Color kOpponent = kUs == Color::White ? Color::Black : Color::White;

template <Color kUs>
inline constexpr int kUp = kUs == Color::White ? 8 : -8;

}  // namespace
}  // namespace passant::bitboard
