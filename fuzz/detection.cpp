#include "fuzz/detection.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>

#include "fuzz/examination.h"
#include "fuzz/hunt_block.h"

namespace passant {
namespace {

Panel panel_for(const mutants::MutantInfo& mutant) {
  Panel panel{make_contender("mutant:" + std::string(mutant.name)).value(), {}, {}};
  panel.references.push_back(make_contender("mailbox").value());
  return panel;
}

HuntPlan hunt_plan(const DetectionPlan& plan, std::uint64_t seed) {
  HuntPlan hunt;
  hunt.sources = plan.sources;
  hunt.seed = seed;
  return hunt;
}

/// Positions of the draws of a block up to one of them.
std::uint64_t positions_up_to(const HuntPlan& plan, std::uint64_t first, std::uint64_t last) {
  Draws draws;
  for (std::uint64_t draw = first; draw <= last; ++draw) draw_one(plan, draw, draws);
  return draws.positions.size();
}

}  // namespace

std::optional<std::uint64_t> median_time(std::span<const DetectionSample> samples) {
  std::map<std::uint64_t, std::pair<std::size_t, std::size_t>> events;  // detected, all: by time
  for (const DetectionSample& sample : samples) {
    auto& [detected, all] = events[sample.positions];
    detected += sample.detected ? 1 : 0;
    ++all;
  }
  double surviving = 1.0;
  std::size_t at_risk = samples.size();
  for (const auto& [time, event] : events) {
    surviving *= 1.0 - static_cast<double>(event.first) / static_cast<double>(at_risk);
    if (surviving <= 0.5 + 1e-12) return time;
    at_risk -= event.second;
  }
  return std::nullopt;
}

DetectionSample time_to_detection(const DetectionPlan& plan, const mutants::MutantInfo& mutant, std::uint64_t seed) {
  const Panel panel = panel_for(mutant);
  const HuntPlan hunt = hunt_plan(plan, seed);
  Bench bench(panel);
  std::uint64_t positions = 0;
  for (std::uint64_t number = 0; positions < plan.budget; ++number) {
    const auto block = run_block(hunt, number, bench, [] { return false; });
    if (block->met.empty()) {
      positions += block->counts.positions;
      continue;
    }
    const auto earliest = [](const Met& met) { return met.provenance.draw; };
    const Met& first = *std::ranges::min_element(block->met, {}, earliest);
    positions += positions_up_to(hunt, number * hunt.draws_per_block, first.provenance.draw);
    if (positions > plan.budget) break;
    Examiner examiner(panel, bench);
    return {positions, true, examiner.examine(first.position, first.deviation, first.bucket.opponent).fault};
  }
  return {plan.budget, false};
}

std::vector<std::vector<DetectionSample>> detect(const DetectionPlan& plan,
                                                 std::span<const mutants::MutantInfo> mutants) {
  std::vector<std::vector<DetectionSample>> samples(mutants.size(), std::vector<DetectionSample>(plan.seeds));
  const std::size_t runs = mutants.size() * plan.seeds;
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  const auto work = [&] {
    for (std::size_t run = next++; run < runs; run = next++) {
      const std::size_t mutant = run / plan.seeds;
      samples[mutant][run % plan.seeds] = time_to_detection(plan, mutants[mutant], run % plan.seeds + 1);
      if (++done; plan.progress) plan.progress(done, runs);
    }
  };
  std::vector<std::jthread> workers;
  for (unsigned job = 0; job < std::max(plan.jobs, 1U); ++job) workers.emplace_back(work);
  workers.clear();  // joins them
  return samples;
}

}  // namespace passant
