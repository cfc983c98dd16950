// What comes of comparing a range of placements: counts that add up over ranges, and what was met.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/deviation.h"
#include "fuzz/enumerate/census.h"
#include "fuzz/finding.h"
#include "fuzz/hunt_block.h"

namespace passant::enumerate {

struct Work {
  std::uint64_t compared = 0;       ///< positions put to subject and references
  std::uint64_t flipped = 0;        ///< of these, compared with the players exchanged as well
  std::uint64_t full = 0;           ///< of these, compared fully
  std::uint64_t witnessed = 0;      ///< of these, put to the witnesses too
  std::uint64_t unanswered = 0;     ///< questions to which a party gave no answer
  std::uint64_t deviating = 0;      ///< comparisons that showed a deviation
  std::uint64_t unlike_census = 0;  ///< lists without deviation whose captures en passant are not those of the census
  /// Of the lists of a party in this process and the numbers of their positions; a sum modulo 2^64, so that parts add
  /// up.
  std::uint64_t digest = 0;

  friend bool operator==(const Work&, const Work&) = default;
};

struct WorkField {
  std::string_view name;
  std::uint64_t Work::* count;
};

inline constexpr std::array kWorkFields{
    WorkField{"compared", &Work::compared},
    WorkField{"flipped", &Work::flipped},
    WorkField{"full", &Work::full},
    WorkField{"witnessed", &Work::witnessed},
    WorkField{"unanswered", &Work::unanswered},
    WorkField{"deviating", &Work::deviating},
    WorkField{"unlike_census", &Work::unlike_census},
    WorkField{"digest", &Work::digest},
};

constexpr Work& operator+=(Work& to, const Work& from) {
  for (const WorkField& field : kWorkFields) to.*field.count += from.*field.count;
  return to;
}

struct Range {
  std::uint64_t first = 0;
  std::uint64_t last = 0;  ///< one behind

  friend bool operator==(const Range&, const Range&) = default;
};

struct RangeResult {
  Range range;
  Census census;
  Work work;
  std::vector<Finding> findings;  ///< in the order of the placements that showed them; draw is the placement's number
};

}  // namespace passant::enumerate
