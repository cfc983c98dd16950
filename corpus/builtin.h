// The corpus that is compiled into the program, so that it stands alone when it is installed: the positions that kill
// every seeded fault, the rule in diagrams, the positions of public reports, the usual perft positions.
#pragma once

#include <string_view>
#include <vector>

#include "corpus/suite.h"

namespace passant {

/// The file that kills every seeded fault (distillation.h).
inline constexpr std::string_view kDistilled = "passant.epd";

/// passant.epd, rule.epd, reported.epd and perft.epd, in this order.
std::vector<Suite> builtin_corpus();

/// The valid positions of all but the distilled file: what the default hunt plays from and edits. That file is left
/// out because it was made to kill the seeded faults that hunts are measured by.
std::vector<Position> hunt_roots();

}  // namespace passant
