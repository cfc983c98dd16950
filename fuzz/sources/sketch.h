// The bare bones of a situation: the two pawns, the kings and the line that matters, and nothing else. White captures;
// construct.cpp exchanges the players in half of the draws.
#pragma once

#include <optional>

#include "fuzz/random.h"
#include "fuzz/situations/situation.h"
#include "fuzz/sources/canvas.h"

namespace passant {

/// One try; nothing when it came to nothing (no room for the line on that file, no square for a king …). What comes
/// back has the men that the situation needs, and may yet fail to show it or be invalid: the caller looks.
std::optional<Canvas> sketch(Situation situation, Box box, Random& random);

}  // namespace passant
