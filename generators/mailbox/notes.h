// What Replies notes on each square before the player to move has moved.
#pragma once

#include <array>
#include <cstdint>

#include "generators/mailbox/spot.h"

namespace passant::mailbox {

/// A set of bits: what changes beyond its worth when a square is left or entered.
using Marks = std::uint16_t;

inline constexpr Marks kTouchesKing = 1;   ///< the other king may be in check, or be shielded by other men
inline constexpr Marks kTouchesSteps = 2;  ///< the other king may be able to go elsewhere

/// The man on the square shuts something along this axis, which opens in another way when he moves along it.
constexpr Marks touches_axis(std::uint8_t axis) { return static_cast<Marks>(axis << 2U); }

class Notes {
 public:
  /// By how much the number of replies grows when a man of the player to move leaves the square, or else enters it.
  int worth(Spot spot) const { return notes_[index(spot)].worth; }
  Marks marks(Spot spot) const { return notes_[index(spot)].marks; }

  void add_worth(Spot spot, int worth) {
    Note& note = notes_[index(spot)];
    note.worth = static_cast<std::int16_t>(note.worth + worth);
  }
  void mark(Spot spot, Marks marks) { notes_[index(spot)].marks |= marks; }

 private:
  struct Note {
    std::int16_t worth = 0;
    Marks marks = 0;
  };

  static constexpr int kMargin = 40;  // more than a knight's step off the board

  static std::size_t index(Spot spot) { return static_cast<std::size_t>(spot.value() + kMargin); }

  std::array<Note, kMargin + 128 + kMargin> notes_{};
};

}  // namespace passant::mailbox
