// Time to detection: how many positions a hunt compares until it meets a seeded fault for the first time, over several
// seeds, and what it calls what it met. Counted in positions, not seconds, so that machines do not matter.
//
// A run that spends its budget without meeting the fault is censored: the time is known to be longer, and is not left
// out. Medians are those of the Kaplan-Meier estimate (Kaplan, Meier: Nonparametric estimation from incomplete
// observations, JASA 53, 1958). Tested by detection_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "fuzz/fault_class.h"
#include "fuzz/hunt.h"
#include "fuzz/progress.h"
#include "generators/mutants/mutant.h"

namespace passant {

struct DetectionSample {
  std::uint64_t positions = 0;  ///< compared until then, that draw's included; the budget when nothing was met
  bool detected = false;
  std::optional<FaultClass> fault{};  ///< of the first deviation, minimised
};

struct DetectionPlan {
  std::vector<WeightedSource> sources;
  std::uint64_t seeds = 20;        ///< 1, 2, …
  std::uint64_t budget = 100'000;  ///< positions a run may compare
  unsigned jobs = 1;
  Progress progress{};  ///< in runs
};

/// The least time at which at most half are left undetected, by the estimate; nothing when more than half always are.
std::optional<std::uint64_t> median_time(std::span<const DetectionSample> samples);

/// One run: mutant against the mailbox generator, as `passant hunt --subject mutant:NAME` does.
DetectionSample time_to_detection(const DetectionPlan& plan, const mutants::MutantInfo& mutant, std::uint64_t seed);

/// For each mutant the samples of all seeds.
std::vector<std::vector<DetectionSample>> detect(const DetectionPlan& plan,
                                                 std::span<const mutants::MutantInfo> mutants);

}  // namespace passant
