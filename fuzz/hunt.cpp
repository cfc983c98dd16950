#include "fuzz/hunt.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

#include "fuzz/examination.h"
#include "fuzz/hunt_block.h"
#include "fuzz/roads.h"

namespace passant {
namespace {

using Clock = std::chrono::steady_clock;

void add(HuntCounts& to, const HuntCounts& from) {
  to.next_block = from.next_block;
  to.draws += from.draws;
  to.positions += from.positions;
  to.full += from.full;
  for (const auto& [key, count] : from.tallies) to.tallies[key] += count;
}

/// Hands out blocks to workers and results, in order, to whoever merges them.
class Conveyor {
 public:
  Conveyor(std::uint64_t first_block, unsigned jobs) : next_(first_block), wanted_(first_block), jobs_(jobs) {}

  /// The next block to run, or nothing when the run ends. Waits while workers are far ahead of merging.
  std::optional<std::uint64_t> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return ended_ || next_ < wanted_ + 8ULL * jobs_; });
    if (ended_) return std::nullopt;
    return next_++;
  }

  void put(std::uint64_t block, BlockResult result) {
    const std::scoped_lock lock(mutex_);
    results_.emplace(block, std::move(result));
    changed_.notify_all();
  }

  /// The next result in order, or nothing when the deadline passes or `fail` was called.
  std::optional<BlockResult> next_result(Clock::time_point deadline) {
    std::unique_lock lock(mutex_);
    const auto ready = [&] { return ended_ || results_.contains(wanted_); };
    if (!changed_.wait_until(lock, deadline, ready) || !results_.contains(wanted_)) return std::nullopt;
    auto node = results_.extract(wanted_++);
    changed_.notify_all();
    return std::move(node.mapped());
  }

  bool ended() {
    const std::scoped_lock lock(mutex_);
    return ended_;
  }

  void end() {
    const std::scoped_lock lock(mutex_);
    ended_ = true;
    changed_.notify_all();
  }

  void fail(ContenderError error) {
    const std::scoped_lock lock(mutex_);
    if (!error_) error_ = std::move(error);
    ended_ = true;
    changed_.notify_all();
  }

  std::optional<ContenderError> error() {
    const std::scoped_lock lock(mutex_);
    return error_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t next_;
  std::uint64_t wanted_;
  unsigned jobs_;
  bool ended_ = false;
  std::map<std::uint64_t, BlockResult> results_;
  std::optional<ContenderError> error_;
};

void work(const HuntPlan& plan, Conveyor& conveyor) {
  const auto panel = plan.make_panel(PanelFor::Worker);
  if (!panel) return conveyor.fail(panel.error());
  Bench bench(*panel);
  while (const auto block = conveyor.take()) {
    auto result = run_block(plan, *block, bench, [&] { return conveyor.ended(); });
    if (result) conveyor.put(*block, std::move(*result));
  }
}

/// Reduces, names and adjudicates what blocks have met, in their order.
class Merger {
 public:
  Merger(const HuntPlan& plan, HuntListener& listener) : plan_(plan), listener_(listener), found_(plan.found_before) {}

  /// Makes the merger's own panel. REQUIRES: called once, before merge.
  std::optional<ContenderError> prepare() {
    auto panel = plan_.make_panel(PanelFor::Merger);
    if (!panel) return panel.error();
    panel_ = std::move(*panel);
    bench_.emplace(*panel_);
    return std::nullopt;
  }

  void merge(BlockResult& block) {
    ask_witnesses(block);
    for (const Quarantined& position : block.quarantined) listener_.quarantined(position);
    for (const Met& met : block.met) {
      if (due(met.bucket)) examine_met(met);
    }
    for (const auto& [bucket, count] : block.met_more) occurrences_[bucket] += count;
  }

  bool found_any() const { return found_.size() > plan_.found_before.size(); }

 private:
  /// The first, second, fourth … occurrence of a bucket.
  bool due(const Bucket& bucket) {
    const std::uint64_t count = ++occurrences_[bucket];
    std::uint64_t& next = next_due_.try_emplace(bucket, 1).first->second;
    if (count < next) return false;
    while (next <= count) next *= 2;
    return true;
  }

  void ask_witnesses(BlockResult& block) {
    std::vector<Position> positions;
    std::vector<Provenance> provenances;
    for (const Sampled& sampled : block.for_witnesses) {
      positions.push_back(sampled.position);
      provenances.push_back(sampled.provenance);
    }
    Clerk clerk(plan_, *bench_, block);
    for (std::size_t opponent = panel_->references.size(); opponent < bench_->size(); ++opponent) {
      clerk.compare(opponent, positions, provenances, Scope::Lists);
    }
  }

  void examine_met(const Met& met) {
    Examiner examiner(*panel_, *bench_);
    Finding finding = examiner.examine(met.position, met.deviation, met.bucket.opponent);
    if (!found_.emplace(finding.fault, finding.reasons.tier()).second) return;
    finding.source = plan_.sources[met.provenance.source].source->name();
    finding.seed = plan_.seed;
    finding.draw = met.provenance.draw;
    if (const auto game = game_of(plan_, met.provenance)) examiner.follow(finding, *game);
    finding.testimonies = examiner.hear(finding, met.bucket.opponent);
    listener_.found(finding);
  }

  const HuntPlan& plan_;
  HuntListener& listener_;
  std::optional<Panel> panel_;
  std::optional<Bench> bench_;
  std::map<Bucket, std::uint64_t> occurrences_;
  std::map<Bucket, std::uint64_t> next_due_;
  std::set<std::pair<FaultClass, Tier>> found_;
};

class Run {
 public:
  Run(const HuntPlan& plan, HuntCounts counts, HuntListener& listener, const std::atomic<bool>& stop)
      : plan_(plan),
        counts_(std::move(counts)),
        listener_(listener),
        stop_(stop),
        merger_(plan, listener),
        conveyor_(counts_.next_block, plan.jobs) {}

  std::expected<HuntResult, ContenderError> go() {
    std::vector<std::jthread> workers;
    // Ends the workers however this function is left; they are joined after it.
    const auto end = [](Conveyor* conveyor) { conveyor->end(); };
    const std::unique_ptr<Conveyor, decltype(end)> ending(&conveyor_);
    for (unsigned job = 0; job < plan_.jobs; ++job) workers.emplace_back([this] { work(plan_, conveyor_); });
    if (const auto error = merger_.prepare()) return std::unexpected(*error);
    while (!over()) {
      auto result = conveyor_.next_result(Clock::now() + std::chrono::milliseconds(50));
      if (result) merge(*result);
    }
    if (const auto error = conveyor_.error()) return std::unexpected(*error);
    return HuntResult{counts_, stop_.load()};
  }

 private:
  void merge(BlockResult& result) {
    merger_.merge(result);
    add(counts_, result.counts);
    listener_.progress(counts_);
  }

  bool over() {
    if (stop_.load() || conveyor_.error()) return true;
    if (plan_.bail && merger_.found_any()) return true;
    if (plan_.positions && counts_.positions >= *plan_.positions) return true;
    return plan_.time && Clock::now() - start_ >= *plan_.time;
  }

  const HuntPlan& plan_;
  HuntCounts counts_;
  HuntListener& listener_;
  const std::atomic<bool>& stop_;
  Merger merger_;
  Conveyor conveyor_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace

std::map<std::string, std::uint64_t> HuntCounts::of(std::string_view prefix) const {
  std::map<std::string, std::uint64_t> found;
  for (const auto& [key, count] : tallies) {
    if (key.starts_with(prefix)) found[key.substr(prefix.size())] = count;
  }
  return found;
}

std::expected<HuntResult, ContenderError> hunt(const HuntPlan& plan, HuntCounts counts, HuntListener& listener,
                                               const std::atomic<bool>& stop) {
  return Run(plan, std::move(counts), listener, stop).go();
}

}  // namespace passant
