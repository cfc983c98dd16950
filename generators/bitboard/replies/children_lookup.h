// The quiet children of one position, with the squares that each touches as a set, so that the children that touch a
// set are found by comparing many at once.
#pragma once

#include "generators/bitboard/compass/compass.h"
#include "generators/bitboard/generate.h"

namespace passant::bitboard {
namespace {

class Children {
 public:
  /// Eight at a time, whether there are as many or not: see spread.h.
  PASSANT_INLINE void add(Man man, int from, Bitboard targets) {
    add_all(man, targets, [from](int) { return from; });
  }
  template <int kStep>
  PASSANT_INLINE void add_pawns(Bitboard targets) {
    add_all(Man::Pawn, targets, [](int to) { return (to - kStep) & 63; });
  }

  unsigned size() const { return size_; }
  int from(unsigned index) const { return from_[index]; }
  int to(unsigned index) const { return to_[index]; }
  Man man(unsigned index) const { return man_[index]; }

  // Of up to 64 children from `first` on, as bits.

  PASSANT_INLINE Bitboard all(unsigned first) const {
    return size_ - first >= 64 ? ~Bitboard{0} : (Bitboard{1} << (size_ - first)) - 1;
  }
  PASSANT_INLINE Bitboard moved_to(unsigned first, Bitboard set) const { return meeting(target_, first, set); }
  PASSANT_INLINE Bitboard touching(unsigned first, Bitboard set) const { return meeting(touched_, first, set); }
  PASSANT_INLINE Bitboard touching_by_leapers(unsigned first, Bitboard set) const {
    return meeting(touched_by_leaper_, first, set);
  }

 private:
  // As long as any placement allows (position/move_list.h: 715), and what is written behind the end.
  static constexpr unsigned kRoom = 768;

  template <class From>
  PASSANT_INLINE void add_all(Man man, Bitboard targets, From from) {
    const bool leaper = man == Man::Pawn || man == Man::Knight || man == Man::King;
    const unsigned after = size_ + count(targets);
    do {
      for (int n = 0; n < 8; ++n) {
        const int to = lowest_or_any(targets);
        const Bitboard touched = bit(from(to)) | bit(to);
        target_[size_] = bit(to);
        touched_[size_] = touched;
        touched_by_leaper_[size_] = leaper ? touched : 0;
        from_[size_] = static_cast<std::uint8_t>(from(to));
        to_[size_] = static_cast<std::uint8_t>(to);
        man_[size_++] = man;
        targets = without_lowest(targets);
      }
    } while (targets != 0);
    size_ = after;
  }

  PASSANT_INLINE Bitboard meeting(const Bitboard* sets, unsigned first, Bitboard set) const {
    const unsigned end = size_ - first >= 64 ? 64 : size_ - first;
    Bitboard bits = 0;
#if defined(__AVX2__)
    const __m256i wanted = _mm256_set1_epi64x(static_cast<long long>(set));
    for (unsigned n = 0; n < end; n += 4) {
      const __m256i four = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(sets + first + n));
      const __m256i none = _mm256_cmpeq_epi64(_mm256_and_si256(four, wanted), _mm256_setzero_si256());
      bits |= static_cast<Bitboard>(~_mm256_movemask_pd(_mm256_castsi256_pd(none)) & 0xF) << n;
    }
#else
    for (unsigned n = 0; n < end; ++n) bits |= static_cast<Bitboard>((sets[first + n] & set) != 0) << n;
#endif
    return bits & all(first);
  }

  Bitboard target_[kRoom];
  Bitboard touched_[kRoom];
  Bitboard touched_by_leaper_[kRoom];
  std::uint8_t from_[kRoom];
  std::uint8_t to_[kRoom];
  Man man_[kRoom];
  unsigned size_ = 0;
};

}  // namespace
}  // namespace passant::bitboard
