#include "fuzz/double_step.h"

#include "position/validity.h"

namespace passant {

std::optional<DoubleStep> last_double_step(const Position& position) {
  if (!position.en_passant || tier(position) != Tier::Consistent) return std::nullopt;
  const DoubleStep step = take_back_double_step(position);
  return tier(step.before) == Tier::Invalid ? std::nullopt : std::optional(step);
}

}  // namespace passant
