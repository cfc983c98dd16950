// The mixture of sources that a hunt draws from when nobody says otherwise.
#pragma once

#include <vector>

#include "fuzz/hunt.h"
#include "position/position.h"

namespace passant {

/// Constructed situations and placements in most draws, games from the start position and from `roots` in the rest.
/// Part of what a seed means. REQUIRES: roots are valid.
std::vector<WeightedSource> default_sources(std::vector<Position> roots);

}  // namespace passant
