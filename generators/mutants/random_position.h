// Positions for the tests of this folder: a few men at random, mostly around a double step that has just been made or
// can be made. A source of its own, since what the rest of the program draws its positions from is built on generators.
#pragma once

#include <optional>
#include <random>

#include "position/position.h"

namespace passant::mutants {

using TestRandom = std::mt19937_64;  // its sequence is the same everywhere, unlike the standard distributions'

struct Draw {
  int men = 5;                  ///< at least 4; less stand there when a square was taken
  bool target = true;           ///< a target is set …
  bool before_push = false;     ///< … or the double step is still to be made
  bool castling_homes = false;  ///< the side to move has its king and rooks at home, with rights
};

/// Consistent, or nothing.
std::optional<Position> draw_position(TestRandom& random, const Draw& draw);
/// With anything of the above.
std::optional<Position> draw_any_position(TestRandom& random);

}  // namespace passant::mutants
