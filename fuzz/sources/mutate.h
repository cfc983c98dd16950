// Positions made from given ones by a few typed edits (edit.h). What an edit breaks is restored (restore.h) instead
// of being thrown away, since most edits of a crowded board break something; the rest is counted by reason.
#pragma once

#include <vector>

#include "fuzz/sources/source.h"

namespace passant {

class Mutate final : public Source {
 public:
  /// REQUIRES: at least one root, all valid.
  explicit Mutate(std::vector<Position> roots);

  std::string_view name() const override { return "mutate"; }
  void draw(Random& random, Draws& draws) const override;

 private:
  std::vector<Position> roots_;
};

}  // namespace passant
