// The two pawns of a capture and the squares and directions around them, White capturing.
#pragma once

#include "fuzz/random.h"
#include "fuzz/situations/sight.h"
#include "position/position.h"

namespace passant {

class PawnPair {
 public:
  /// Any file, any side.
  static PawnPair any(Random& random) {
    const int file = static_cast<int>(random.below(8));
    const bool right = random.one_in(2);
    return PawnPair(file, (right || file == 0) && file != 7);
  }
  /// With the capturer on the a- or h-file.
  static PawnPair on_edge(Random& random) { return random.one_in(2) ? PawnPair(1, false) : PawnPair(6, true); }

  Square target() const { return target_; }
  Square pawn() const { return step(target_, Direction::South); }
  Square origin() const { return step(target_, Direction::North); }
  Square capturer() const { return step(pawn(), side()); }
  /// From the pawn to the capturer.
  Direction side() const { return right_ ? Direction::East : Direction::West; }
  /// From the capturer to the target.
  Direction capture() const { return right_ ? Direction::NorthWest : Direction::NorthEast; }
  /// The diagonal of the capturer that it does not capture along.
  Direction other_diagonal() const { return right_ ? Direction::NorthEast : Direction::NorthWest; }

 private:
  PawnPair(int file, bool right) : target_(Square::at(file, target_rank(Color::White))), right_(right) {}

  Square target_;
  bool right_;
};

}  // namespace passant
