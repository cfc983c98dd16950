// Squares as an 0x88 board counts them: rank times 16 plus file, so that every rank has eight squares on the board and
// eight beside it. Two gains: a step over the edge lands beside the board, where a wall stands (diagram.h), and the
// difference of two squares says how they lie to each other, whatever squares they are (difference.h). Private to this
// generator.
#pragma once

#include <cstddef>
#include <cstdint>

#include "position/color.h"
#include "position/square.h"

namespace passant::mailbox {

/// A way to go on the board, as the difference of two Spots.
using Step = std::ptrdiff_t;

inline constexpr Step kUp = 16;
inline constexpr Step kRight = 1;

class Spot {
 public:
  constexpr Spot() = default;
  constexpr explicit Spot(std::ptrdiff_t value) : value_(value) {}
  constexpr explicit Spot(Square square) : value_(square.index() + (square.index() & 0x38)) {}

  constexpr std::ptrdiff_t value() const { return value_; }
  /// REQUIRES: on the board, (value() & 0x88) == 0.
  constexpr Square square() const { return Square::from_index(static_cast<int>((value_ + (value_ & 7)) >> 1)); }

  friend constexpr bool operator==(Spot, Spot) = default;
  friend constexpr Spot operator+(Spot spot, Step step) { return Spot(spot.value_ + step); }
  friend constexpr Spot operator-(Spot spot, Step step) { return Spot(spot.value_ - step); }
  friend constexpr Step operator-(Spot a, Spot b) { return a.value_ - b.value_; }

 private:
  std::ptrdiff_t value_ = 0;  // as wide as an address: no widening at each look
};

/// Where captured men stand, and the en passant target when there is none: so far off the board that no man reaches it
/// and that a man on it reaches nothing. Lists need no test for captured men.
inline constexpr Spot kNowhere{0xF4};

constexpr Step forward_step(Color color) { return forward(color) * kUp; }

/// Is the next step of a pawn of `color` onto its last rank (FIDE 3.7.3.3)? REQUIRES: not on the edge, or kNowhere.
template <Color kColor>
constexpr bool promotes(Spot pawn) {
  return kColor == Color::White ? pawn.value() >= 6 * kUp : pawn.value() < 2 * kUp;
}

/// May a pawn of `color` go two squares from there (FIDE 3.7.2)? REQUIRES: as for promotes.
template <Color kColor>
constexpr bool at_home(Spot pawn) {
  return promotes<opponent(kColor)>(pawn);
}

}  // namespace passant::mailbox
