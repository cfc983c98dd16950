// Positions that somebody else has: a corpus, a file, earlier findings.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "fuzz/sources/source.h"
#include "position/check.h"

namespace passant {

class List final : public Source {
 public:
  /// REQUIRES: at least one position, all valid.
  explicit List(std::vector<Position> positions, std::string name = "list")
      : positions_(std::move(positions)), name_(std::move(name)) {
    PASSANT_CHECK(!positions_.empty());
  }

  std::string_view name() const override { return name_; }
  void draw(Random& random, Draws& draws) const override {
    draws.positions.push_back(positions_[random.below(static_cast<std::uint32_t>(positions_.size()))]);
  }

 private:
  std::vector<Position> positions_;
  std::string name_;
};

}  // namespace passant
