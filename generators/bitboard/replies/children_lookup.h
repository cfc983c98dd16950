// The quiet children of one position, with the squares that each touches as a set, so that the children that touch a
// set are found by comparing many at once.
#pragma once

#include "generators/bitboard/compass/compass.h"
#include "generators/bitboard/generate.h"
#include "generators/bitboard/replies/concerns.h"

namespace passant::bitboard {
namespace {

/// Up to 64 children; sets of them are bits. Each child is the set of the squares that it touches.
class Batch {
 public:
  PASSANT_INLINE Batch(const Bitboard* target, const Bitboard* touched, const Bitboard* touched_by_leaper,
                       unsigned size)
      : target_(target), touched_(touched), touched_by_leaper_(touched_by_leaper), size_(size) {}

  PASSANT_INLINE Bitboard all() const { return size_ == 64 ? ~Bitboard{0} : (Bitboard{1} << size_) - 1; }
  PASSANT_INLINE Bitboard moved_to(Bitboard set) const { return meeting(target_, set); }
  PASSANT_INLINE Bitboard touching(Bitboard set) const { return meeting(touched_, set); }

  // As replier_lookup.h makes the sets: without regard to the kind of man, except that leapers have a zone of their
  // own.

  PASSANT_INLINE Bitboard concerning(const KingLines& lines) const {
    return touching(lines.covers) | moved_to(lines.knight_checks | lines.pawn_checks);
  }
  PASSANT_INLINE Bitboard concerning(const KingZone& zone) const {
    return touching(zone.any) | meeting(touched_by_leaper_, zone.leaper);
  }

 private:
  PASSANT_INLINE Bitboard meeting(const Bitboard* sets, Bitboard set) const {
    Bitboard bits = 0;
#if defined(__AVX2__)
    const __m256i wanted = _mm256_set1_epi64x(static_cast<long long>(set));
    for (unsigned n = 0; n < size_; n += 4) {
      const __m256i four = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(sets + n));
      const __m256i none = _mm256_cmpeq_epi64(_mm256_and_si256(four, wanted), _mm256_setzero_si256());
      bits |= static_cast<Bitboard>(~_mm256_movemask_pd(_mm256_castsi256_pd(none)) & 0xF) << n;
    }
#else
    for (unsigned n = 0; n < size_; ++n) bits |= static_cast<Bitboard>((sets[n] & set) != 0) << n;
#endif
    return bits & all();
  }

  const Bitboard* target_;
  const Bitboard* touched_;
  const Bitboard* touched_by_leaper_;
  unsigned size_;
};

/// Where the children are written: as many as any placement allows (position/move_list.h: 715), and what is written
/// behind the end.
struct ChildrenRoom {
  static constexpr std::size_t kSize = 768;
  Bitboard target[kSize];
  Bitboard touched[kSize];
  Bitboard touched_by_leaper[kSize];
  std::uint8_t from[kSize];
  std::uint8_t to[kSize];
  Man man[kSize];
};

/// Small enough to stay in registers while the moves come in.
class Children {
 public:
  static constexpr unsigned kMost = 64;

  PASSANT_INLINE explicit Children(ChildrenRoom& room) : room_(room) {}

  /// Eight at a time, whether there are as many or not: see spread.h.
  template <Man kMan>
  PASSANT_INLINE void add(int from, Bitboard targets) {
    add_all(kMan, targets, [from](int) { return from; });
  }
  template <int kStep>
  PASSANT_INLINE void add_pawns(Bitboard targets) {
    add_all(Man::Pawn, targets, [](int to) { return (to - kStep) & 63; });
  }

  unsigned size() const { return size_; }
  int from(int index) const { return room_.from[index]; }
  int to(int index) const { return room_.to[index]; }
  Man man(int index) const { return room_.man[index]; }

  /// REQUIRES: there are at most kMost.
  PASSANT_INLINE Batch batch() const { return {room_.target, room_.touched, room_.touched_by_leaper, size_}; }

 private:
  template <class From>
  PASSANT_INLINE void add_all(Man man, Bitboard targets, From from) {
    const bool leaper = man == Man::Pawn || man == Man::Knight || man == Man::King;
    const unsigned after = size_ + count(targets);
    do {
      for (int n = 0; n < 8; ++n) {
        const int to = lowest_or_any(targets);
        const Bitboard touched = bit(from(to)) | bit(to);
        room_.target[size_] = bit(to);
        room_.touched[size_] = touched;
        room_.touched_by_leaper[size_] = leaper ? touched : 0;
        room_.from[size_] = static_cast<std::uint8_t>(from(to));
        room_.to[size_] = static_cast<std::uint8_t>(to);
        room_.man[size_++] = man;
        targets = without_lowest(targets);
      }
    } while (targets != 0);
    size_ = after;
  }

  ChildrenRoom& room_;
  unsigned size_ = 0;
};

}  // namespace
}  // namespace passant::bitboard
