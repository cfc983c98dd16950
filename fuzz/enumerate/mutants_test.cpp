// Seeded faults as subjects: each is found at the least number of men on which it shows, and not before.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "fuzz/enumerate/compare_range.h"
#include "position/fen.h"

namespace passant::enumerate {
namespace {

Plan plan_for(int men, std::string subject) {
  Plan plan;
  plan.men = men;
  plan.subject = std::move(subject);
  return plan;
}

RangeResult whole(const Plan& plan, const Execution& execution = {}) {
  const Domain domain(plan.men);
  return compare_range(plan, domain, {0, domain.size()}, execution).value();
}

int men_of(const Position& position) {
  return static_cast<int>(
      std::ranges::count_if(position.placement.codes(), [](std::uint8_t code) { return code != 0; }));
}

/// A seeded fault and the least number of men on which it shows.
struct Least {
  const char* mutant;
  int men;
};

class MutantEnumeration : public testing::TestWithParam<Least> {};

TEST_P(MutantEnumeration, IsFoundAtTheLeastNumberOfMen) {
  const auto [mutant, least] = GetParam();
  for (int men = Domain::kLeastMen; men < least; ++men) {
    EXPECT_EQ(whole(plan_for(men, std::string("mutant:") + mutant)).work.deviating, 0U) << men;
  }
  const RangeResult result = whole(plan_for(least, std::string("mutant:") + mutant), {1, true});
  ASSERT_FALSE(result.findings.empty());
  EXPECT_LE(men_of(result.findings.front().position), least) << to_fen(result.findings.front().position);
}

INSTANTIATE_TEST_SUITE_P(OfFourAndFiveMen, MutantEnumeration,
                         testing::Values(Least{"trial-lifts-only-capturer", 4}, Least{"evasion-white-only", 4},
                                         Least{"left-capture-backwards", 4}, Least{"only-edge-pawns-capture", 4},
                                         Least{"file-zero-means-none", 4}, Least{"rank-test-absent", 5},
                                         Least{"rank-test-forgets-queens", 5}),
                         [](const auto& least) {
                           std::string name = least.param.mutant;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace passant::enumerate
