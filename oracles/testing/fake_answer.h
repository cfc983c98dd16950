// What the fake engine answers for a position, computed the same way by the tests that ask it: for every man of the
// side to move one move to a square that depends on the whole position. No chess, but different for different
// positions, with men of the right side. The start position alone has its 20 real moves.
#pragma once

#include "oracles/party.h"

namespace passant::testing {

Answer fake_answer(const Question& question);

}  // namespace passant::testing
