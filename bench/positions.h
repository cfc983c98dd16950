// The positions that benchmarks share, made once from fixed seeds.
#pragma once

#include <vector>

#include "position/position.h"

namespace passant::bench {

/// 1,000 positions of random games.
const std::vector<Position>& game_positions();

/// About 10,000 constructed positions, all situations in equal shares.
const std::vector<Position>& constructed_positions();

}  // namespace passant::bench
