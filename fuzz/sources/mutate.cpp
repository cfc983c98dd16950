#include "fuzz/sources/mutate.h"

#include <utility>

#include "fuzz/sources/edit.h"
#include "fuzz/sources/restore.h"
#include "position/check.h"

namespace passant {

Mutate::Mutate(std::vector<Position> roots) : roots_(std::move(roots)) { PASSANT_CHECK(!roots_.empty()); }

void Mutate::draw(Random& random, Draws& draws) const {
  Position position = roots_[random.below(static_cast<std::uint32_t>(roots_.size()))];
  edit_at_random(position, random);
  if (restore(position, random) == Tier::Invalid) {
    ++draws.discarded[static_cast<unsigned>(examine(position).list().front())];
  } else {
    draws.positions.push_back(position);
  }
}

}  // namespace passant
