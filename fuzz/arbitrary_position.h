// RapidCheck's Arbitrary<Position>: positions from the hunt's own sources, shrunk by the reducer's own edits, so that a
// property that fails ends on the position that a hunt would have ended on.
#pragma once

#include <fmt/format.h>
#include <rapidcheck.h>

#include <ostream>
#include <vector>

#include "fuzz/reducer.h"
#include "fuzz/sources/construct.h"
#include "fuzz/sources/place.h"
#include "position/fen.h"

namespace passant {

inline void showValue(const Position& position, std::ostream& out) { out << to_fen(position); }

/// One of the positions of a draw: constructed in two cases of three, placed in the third.
inline Position position_of_key(std::uint64_t key) {
  static const Construct construct;
  static const Place place;
  for (std::uint64_t index = 0;; ++index) {
    Random random(key, 0, index);
    const Source& source = random.one_in(3) ? static_cast<const Source&>(place) : construct;
    Draws draws;
    source.draw(random, draws);
    if (!draws.positions.empty())
      return draws.positions[random.below(static_cast<std::uint32_t>(draws.positions.size()))];
  }
}

}  // namespace passant

namespace rc {

template <>
struct Arbitrary<passant::Position> {
  static Gen<passant::Position> arbitrary() {
    const auto drawn = gen::map(gen::noShrink(gen::arbitrary<std::uint64_t>()), passant::position_of_key);
    return gen::shrink(drawn, [](const passant::Position& position) {
      return seq::fromContainer(passant::simpler_positions(position));
    });
  }
};

}  // namespace rc
