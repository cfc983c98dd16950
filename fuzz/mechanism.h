// Which mechanisms a deviation could be due to, as a set of single facts about the position and the move. More facts
// mean less certainty: reducing a position is removing facts until those that matter are left.
#pragma once

#include <cstdint>

#include "fuzz/deviation.h"
#include "position/position.h"

namespace passant {

class Mechanisms {
 public:
  constexpr void add(unsigned fact, bool holds) { bits_ |= holds ? 1U << fact : 0U; }
  constexpr bool within(Mechanisms other) const { return (bits_ & ~other.bits_) == 0; }
  constexpr std::uint32_t bits() const { return bits_; }

  friend constexpr bool operator==(Mechanisms, Mechanisms) = default;

 private:
  std::uint32_t bits_ = 0;
};

/// REQUIRES: a valid position.
Mechanisms mechanisms_of(const Position& position, const Deviation& deviation);

}  // namespace passant
