#include "fuzz/enumerate/compare_range.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <thread>

#include "fuzz/enumerate/block.h"
#include "fuzz/enumerate/sample.h"
#include "fuzz/examination.h"

namespace passant::enumerate {
namespace {

constexpr std::uint64_t kSampledBlock = 256;

/// The range cut into blocks: of consecutive numbers, or of the sample's numbers that lie in it.
class Blocks {
 public:
  Blocks(const Plan& plan, const Domain& domain, Range range, std::uint64_t size)
      : domain_(domain), range_(range), size_(size) {
    if (plan.sample) sample_ = sample_in(domain, *plan.sample, plan.seed, range);
  }

  std::uint64_t count() const {
    return sample_ ? (sample_->size() + kSampledBlock - 1) / kSampledBlock
                   : (range_.last - range_.first + size_ - 1) / size_;
  }

  /// Where the part up to this block, the block included, ends.
  std::uint64_t end_of(std::uint64_t block) const {
    if (block + 1 >= count()) return range_.last;
    return sample_ ? (*sample_)[(block + 1) * kSampledBlock] : range_.first + (block + 1) * size_;
  }

  /// Calls `visit(index, placement)`.
  template <class Visit>
  void for_each(std::uint64_t block, Visit visit) const {
    if (!sample_) return run(range_.first + block * size_, end_of(block), visit);
    const std::uint64_t end = std::min<std::uint64_t>((block + 1) * kSampledBlock, sample_->size());
    for (std::uint64_t at = block * kSampledBlock; at < end; ++at) run((*sample_)[at], (*sample_)[at] + 1, visit);
  }

 private:
  template <class Visit>
  void run(std::uint64_t first, std::uint64_t last, Visit visit) const {
    std::uint64_t index = first;
    for_each_placement(domain_, first, last, [&](const Arrangement& placement) { visit(index++, placement); });
  }

  const Domain& domain_;
  Range range_;
  std::uint64_t size_;
  std::optional<std::vector<std::uint64_t>> sample_{};
};

class RangeRun {
 public:
  RangeRun(const Plan& plan, const Domain& domain, Range range, const Execution& execution)
      : plan_(plan),
        execution_(execution),
        range_(range),
        blocks_(plan, domain, range, execution.block),
        outcomes_(blocks_.count()),
        end_(blocks_.count()) {}

  std::expected<RangeResult, RangeError> go() {
    const auto panel = make_panel(plan_);  // before any work, and for merging
    if (!panel) return std::unexpected(RangeError{Trouble::ContenderMissing, panel.error()});
    {
      std::vector<std::jthread> workers;
      for (unsigned job = 1; job < execution_.jobs; ++job) workers.emplace_back([this] { work_with_own_panel(); });
      work(*panel);
    }
    if (missing_) return std::unexpected(RangeError{Trouble::ContenderMissing, missing_});
    if (stopped()) return std::unexpected(RangeError{Trouble::Stopped});
    return merged(*panel);
  }

 private:
  bool stopped() const { return execution_.stop != nullptr && execution_.stop->load(); }

  /// Outside parties are processes, so each worker has its own.
  void work_with_own_panel() {
    const auto panel = make_panel(plan_);
    if (panel) return work(*panel);
    const std::scoped_lock lock(mutex_);
    missing_ = panel.error();
    end_ = 0;
  }

  void work(const Panel& panel) {
    Bench bench(panel);
    BlockComparison comparison(plan_, panel, bench);
    for (std::uint64_t block = next_++; block < end_ && !stopped(); block = next_++) {
      blocks_.for_each(block, [&](std::uint64_t index, const Arrangement& placement) {
        if (!stopped()) comparison.take(index, placement);
      });
      outcomes_[block] = comparison.finish();
      tell(block);
      if (execution_.bail && outcomes_[block].work.deviating > 0) end_behind(block);
    }
  }

  void tell(std::uint64_t block) {
    const std::uint64_t first = block == 0 ? range_.first : blocks_.end_of(block - 1);
    done_ += blocks_.end_of(block) - first;
    if (execution_.progress) execution_.progress(done_, range_.last - range_.first);
  }

  void end_behind(std::uint64_t block) {
    const std::scoped_lock lock(mutex_);
    end_ = std::min<std::uint64_t>(end_, block + 1);
  }

  RangeResult merged(const Panel& panel) {
    RangeResult result;
    result.range = {range_.first, end_ == 0 ? range_.last : blocks_.end_of(end_ - 1)};
    std::vector<Met> met;
    for (std::uint64_t block = 0; block < end_; ++block) {
      result.census += outcomes_[block].census;
      result.work += outcomes_[block].work;
      met.insert(met.end(), outcomes_[block].met.begin(), outcomes_[block].met.end());
    }
    keep_first(met);
    result.findings = findings_of(met, panel);
    return result;
  }

  std::vector<Finding> findings_of(const std::vector<Met>& met, const Panel& panel) const {
    Bench bench(panel);
    Examiner examiner(panel, bench);
    std::set<std::pair<FaultClass, Tier>> found;
    std::vector<Finding> findings;
    for (const Met& one : met) {
      Finding finding = examiner.examine(one.position, one.deviation, one.bucket.opponent);
      if (!found.emplace(finding.fault, finding.reasons.tier()).second) continue;
      finding.source = "enumerate-" + std::to_string(plan_.men);
      finding.seed = plan_.seed;
      finding.draw = one.index;
      finding.testimonies = examiner.hear(finding, one.bucket.opponent);
      findings.push_back(std::move(finding));
    }
    return findings;
  }

  const Plan& plan_;
  const Execution& execution_;
  Range range_;
  Blocks blocks_;
  std::vector<BlockOutcome> outcomes_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<std::uint64_t> done_{0};  ///< placements
  std::atomic<std::uint64_t> end_;
  std::mutex mutex_{};
  std::optional<ContenderError> missing_{};
};

}  // namespace

std::expected<RangeResult, RangeError> compare_range(const Plan& plan, const Domain& domain, Range range,
                                                     const Execution& execution) {
  return RangeRun(plan, domain, range, execution).go();
}

}  // namespace passant::enumerate
