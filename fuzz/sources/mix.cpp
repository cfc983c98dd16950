#include "fuzz/sources/mix.h"

#include <algorithm>
#include <utility>

#include "position/check.h"

namespace passant {

Mix::Mix(std::vector<Part> parts) : parts_(std::move(parts)) {
  for (const Part& part : parts_) {
    total_ += part.weight;
    name_ += (name_.empty() ? "mix(" : ", ") + std::to_string(part.weight) + ' ' + std::string(part.source->name());
  }
  name_ += ')';
  PASSANT_CHECK(total_ > 0);
}

bool Mix::independent() const {
  return std::ranges::all_of(parts_, [](const Part& part) { return part.source->independent(); });
}

const Source& Mix::part(Random& random) const {
  std::uint32_t lot = random.below(total_);
  for (const Part& part : parts_) {
    if (lot < part.weight) return *part.source;
    lot -= part.weight;
  }
  return *parts_.back().source;  // not reached: lot < total_
}

}  // namespace passant
