// What the fake engine answers for a position, computed the same way by the tests that ask it: the right moves of the
// known positions; for any other, for every man of the side to move one move to a square that depends on the whole
// position. That is no chess, but different for different positions, with men of the right side.
#pragma once

#include "oracles/party.h"

namespace passant::testing {

Answer fake_answer(const Question& question);

/// What a fake engine that is asked move by move takes for legal.
MoveSet fake_legal_moves(const Position& position);

}  // namespace passant::testing
