// The moves of one position as a generator writes them down: in its own order, duplicates and all, without
// allocation. A list is a multiset; comparison wants to see a move that is listed twice.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "position/check.h"
#include "position/move.h"

namespace passant {

class MoveList {
 public:
  // Enough for every placement. Each of the t squares moved to is reached along at most 8 lines and by 8 knight
  // steps, and the 64 - t men have at most 27 moves each: min(16 t, 27 (64 - t)) is largest, 643, at t = 40;
  // promotions add at most 3 for each of 3 pawns on each of 8 squares of the last rank, 72.
  static constexpr std::size_t kCapacity = 768;

  void clear() { size_ = 0; }
  void add(Move move) {
    PASSANT_CHECK(size_ < kCapacity);
    moves_[size_++] = move;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  Move operator[](std::size_t index) const { return moves_[index]; }

  /// For generators that write many moves at once: the free room behind the moves so far …
  Move* room() { return moves_.data() + size_; }
  /// … and the end of what was written there. REQUIRES: room() <= end <= room() + the capacity left.
  void written_to(const Move* end) {
    size_ = static_cast<std::size_t>(end - moves_.data());
    PASSANT_CHECK(size_ <= kCapacity);
  }

 private:
  std::array<Move, kCapacity> moves_;
  std::size_t size_ = 0;
};

}  // namespace passant
