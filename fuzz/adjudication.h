// Who stands with whom. A finding is put to every party at hand; what they say is kept side by side with the family
// each belongs to, and nobody is declared guilty by a vote.
#pragma once

#include <span>

#include "fuzz/finding.h"
#include "oracles/party.h"

namespace passant {

/// The answers of all parties to the finding's position. The first is the subject, the second the reference; the
/// stance of the others is measured by what these two say. Of a move about which the subject misjudges a fact only that
/// is compared; a party that says nothing of it cannot tell.
std::vector<Testimony> adjudicate(const Position& position, const Deviation& deviation,
                                  std::span<Party* const> parties);

}  // namespace passant
