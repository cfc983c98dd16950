// What a party says of single moves beside its list: which of them give check, mate, capture … It may be asked about
// all facts, some or none; of each that it speaks of there is the set of moves that have it. Whether that is right is
// looked at by fuzz/misjudgements.h.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "position/move_facts.h"
#include "position/move_set.h"

namespace passant {

class Claims {
 public:
  /// The listed moves that have the fact; for MoveFact::Legal all moves that the party calls legal when it is asked
  /// about them alone. REQUIRES: nothing was said of that fact before.
  void add(MoveFact fact, MoveSet moves) { said_.emplace_back(fact, std::move(moves)); }

  /// Null when the party does not say.
  const MoveSet* of(MoveFact fact) const {
    const auto found = std::ranges::find(said_, fact, &Said::first);
    return found == said_.end() ? nullptr : &found->second;
  }

  bool empty() const { return said_.empty(); }

 private:
  using Said = std::pair<MoveFact, MoveSet>;

  std::vector<Said> said_;
};

}  // namespace passant
