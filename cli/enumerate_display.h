// What an enumeration shows: the census, how much was compared and how fast, findings, one placement in full.
#pragma once

#include <chrono>
#include <ctime>

#include "cli/command.h"
#include "fuzz/enumerate/domain.h"
#include "fuzz/enumerate/shard.h"
#include "fuzz/hunt.h"

namespace passant::cli {

class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count(); }
  /// Of all threads.
  double cpu_seconds() const { return static_cast<double>(std::clock() - cpu_) / CLOCKS_PER_SEC; }

 private:
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::clock_t cpu_ = std::clock();
};

/// Of a shard, a range, or a whole run.
void print_result(const Common& common, const enumerate::Shard& shard, const Stopwatch& watch);

/// One line on standard error.
void print_shard_line(const enumerate::Shard& shard, const Stopwatch& watch);

/// The placement, its facts, the moves that everybody lists. Disagreement is an exit code.
ExitCode print_placement(const Common& common, const enumerate::Domain& domain, std::uint64_t index, Panel& panel);

ExitCode exit_code(const enumerate::RangeResult& result);

}  // namespace passant::cli
