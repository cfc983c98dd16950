// Several sources as one: each draw comes from one of them, drawn by weight. Weights are of draws, not of positions:
// a game gives some 150 positions a draw, a mutation one.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/sources/source.h"

namespace passant {

class Mix final : public Source {
 public:
  struct Part {
    std::uint32_t weight;
    std::shared_ptr<const Source> source;
  };

  /// REQUIRES: at least one part with a weight of 1 or more; the sum of the weights fits in 32 bits.
  explicit Mix(std::vector<Part> parts);

  /// "mix(3 construct, 1 place)".
  std::string_view name() const override { return name_; }
  void draw(Random& random, Draws& draws) const override { part(random).draw(random, draws); }
  bool independent() const override;

 private:
  const Source& part(Random& random) const;

  std::vector<Part> parts_;
  std::uint32_t total_ = 0;
  std::string name_;
};

}  // namespace passant
