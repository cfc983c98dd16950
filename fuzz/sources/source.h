// Where positions come from. A source turns random numbers into positions: one draw gives one or more of them, all
// valid (position/validity.h), and depends on nothing but its random numbers, so that any draw can be made again.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "fuzz/random.h"
#include "position/move.h"
#include "position/position.h"
#include "position/validity.h"

namespace passant {

struct Draws {
  std::vector<Position> positions;
  /// What was made and thrown away, by the first reason against it.
  std::array<std::uint64_t, kReasonCount> discarded{};
};

/// Moves from a root.
struct Game {
  Position root;
  std::vector<Move> moves;
};

class Source {
 public:
  virtual ~Source() = default;

  virtual std::string_view name() const = 0;

  /// Appends the positions of one draw (none when it came to nothing; what was thrown away is counted).
  virtual void draw(Random& random, Draws& draws) const = 0;

  /// The game whose positions `draw` appends with the same random numbers, for sources that play one.
  virtual std::optional<Game> game(Random /*random*/) const { return std::nullopt; }

  /// Are draws independent and identically distributed? Only then a run allows a statement about the next draw.
  virtual bool independent() const { return true; }
};

}  // namespace passant
