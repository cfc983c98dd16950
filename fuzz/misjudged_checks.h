// A party that says which of its moves give check is held to that: by the arbiter's judge of single moves.
#pragma once

#include "oracles/party.h"
#include "position/move_set.h"
#include "position/position.h"

namespace passant {

/// The legal moves of the answer that the party calls checking and that are not, or the reverse; none when it does not
/// say. REQUIRES: the answer is one for the position, which is valid.
MoveSet misjudged_checks(const Position& position, const Answer& answer);

}  // namespace passant
