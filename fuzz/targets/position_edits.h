// The single edits of which a mutation is made (position_mutator.h).
#pragma once

#include "fuzz/random.h"
#include "position/position.h"

namespace passant::targets {

/// One edit drawn at random.
void edit(Position& position, Random& random);

/// One king each (the first one found stays, a missing one is put somewhere), no pawn on an edge rank, no castling
/// right or target without its men.
void settle(Position& position, Random& random);

}  // namespace passant::targets
