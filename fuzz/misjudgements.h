// A party that says of single moves whether they give check, mate, capture … is held to that: by the arbiter's judge of
// single moves, whose agreement with the other generators is a property of its own (identity/move_judge_test.cpp).
// Tested in misjudgements_test.cpp, by hunts in misjudgement_hunt_test.cpp.
#pragma once

#include <vector>

#include "oracles/party.h"
#include "position/move_set.h"
#include "position/position.h"

namespace passant {

struct Misjudgement {
  MoveFact fact;
  MoveSet moves;  ///< said to have the fact and have it not, or the reverse; never empty

  friend bool operator==(const Misjudgement&, const Misjudgement&) = default;
};

/// In the order of MoveFact; none of facts that the party does not speak of. Legality is judged of every move, the rest
/// of the listed moves that are legal. REQUIRES: the answer is one for the position, which is valid.
std::vector<Misjudgement> misjudgements(const Position& position, const Answer& answer);

}  // namespace passant
