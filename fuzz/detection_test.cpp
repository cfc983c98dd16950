// How long hunts need: the estimate on cases worked out by hand, and runs that depend on their seed alone.
#include "fuzz/detection.h"

#include <gtest/gtest.h>

#include "fuzz/default_sources.h"

namespace passant {
namespace {

DetectionSample detected(std::uint64_t positions) { return {positions, true}; }
DetectionSample censored(std::uint64_t positions) { return {positions, false}; }

TEST(MedianTime, IsTheMiddleWhenAllAreDetected) {
  EXPECT_EQ(median_time(std::vector{detected(30), detected(10), detected(20)}), 20U);
  EXPECT_EQ(median_time(std::vector{detected(10), detected(20), detected(30), detected(40)}), 20U);
}

TEST(MedianTime, CountsTheUndetectedAsLongerAndNotAsAbsent) {
  EXPECT_EQ(median_time(std::vector{detected(10), detected(20), censored(99), censored(99)}), 20U);
  EXPECT_EQ(median_time(std::vector{detected(10), censored(99), censored(99)}), std::nullopt);
}

TEST(MedianTime, DividesTheWeightOfOneThatIsCensoredEarlyAmongTheRest) {
  // Left: 4/5 after 10; one of four is censored at 15; 4/5 * 2/3 = 8/15 after 20; 4/15 after 30.
  EXPECT_EQ(median_time(std::vector{detected(10), censored(15), detected(20), detected(30), censored(40)}), 30U);
}

TEST(Detection, OwesEverythingToItsSeed) {
  const DetectionPlan plan{.sources = default_sources({}), .seeds = 3, .budget = 50'000, .jobs = 2};
  const std::vector mutants{*mutants::find_mutant("rank-test-absent"), *mutants::find_mutant("captured-pawn-stays")};
  const auto samples = detect(plan, mutants);
  for (std::size_t mutant = 0; mutant < mutants.size(); ++mutant) {
    for (std::uint64_t seed = 1; seed <= plan.seeds; ++seed) {
      const DetectionSample again = time_to_detection(plan, mutants[mutant], seed);
      EXPECT_TRUE(again.detected);
      EXPECT_EQ(again.positions, samples[mutant][seed - 1].positions);
      EXPECT_EQ(again.fault, samples[mutant][seed - 1].fault);
    }
  }
  EXPECT_EQ(samples[0][0].fault, FaultClass::RankDoubleRemoval);
}

TEST(Detection, GivesUpWhenTheBudgetIsSpent) {
  const DetectionPlan plan{.sources = default_sources({}), .seeds = 1, .budget = 3000};
  const DetectionSample sample = time_to_detection(plan, mutants::info(mutants::Fault::None), 1);
  EXPECT_FALSE(sample.detected);
  EXPECT_EQ(sample.positions, 3000U);
}

}  // namespace
}  // namespace passant
