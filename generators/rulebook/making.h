// Making a move: what changes on the board (FIDE 3.1.1, 3.7.3.1, 3.7.3.3, 3.8.2) and beside it (the rights, the square
// just passed over, the counters). Nothing is taken back here; who wants to go back keeps the position before.
#pragma once

#include "position/move.h"
#include "position/position.h"

namespace passant::rulebook {

/// Where the men stand after the move. REQUIRES: may_move.
Placement placement_after(const Position& position, Move move);

/// The position after the move. REQUIRES: a legal move.
Position position_after(const Position& position, Move move);

}  // namespace passant::rulebook
