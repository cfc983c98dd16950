// The totals of four, five and six men, each by the counts that reach it in seconds.

#include <gtest/gtest.h>

#include "fuzz/enumerate/census.h"
#include "fuzz/enumerate/domain.h"
#include "fuzz/enumerate/occupancy_count.h"
#include "fuzz/enumerate/second_count.h"

namespace passant::enumerate {
namespace {

Census first_count(int men) {
  const Domain domain(men);
  Census census;
  for_each_placement(domain, 0, domain.size(), [&](const Arrangement& placement) { census.add(facts_of(placement)); });
  return census;
}

using Count = second_count::Totals(int men, int first_file, int last_file);

/// All eight files, and then half of it: that the two wings have equally many is checked on the way.
Census census_by(Count* count, int men) {
  const auto census = [&](int first, int last) {
    const second_count::Totals totals = count(men, first, last);
    return Census{totals.placements, totals.valid,         totals.consistent, totals.capturable,
                  totals.barred,     totals.partly_barred, totals.in_check};
  };
  const Census left = census(0, 3);
  EXPECT_EQ(left, census(4, 7));
  return left;
}

class AllCounts : public testing::TestWithParam<int> {};

TEST_P(AllCounts, GiveTheKnownTotals) {
  const auto known = known_census(GetParam());
  ASSERT_TRUE(known.has_value());
  EXPECT_EQ(first_count(GetParam()), *known);
  EXPECT_EQ(census_by(second_count::count, GetParam()), *known);
  EXPECT_EQ(census_by(occupancy_count::count, GetParam()), *known);
}

INSTANTIATE_TEST_SUITE_P(OfFourAndFiveMen, AllCounts, testing::Values(4, 5));

TEST(OccupancyCount, GivesTheKnownTotalsOfSixMen) { EXPECT_EQ(census_by(occupancy_count::count, 6), known_census(6)); }

}  // namespace
}  // namespace passant::enumerate
