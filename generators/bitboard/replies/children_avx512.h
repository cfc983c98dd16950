// The quiet children of one position: a list of moves, 64 of them looked at by one instruction.
// children_lookup.h has the same for other processors.
#pragma once

#include <immintrin.h>

#include "generators/bitboard/compass/directions.h"
#include "generators/bitboard/generate.h"
#include "generators/bitboard/replies/concerns.h"
#include "generators/bitboard/spread.h"

namespace passant::bitboard {

namespace {

/// Up to 64 children; sets of them are bits.
class Batch {
 public:
  PASSANT_INLINE Batch(const std::uint8_t* from, const std::uint8_t* to, const std::uint8_t* man, unsigned size)
      : from_(_mm512_load_si512(from)),
        to_(_mm512_load_si512(to)),
        man_(_mm512_load_si512(man)),
        all_(_bzhi_u64(~Bitboard{0}, size)) {}

  Bitboard all() const { return all_; }
  PASSANT_INLINE Bitboard moved_to(Bitboard set) const { return chosen(come_to(set)); }
  PASSANT_INLINE Bitboard touching(Bitboard set) const { return chosen(touch(set)); }

  /// May checks or pins change? A man that stays on its line through the king, and captures nothing, changes none.
  PASSANT_INLINE Bitboard concerning(const KingLines& lines) const {
    const __m512i line = _mm512_load_si512(&kLinesOfKings.at[lines.king]);
    const __mmask64 leaves =
        _mm512_cmpneq_epi8_mask(_mm512_permutexvar_epi8(from_, line), _mm512_permutexvar_epi8(to_, line));
    const __mmask64 on_lines = either(either(leave(lines.uncovers), come_to(lines.covers)),
                                      either(come_to(lines.sees_straight, leave(lines.straights)),
                                             come_to(lines.sees_diagonally, leave(lines.diagonals))));
    const __mmask64 leaper_checks =
        either(come_to(lines.knight_checks, leave(lines.knights)), come_to(lines.pawn_checks, leave(lines.pawns)));
    return chosen(either(both(on_lines, either(leaves, come_to(lines.men))), leaper_checks));
  }
  /// May moves of the king change?
  PASSANT_INLINE Bitboard concerning(const KingZone& zone) const {
    const __mmask64 sliders =
        either(touch(zone.straight, leave(zone.straights)), touch(zone.diagonal, leave(zone.diagonals)));
    const __mmask64 others = either(touch(zone.leaper, leave(zone.leapers)), touch(zone.pawn, leave(zone.pawns)));
    return chosen(either(touch(zone.any), either(sliders, others)));
  }

 private:
  PASSANT_INLINE static __mmask64 either(__mmask64 a, __mmask64 b) { return _kor_mask64(a, b); }
  PASSANT_INLINE static __mmask64 both(__mmask64 a, __mmask64 b) { return _kand_mask64(a, b); }
  /// Which of `some` children leave a square of the set, come to one, do either?
  PASSANT_INLINE __mmask64 leave(Bitboard set, __mmask64 some = ~__mmask64{0}) const {
    return members(from_, set, some);
  }
  PASSANT_INLINE __mmask64 come_to(Bitboard set, __mmask64 some = ~__mmask64{0}) const {
    return members(to_, set, some);
  }
  PASSANT_INLINE __mmask64 touch(Bitboard set, __mmask64 some = ~__mmask64{0}) const {
    return either(leave(set, some), come_to(set, some));
  }
  PASSANT_INLINE static __mmask64 members(__m512i squares, Bitboard set, __mmask64 some) {
    return _mm512_mask_bitshuffle_epi64_mask(some, _mm512_set1_epi64(static_cast<long long>(set)), squares);
  }
  PASSANT_INLINE Bitboard chosen(__mmask64 children) const { return _cvtmask64_u64(children) & all_; }

  __m512i from_;
  __m512i to_;
  __m512i man_;
  Bitboard all_;
};

struct alignas(16) Bytes16 {
  std::uint8_t at[16];
};
struct Bytes16Table {
  Bytes16 at[64];
};

constexpr Bytes16Table sixteen_times() {
  Bytes16Table table{};
  for (unsigned square = 0; square < 64; ++square) {
    for (std::uint8_t& byte : table.at[square].at) byte = static_cast<std::uint8_t>(square);
  }
  return table;
}

inline constexpr Bytes16Table kSixteenTimes = sixteen_times();

/// Where the children are written. A list may be as long as any placement allows, and a store writes 64 bytes.
struct ChildrenRoom {
  static constexpr std::size_t kSize = 768 + 64;
  alignas(64) std::uint8_t from[kSize];
  alignas(64) std::uint8_t to[kSize];
  alignas(64) std::uint8_t man[kSize];
};

/// Small enough to stay in registers while the moves come in.
class Children {
 public:
  static constexpr unsigned kMost = 64;

  PASSANT_INLINE explicit Children(ChildrenRoom& room) : room_(room) {}

  template <Man kMan>
  PASSANT_INLINE void add(int from, Bitboard targets) {
    constexpr int kMostTargets = kMan == Man::Queen ? 32 : kMan == Man::Bishop || kMan == Man::Rook ? 16 : 8;
    const __m128i same = _mm_load_si128(reinterpret_cast<const __m128i*>(&kSixteenTimes.at[from]));
    if constexpr (kMan == Man::Queen) _mm_storeu_si128(reinterpret_cast<__m128i*>(room_.from + size_ + 16), same);
    write<kMan, kMostTargets>(_mm512_castsi128_si512(same), squares_of(targets));
    size_ += count(targets);
  }

  template <int kStep>
  PASSANT_INLINE void add_pawns(Bitboard targets) {
    const __m512i to = squares_of(targets);
    const __m512i from = _mm512_sub_epi8(to, _mm512_set1_epi8(kStep));
    const unsigned size = count(targets);
    if (size > 8) [[unlikely]] {
      write<Man::Pawn, 64>(from, to);
    } else {
      write<Man::Pawn, 8>(from, to);
    }
    size_ += size;
  }

  unsigned size() const { return size_; }
  int from(int index) const { return room_.from[index]; }
  int to(int index) const { return room_.to[index]; }
  Man man(int index) const { return static_cast<Man>(room_.man[index]); }

  /// REQUIRES: there are at most kMost.
  PASSANT_INLINE Batch batch() const { return {room_.from, room_.to, room_.man, size_}; }

 private:
  template <Man kMan, int kBytes>
  PASSANT_INLINE void write(__m512i from, __m512i to) {
    write<kBytes == 32 ? 16 : kBytes>(room_.from + size_, from);
    write<kBytes>(room_.to + size_, to);
    write<kBytes>(room_.man + size_, _mm512_set1_epi8(static_cast<char>(kMan)));
  }
  template <int kBytes>
  PASSANT_INLINE static void write(std::uint8_t* place, __m512i bytes) {
    if constexpr (kBytes == 8) _mm_storel_epi64(reinterpret_cast<__m128i*>(place), _mm512_castsi512_si128(bytes));
    if constexpr (kBytes == 16) _mm_storeu_si128(reinterpret_cast<__m128i*>(place), _mm512_castsi512_si128(bytes));
    if constexpr (kBytes == 32) _mm256_storeu_si256(reinterpret_cast<__m256i*>(place), _mm512_castsi512_si256(bytes));
    if constexpr (kBytes == 64) _mm512_storeu_si512(place, bytes);
  }

  PASSANT_INLINE static __m512i squares_of(Bitboard set) {
    return _mm512_maskz_compress_epi8(set, _mm512_load_si512(&kAllSquares));
  }

  ChildrenRoom& room_;
  unsigned size_ = 0;
};

}  // namespace
}  // namespace passant::bitboard
