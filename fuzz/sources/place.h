// Random valid placements, from bare kings to boards that hold more men than a game has: every number of men as
// likely as the others, because generators have faults of crowds (pins by many, promoted men, full lists) as they
// have faults of open lines. Half of the draws have an en passant target, mostly with pawns ready to capture; rights
// are given where king and rook stand at home. In a quarter of the draws men may give any check, however it came about.
#pragma once

#include "fuzz/sources/source.h"

namespace passant {

class Place final : public Source {
 public:
  /// Positions that come of one draw: the first men stay, the others are strewn anew.
  static constexpr int kRests = 8;

  std::string_view name() const override { return "place"; }
  void draw(Random& random, Draws& draws) const override;
};

}  // namespace passant
