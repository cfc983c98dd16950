// Counts the legal moves without writing them down.
#pragma once

#include "generators/bitboard/generate.h"

namespace passant::bitboard {
namespace {

class MoveCounter {
 public:
  std::uint64_t total() const { return total_; }

  template <Man>
  void man(int, Bitboard targets) {
    total_ += count(targets);
  }
  template <int>
  void pawns(Bitboard targets) {
    total_ += count(targets);
  }
  template <int>
  void double_steps(Bitboard targets) {
    total_ += count(targets);
  }
  template <int>
  void promotions(Bitboard targets) {
    total_ += 4 * count(targets);
  }
  void en_passant(int, int) { ++total_; }
  template <class>
  void castling() {
    ++total_;
  }

 private:
  std::uint64_t total_ = 0;
};

}  // namespace
}  // namespace passant::bitboard
