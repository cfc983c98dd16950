// The double step that an en passant target names, and the position before it.
#pragma once

#include <optional>

#include "oracles/replay.h"
#include "position/position.h"

namespace passant {

/// Takes the double step back. Nothing without a target, or when the position before is not valid.
std::optional<DoubleStep> last_double_step(const Position& position);

}  // namespace passant
