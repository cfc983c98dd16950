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
  PASSANT_INLINE Bitboard moved_to(Bitboard set) const { return chosen(members(to_, set)); }
  PASSANT_INLINE Bitboard touching(Bitboard set) const { return chosen(touch(set)); }

  /// May checks or pins change? A man that stays on its line through the king, and captures nothing, changes none.
  PASSANT_INLINE Bitboard concerning(const KingLines& lines) const {
    const __m512i line = _mm512_load_si512(&kLinesOfKings.at[lines.king]);
    const __mmask64 leaves =
        _mm512_cmpneq_epi8_mask(_mm512_permutexvar_epi8(from_, line), _mm512_permutexvar_epi8(to_, line));
    return (leaves | moved_to(lines.men)) &
           chosen(members(from_, lines.uncovers) | members(to_, lines.covers) |
                  (members(from_, lines.straights) & members(to_, lines.sees_straight)) |
                  (members(from_, lines.diagonals) & members(to_, lines.sees_diagonally)));
  }
  /// May moves of the king change?
  PASSANT_INLINE Bitboard concerning(const KingZone& zone) const {
    return chosen(touch(zone.any) | (members(from_, zone.straights) & touch(zone.straight)) |
                  (members(from_, zone.diagonals) & touch(zone.diagonal)) |
                  (members(from_, zone.leapers) & touch(zone.leaper)) |
                  (members(from_, zone.pawns) & touch(zone.pawn)));
  }

 private:
  /// The uppermost bit of each byte: is the square in the set?
  PASSANT_INLINE static __m512i members(__m512i squares, Bitboard set) {
    return _mm512_permutexvar_epi8(squares, _mm512_movm_epi8(set));
  }
  PASSANT_INLINE __m512i touch(Bitboard set) const { return members(to_, set) | members(from_, set); }
  PASSANT_INLINE Bitboard chosen(__m512i members) const { return _mm512_movepi8_mask(members) & all_; }

  __m512i from_;
  __m512i to_;
  __m512i man_;
  Bitboard all_;
};

class Children {
 public:
  static constexpr unsigned kMost = 64;

  PASSANT_INLINE void add(Man man, int from, Bitboard targets) {
    _mm512_storeu_si512(to_ + size_, squares_of(targets));
    _mm512_storeu_si512(from_ + size_, _mm512_set1_epi8(static_cast<char>(from)));
    _mm512_storeu_si512(man_ + size_, _mm512_set1_epi8(static_cast<char>(man)));
    size_ += count(targets);
  }

  template <int kStep>
  PASSANT_INLINE void add_pawns(Bitboard targets) {
    const __m512i to = squares_of(targets);
    _mm512_storeu_si512(to_ + size_, to);
    _mm512_storeu_si512(from_ + size_, _mm512_sub_epi8(to, _mm512_set1_epi8(kStep)));
    _mm512_storeu_si512(man_ + size_, _mm512_set1_epi8(static_cast<char>(Man::Pawn)));
    size_ += count(targets);
  }

  unsigned size() const { return size_; }
  int from(int index) const { return from_[index]; }
  int to(int index) const { return to_[index]; }
  Man man(int index) const { return static_cast<Man>(man_[index]); }

  /// REQUIRES: there are at most kMost.
  PASSANT_INLINE Batch batch() const { return {from_, to_, man_, size_}; }

 private:
  // A list may be as long as any placement allows, and a store writes 64 bytes.
  static constexpr std::size_t kRoom = 768 + 64;

  PASSANT_INLINE static __m512i squares_of(Bitboard set) {
    return _mm512_maskz_compress_epi8(set, _mm512_load_si512(&kAllSquares));
  }

  alignas(64) std::uint8_t from_[kRoom];
  alignas(64) std::uint8_t to_[kRoom];
  alignas(64) std::uint8_t man_[kRoom];
  unsigned size_ = 0;
};

}  // namespace
}  // namespace passant::bitboard
