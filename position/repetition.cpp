#include "position/repetition.h"

#include <algorithm>

namespace passant {

bool differ(const Occurrences& occurrences) {
  return std::ranges::any_of(occurrences, [&](int count) { return count != occurrences.front(); });
}

Occurrences RepetitionCounter::add(const Position& position, const MoveSet& legal) {
  Occurrences now{};
  for (std::size_t index = 0; index < kAllReadings.size(); ++index) {
    now[index] = ++seen_[index][identity(position, kAllReadings[index], legal)];
  }
  return now;
}

}  // namespace passant
