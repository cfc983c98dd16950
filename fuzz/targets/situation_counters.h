// The situations of fuzz/situations/ as counters that libFuzzer reads besides the code's own: a position that shows a
// new one, in check or out of it, is worth keeping although it runs no new code.
#pragma once

#include "position/position.h"

namespace passant::targets {

/// REQUIRES: a valid position.
void count_situations(const Position& position, bool in_check);

}  // namespace passant::targets
