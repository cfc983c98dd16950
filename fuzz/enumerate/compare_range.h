// Compares a range of placements by several workers. The range is cut into blocks by its numbers alone, results are
// merged in the order of the blocks and only merging makes findings, so the result does not depend on the number of
// jobs.
//
// Tested by compare_range_test.cpp.
#pragma once

#include <atomic>
#include <expected>

#include "fuzz/enumerate/domain.h"
#include "fuzz/enumerate/plan.h"
#include "fuzz/enumerate/result.h"
#include "fuzz/progress.h"

namespace passant::enumerate {

struct Execution {
  unsigned jobs = 1;
  bool bail = false;  ///< stop behind the first block that shows a deviation; the range of the result ends there
  const std::atomic<bool>* stop = nullptr;
  std::uint64_t block =
      1U << 20U;        ///< numbers that a worker takes at once: which deviations are looked into depends on it
  Progress progress{};  ///< in placements
};

enum class Trouble : std::uint8_t { ContenderMissing, Stopped };

struct RangeError {
  Trouble trouble;
  std::optional<ContenderError> contender{};
};

/// REQUIRES: domain is that of plan.men; range within it.
std::expected<RangeResult, RangeError> compare_range(const Plan& plan, const Domain& domain, Range range,
                                                     const Execution& execution);

}  // namespace passant::enumerate
