// The corpus that is compiled into the program, so that it stands alone when it is installed: the rule in diagrams, the
// positions of public reports, the usual perft positions.
#pragma once

#include <vector>

#include "corpus/suite.h"

namespace passant {

/// rule.epd, reported.epd and perft.epd, in this order.
std::vector<Suite> builtin_corpus();

}  // namespace passant
