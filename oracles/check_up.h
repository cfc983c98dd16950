// Does a party answer rightly? It is asked for the known positions, before its answers are used for judging others.
// Tested in check_up_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "oracles/compare.h"
#include "oracles/party.h"

namespace passant {

struct CheckUp {
  Tally tally;
  /// "en passant by Black (FEN): missing d4e3", for each answer that is not right.
  std::vector<std::string> faults;
};

CheckUp check_up(Party& party);

/// Engines and libraries that are worth having, and how to get them; `passant oracles` looks for each.
struct Known {
  std::string_view spec;
  std::string_view program;  ///< what has to be found (command.h)
  std::string_view install;
};

std::span<const Known> known_oracles();

}  // namespace passant
