// Position to State and back.
#pragma once

#include "generators/bitboard/state.h"
#include "position/position.h"

namespace passant::bitboard {

/// Nothing is repaired: to_position(to_state(p)) == p for every position, nonsense included.
State to_state(const Position& position);
Position to_position(const State& state);

}  // namespace passant::bitboard
