// The quiet children of one position: a list of moves, 64 of them looked at by one instruction.
// children_lookup.h has the same for other processors.
#pragma once

#include <immintrin.h>

#include "generators/bitboard/compass/directions.h"
#include "generators/bitboard/generate.h"
#include "generators/bitboard/spread.h"

namespace passant::bitboard {

namespace {

class Children {
 public:
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
  int from(unsigned index) const { return from_[index]; }
  int to(unsigned index) const { return to_[index]; }
  Man man(unsigned index) const { return static_cast<Man>(man_[index]); }

  // Of up to 64 children from `first` on, as bits.

  PASSANT_INLINE Bitboard all(unsigned first) const {
    return size_ - first >= 64 ? ~Bitboard{0} : (Bitboard{1} << (size_ - first)) - 1;
  }
  PASSANT_INLINE Bitboard moved_to(unsigned first, Bitboard set) const {
    return _mm512_movepi8_mask(members(to_ + first, set)) & all(first);
  }
  PASSANT_INLINE Bitboard touching(unsigned first, Bitboard set) const {
    return _mm512_movepi8_mask(_mm512_or_si512(members(to_ + first, set), members(from_ + first, set))) & all(first);
  }
  PASSANT_INLINE Bitboard touching_by_leapers(unsigned first, Bitboard set) const {
    constexpr Bitboard kLeapers = 1U << static_cast<unsigned>(Man::Pawn) | 1U << static_cast<unsigned>(Man::Knight) |
                                  1U << static_cast<unsigned>(Man::King);
    return _mm512_movepi8_mask(members(man_ + first, kLeapers)) & touching(first, set);
  }

 private:
  // A list may be as long as any placement allows, and a store writes 64 bytes.
  static constexpr std::size_t kRoom = 768 + 64;

  PASSANT_INLINE static __m512i squares_of(Bitboard set) {
    return _mm512_maskz_compress_epi8(set, _mm512_load_si512(&kAllSquares));
  }
  /// The uppermost bit of each byte: is the square in the set?
  PASSANT_INLINE static __m512i members(const std::uint8_t* squares, Bitboard set) {
    return _mm512_permutexvar_epi8(_mm512_loadu_si512(squares), _mm512_movm_epi8(set));
  }

  alignas(64) std::uint8_t from_[kRoom];
  alignas(64) std::uint8_t to_[kRoom];
  alignas(64) std::uint8_t man_[kRoom];
  unsigned size_ = 0;
};

}  // namespace
}  // namespace passant::bitboard
