// How often has each position of a game occurred, by every reading at once (normal_form.h)?
#pragma once

#include <array>
#include <map>
#include <string>

#include "position/normal_form.h"

namespace passant {

/// One number for each reading, in the order of kAllReadings.
using Occurrences = std::array<int, kAllReadings.size()>;

/// Do the readings count differently?
bool differ(const Occurrences& occurrences);

class RepetitionCounter {
 public:
  /// The next position of the game and its legal moves: how often it has occurred now, this time included.
  /// A position after an irreversible move begins no new count: nothing before it can be the same anyway.
  Occurrences add(const Position& position, const MoveSet& legal);

 private:
  std::array<std::map<std::string, int>, kAllReadings.size()> seen_;
};

}  // namespace passant
