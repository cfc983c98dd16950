// The totals of four, five and six men, each by both counts.

#include <gtest/gtest.h>

#include "fuzz/enumerate/census.h"
#include "fuzz/enumerate/domain.h"
#include "fuzz/enumerate/second_count.h"

namespace passant::enumerate {
namespace {

Census first_count(int men) {
  const Domain domain(men);
  Census census;
  for_each_placement(domain, 0, domain.size(), [&](const Arrangement& placement) { census.add(facts_of(placement)); });
  return census;
}

/// All eight files, and then half of it: that the two wings have equally many is checked on the way.
Census second_count_of(int men) {
  const second_count::Totals left = second_count::count(men, 0, 3);
  const second_count::Totals right = second_count::count(men, 4, 7);
  const auto census = [](const second_count::Totals& totals) {
    return Census{totals.placements, totals.valid,         totals.consistent, totals.capturable,
                  totals.barred,     totals.partly_barred, totals.in_check};
  };
  EXPECT_EQ(census(left), census(right));
  return census(left);
}

class BothCounts : public testing::TestWithParam<int> {};

TEST_P(BothCounts, GiveTheKnownTotals) {
  const auto known = known_census(GetParam());
  ASSERT_TRUE(known.has_value());
  EXPECT_EQ(first_count(GetParam()), *known);
  EXPECT_EQ(second_count_of(GetParam()), *known);
}

INSTANTIATE_TEST_SUITE_P(OfFourAndFiveMen, BothCounts, testing::Values(4, 5));

}  // namespace
}  // namespace passant::enumerate
