// Comparing ranges: agreement of the generators on all positions of four men, seeded faults found at their least number
// of men, and results that depend on nothing but plan and range.

#include "fuzz/enumerate/compare_range.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "fuzz/enumerate/sample.h"
#include "position/fen.h"

namespace passant::enumerate {
namespace {

Plan plan_for(int men, std::string subject) {
  Plan plan;
  plan.men = men;
  plan.subject = std::move(subject);
  if (plan.subject == "mailbox") plan.against = {"bitboard"};
  return plan;
}

RangeResult result_of(const Plan& plan, Range range, Execution execution = {}) {
  return compare_range(plan, Domain(plan.men), range, execution).value();
}

RangeResult whole(const Plan& plan, Execution execution = {}) {
  return result_of(plan, {0, Domain(plan.men).size()}, execution);
}

/// The placements with this man beside the frame and the kings, the black pawn on d5, the white one on e5.
Range with_fifth_man(Piece man) {
  const Domain domain(5);
  const auto section = std::ranges::find_if(domain.sections(), [&](const Section& one) {
    return one.frame == Frame{3, false, true} && one.others == Others{man};
  });
  return {section->first, section->first + section->size};
}

Range with_black_rook() { return with_fifth_man({Color::Black, PieceKind::Rook}); }

std::string summary(const RangeResult& result) {
  std::string text;
  for (const CensusField& field : kCensusFields) text += std::to_string(result.census.*field.count) + " ";
  for (const WorkField& field : kWorkFields) text += std::to_string(result.work.*field.count) + " ";
  for (const Finding& finding : result.findings) text += to_json_line(finding) + "\n";
  return text;
}

TEST(CompareRange, AllThreeGeneratorsAgreeOnAllOfFourMen) {
  Plan plan = plan_for(4, "bitboard");
  plan.against = {"mailbox", "rulebook"};
  plan.witnesses = {};
  plan.shares.flipped = 1;
  const RangeResult result = whole(plan);
  EXPECT_EQ(result.census, known_census(4));
  EXPECT_EQ(result.work.compared, 21'183U);
  EXPECT_EQ(result.work.flipped, 21'183U);
  EXPECT_EQ(result.work.deviating, 0U);
  EXPECT_EQ(result.work.unlike_census, 0U);
}

TEST(CompareRange, SharesAreAboutAsLargeAsStated) {
  Plan plan = plan_for(5, "bitboard");
  plan.shares = {16, 64, 32};
  const Work work = result_of(plan, {5'000'000, 5'200'000}).work;
  EXPECT_NEAR(static_cast<double>(work.flipped), static_cast<double>(work.compared) / 16, 600);
  EXPECT_NEAR(static_cast<double>(work.full), static_cast<double>(work.compared) / 64, 300);
  EXPECT_NEAR(static_cast<double>(work.witnessed), static_cast<double>(work.compared) / 32, 420);
}

TEST(CompareRange, ResultsDoNotDependOnTheNumberOfJobs) {
  const Plan plan = plan_for(5, "mutant:rank-test-absent");
  const Range rook = with_black_rook();
  const Range range{rook.first - 30'000, rook.last};
  const std::string alone = summary(result_of(plan, range, {1, false, nullptr, 10'000}));
  EXPECT_EQ(alone, summary(result_of(plan, range, {3, false, nullptr, 10'000})));
  EXPECT_THAT(alone, testing::HasSubstr("rank-double-removal"));
}

TEST(CompareRange, PartsAddUpToTheWhole) {
  const Plan plan = plan_for(5, "bitboard");
  RangeResult first = result_of(plan, {1000, 154'321});
  const RangeResult second = result_of(plan, {154'321, 300'000});
  const RangeResult both = result_of(plan, {1000, 300'000});
  first.census += second.census;
  first.work += second.work;
  EXPECT_EQ(first.census, both.census);
  EXPECT_EQ(first.work, both.work);
}

TEST(CompareRange, DigestTellsListsApart) {
  const Range range = with_black_rook();
  const std::uint64_t digest = result_of(plan_for(5, "bitboard"), range).work.digest;
  EXPECT_EQ(digest, result_of(plan_for(5, "mailbox"), range).work.digest);
  EXPECT_NE(digest, result_of(plan_for(5, "mutant:rank-test-absent"), range).work.digest);
}

TEST(CompareRange, TheCensusIsAThirdOpinionOnCaptures) {
  Plan plan = plan_for(5, "mutant:rank-test-absent");
  plan.against = {"mutant:rank-test-absent"};
  plan.witnesses = {};
  const Work work = result_of(plan, with_black_rook()).work;
  EXPECT_EQ(work.deviating, 0U);
  EXPECT_GT(work.unlike_census, 0U);
}

TEST(CompareRange, StopsWhenToldTo) {
  const std::atomic<bool> stop{true};
  const auto result = compare_range(plan_for(5, "bitboard"), Domain(5), {0, 1'000'000}, {1, false, &stop, 1000});
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().trouble, Trouble::Stopped);
}

TEST(CompareRange, ReportsAContenderThatCannotBeMade) {
  const auto result = compare_range(plan_for(4, "uci:/there/is/none"), Domain(4), {0, 10}, {});
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().trouble, Trouble::ContenderMissing);
}

TEST(CompareRange, OnlyBarredComparesWhereACaptureIsIllegal) {
  Plan plan = plan_for(5, "bitboard");
  plan.only_barred = true;
  const RangeResult result = result_of(plan, with_black_rook());
  EXPECT_EQ(result.work.compared, result.census.barred + result.census.partly_barred);
  EXPECT_GT(result.work.compared, 0U);
}

TEST(Sample, IsTheSameWhateverTheShards) {
  const Domain domain(5);
  const auto all = sample_in(domain, 500, 7, {0, domain.size()});
  EXPECT_EQ(all.size(), 500U);
  auto parts = sample_in(domain, 500, 7, {0, 4'000'000});
  const auto rest = sample_in(domain, 500, 7, {4'000'000, domain.size()});
  parts.insert(parts.end(), rest.begin(), rest.end());
  EXPECT_EQ(parts, all);
  EXPECT_NE(all, sample_in(domain, 500, 8, {0, domain.size()}));
}

TEST(Sample, AllOfItIsCompared) {
  Plan plan = plan_for(5, "mailbox");
  plan.sample = 3000;
  EXPECT_EQ(whole(plan).work.compared, 3000U);
}

}  // namespace
}  // namespace passant::enumerate
