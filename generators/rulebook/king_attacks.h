// For explain.h: the attacks on a king that have to do with an en passant capture, each with its fate.
#pragma once

#include <vector>

#include "generators/rulebook/explain.h"

namespace passant::rulebook {

/// An en passant capture as a change of the placement.
struct Change {
  Placement before;
  Placement after;
  Square from;
  Square captured;
  Square target;
};

/// Enemy men: those that attack a king of `color` before or after, and those on whose line to it a pawn stood or
/// arrives. In the order of Fate.
std::vector<Attack> attacks_on_own_king(const Change& change, Color color);

/// Own men that attack the enemy king after the capture by `color`.
std::vector<Attack> attacks_on_enemy_king(const Change& change, Color color);

}  // namespace passant::rulebook
