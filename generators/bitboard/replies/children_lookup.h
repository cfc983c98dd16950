// The quiet children of one position, one after the other.
#pragma once

#include "generators/bitboard/generate.h"

namespace passant::bitboard {
namespace {

class Children {
 public:
  PASSANT_INLINE void add(Man man, int from, Bitboard targets) {
    for_each_square(targets, [&](int to) { add_one(man, from, to); });
  }
  template <int kStep>
  PASSANT_INLINE void add_pawns(Bitboard targets) {
    for_each_square(targets, [&](int to) { add_one(Man::Pawn, to - kStep, to); });
  }

  unsigned size() const { return size_; }
  int from(unsigned index) const { return moves_[index].from; }
  int to(unsigned index) const { return moves_[index].to; }
  Man man(unsigned index) const { return moves_[index].man; }

  // Of up to 64 children from `first` on, as bits.

  PASSANT_INLINE Bitboard all(unsigned first) const {
    return size_ - first >= 64 ? ~Bitboard{0} : (Bitboard{1} << (size_ - first)) - 1;
  }
  PASSANT_INLINE Bitboard moved_to(unsigned first, Bitboard set) const {
    return those(first, [&](const Quiet& move) { return set >> move.to & 1U; });
  }
  PASSANT_INLINE Bitboard touching(unsigned first, Bitboard set) const {
    return those(first, [&](const Quiet& move) { return (set >> move.to | set >> move.from) & 1U; });
  }
  PASSANT_INLINE Bitboard by_leapers(unsigned first) const {
    constexpr Bitboard kLeapers = 1U << static_cast<unsigned>(Man::Pawn) | 1U << static_cast<unsigned>(Man::Knight) |
                                  1U << static_cast<unsigned>(Man::King);
    return those(first, [&](const Quiet& move) { return kLeapers >> static_cast<unsigned>(move.man) & 1U; });
  }

 private:
  static constexpr unsigned kRoom = 768;  // as long as any placement allows

  struct Quiet {
    std::uint8_t from;
    std::uint8_t to;
    Man man;
  };

  PASSANT_INLINE void add_one(Man man, int from, int to) {
    moves_[size_++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), man};
  }

  /// `holds` gives 0 or 1.
  template <class Holds>
  PASSANT_INLINE Bitboard those(unsigned first, Holds holds) const {
    const unsigned end = size_ - first >= 64 ? 64 : size_ - first;
    Bitboard bits = 0;
    for (unsigned n = 0; n < end; ++n) bits |= static_cast<Bitboard>(holds(moves_[first + n])) << n;
    return bits;
  }

  Quiet moves_[kRoom];
  unsigned size_ = 0;
};

}  // namespace
}  // namespace passant::bitboard
