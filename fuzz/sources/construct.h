// Positions of a wanted situation, built and not searched for: first the line that matters, then the pawns and the
// kings, then the rest (sketch.h, canvas.h). One draw is one such base with several different rests; in each of them
// the base shows the same, because the rest stands on none of its lines and attacks no king. All are consistent,
// but for the one situation that no game can reach (situation.h, `arises`): that one is only valid.
//
// Tested for what it promises in construct_test.cpp: tier, share of the situation, colours, files, numbers of men.
#pragma once

#include <optional>
#include <string>

#include "fuzz/situations/situation.h"
#include "fuzz/sources/source.h"

namespace passant {

class Construct final : public Source {
 public:
  /// Positions that come of one draw.
  static constexpr int kRests = 16;

  /// All situations in equal shares.
  Construct() : name_("construct") {}
  /// One situation: "construct:pinned-on-file".
  explicit Construct(Situation situation)
      : situation_(situation), name_("construct:" + std::string(passant::name(situation))) {}

  std::string_view name() const override { return name_; }
  void draw(Random& random, Draws& draws) const override;

 private:
  std::optional<Situation> situation_;
  std::string name_;
};

}  // namespace passant
