// The hunt: sources give positions, judges compare, what deviates is reduced, named, put to witnesses and kept.
//
// Draws are numbered; draw n is made from (seed, n) alone. Workers take blocks of consecutive draws; their results
// are merged in the order of the blocks, and only merging reduces and keeps, so that the findings of a run do not
// depend on the number of jobs. Deviations of one bucket (kind, class before reduction, mechanisms) are reduced the
// first, second, fourth, eighth … time they are met: a frequent fault costs little and hides no other.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fuzz/contender.h"
#include "fuzz/finding.h"
#include "fuzz/sources/source.h"

namespace passant {

struct WeightedSource {
  std::shared_ptr<const Source> source;
  std::uint32_t weight = 1;
};

/// Those who are asked. Outside parties are processes, so each worker has its own subject and references; witnesses are
/// asked by whoever merges alone.
struct Panel {
  Contender subject;
  std::vector<Contender> references;  ///< compared on every position
  std::vector<Contender> witnesses;   ///< compared on a sample, and heard on every finding
};

enum class PanelFor : std::uint8_t { Worker, Merger };

struct HuntPlan {
  std::vector<WeightedSource> sources;
  std::set<std::pair<FaultClass, Tier>> found_before;  ///< of a resumed run: not reported again
  /// Called once a worker, on its thread (no witnesses wanted), and once for the merger.
  std::function<std::expected<Panel, ContenderError>(PanelFor)> make_panel;
  std::uint64_t seed = 1;
  unsigned jobs = 1;
  std::optional<std::uint64_t> positions;             ///< stop when that many were compared
  std::optional<std::chrono::duration<double>> time;  ///< stop after that long
  bool bail = false;                                  ///< stop at the first finding
  /// Part of what a seed means: other blocks sample and merge otherwise. Few for parties outside, which are slow.
  std::uint64_t draws_per_block = 256;
  std::uint32_t full_one_in = 256;      ///< share of positions compared fully
  std::uint32_t witness_one_in = 1024;  ///< share of positions put to the witnesses
};

/// What a run has done so far; merged blocks only.
struct HuntCounts {
  std::uint64_t next_block = 0;
  std::uint64_t draws = 0;
  std::uint64_t positions = 0;
  std::uint64_t full = 0;  ///< positions compared fully
  /// Named counts, as they stand in run.json: "draws: SOURCE", "deviating draws: SOURCE", "positions: SOURCE",
  /// "situation: NAME" (of positions compared fully), "discarded: REASON", "compared: PARTY", "outcome: PARTY OUTCOME"
  /// (all but answered), "met: CLASS".
  std::map<std::string, std::uint64_t> tallies;

  /// The tallies whose names begin so, without the beginning.
  std::map<std::string, std::uint64_t> of(std::string_view prefix) const;
};

/// A position on which somebody did not answer: kept apart, never a finding.
struct Quarantined {
  Position position;
  std::string party;
  Outcome outcome;
  std::string detail;
};

/// For plans in which a party outside this process is compared on every position.
inline constexpr std::uint64_t kDrawsPerBlockOutside = 8;

class HuntListener {
 public:
  virtual ~HuntListener() = default;
  virtual void found(const Finding& finding) = 0;
  virtual void quarantined(const Quarantined& position) = 0;
  /// After each merged block.
  virtual void progress(const HuntCounts& counts) = 0;
};

struct HuntResult {
  HuntCounts counts;
  bool stopped = false;  ///< by `stop`
};

/// Runs until the plan's budget is spent or `stop` is set. An error: a contender of the panel cannot be made.
std::expected<HuntResult, ContenderError> hunt(const HuntPlan& plan, HuntCounts counts, HuntListener& listener,
                                               const std::atomic<bool>& stop);

}  // namespace passant
