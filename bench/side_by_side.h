// Counters measured side by side: in rounds, each round every counter once, so that a machine that grows busy or hot
// slows all of them alike; by CPU time; the count checked before any time counts. What takes less than a tenth of a
// second is repeated until it takes that. Medians of the ratios within rounds.
//
// Tested by side_by_side_test.cpp.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bench/counter.h"
#include "bench/median.h"

namespace passant::bench {

struct BenchPosition {
  std::string name;
  Position position;
  int depth;
};

/// The start position, Kiwipete, and positions 3, 4 and 5 of the usual perft suite; one ply deeper when `deep`.
std::vector<BenchPosition> usual_positions(bool deep);

struct Measurement {
  std::size_t counter;
  std::size_t position;
  std::uint64_t nodes = 0;
  std::vector<double> seconds{};  ///< one a round: CPU time, or wall time where several threads work
  Median ratio{};                 ///< the baseline's time divided by this one's, in the same round
  std::string failure{};          ///< what went wrong; nothing was measured then
};

struct SideBySide {
  std::vector<Measurement> rows{};  ///< by position, then counter
  std::vector<double> means{};      ///< geometric mean of the ratios of each counter over the positions it answered
  bool counts_differ = false;
};

struct BenchPlan {
  int rounds = 7;
  std::size_t baseline = 0;
  bool by_wall = false;
  std::function<bool()> stopped = [] { return false; };
  /// Counts made of all that will be made, and which comes next.
  std::function<void(std::size_t done, std::size_t of, const std::string& next)> progress{};
};

/// REQUIRES: at least one counter and one position; baseline < counters.size().
SideBySide measure(const std::vector<std::unique_ptr<Counter>>& counters, const std::vector<BenchPosition>& positions,
                   const BenchPlan& plan);

}  // namespace passant::bench
