#include "oracles/compare.h"

#include <gtest/gtest.h>

namespace passant {
namespace {

MoveCount entry(std::string_view move, std::uint64_t nodes = 1) { return {parse_uci(move).value(), nodes}; }

Answer listing(std::vector<MoveCount> moves) {
  Answer answer{.moves = std::move(moves)};
  for (const MoveCount& each : answer.moves) answer.total += each.nodes;
  return answer;
}

Answer counting(std::uint64_t total) { return {.listed = false, .total = total}; }

std::vector<Move> moves(std::initializer_list<std::string_view> texts) {
  std::vector<Move> result;
  for (const auto text : texts) result.push_back(parse_uci(text).value());
  return result;
}

TEST(Compare, OrderDoesNotMatter) {
  const auto result = compare(listing({entry("a2a3"), entry("b2b3")}), listing({entry("b2b3"), entry("a2a3")}));
  EXPECT_EQ(result.verdict, Verdict::Agree);
  EXPECT_EQ(to_string(result), "agree");
}

TEST(Compare, TwoEmptyListsAgree) { EXPECT_EQ(compare(listing({}), listing({})).verdict, Verdict::Agree); }

TEST(Compare, MissingAndExtraMovesAreTold) {
  const auto result = compare(listing({entry("a2a3"), entry("e1c1")}), listing({entry("a2a3"), entry("d5e6")}));
  EXPECT_EQ(result.verdict, Verdict::Differ);
  EXPECT_EQ(result.missing, moves({"d5e6"}));
  EXPECT_EQ(result.extra, moves({"e1c1"}));
  EXPECT_TRUE(result.differences.has(Difference::MissingMove));
  EXPECT_TRUE(result.differences.has(Difference::ExtraMove));
  EXPECT_FALSE(result.differences.has(Difference::Multiplicity));
  EXPECT_EQ(to_string(result), "missing d5e6; extra e1c1");
}

TEST(Compare, MoveListedTwiceDiffersThoughTheSetsAreEqual) {
  const auto once = listing({entry("a2a3"), entry("d5e6")});
  const auto twice = listing({entry("a2a3"), entry("d5e6"), entry("d5e6")});
  const auto result = compare(twice, once);
  EXPECT_EQ(result.verdict, Verdict::Differ);
  EXPECT_EQ(result.duplicates, moves({"d5e6"}));
  EXPECT_EQ(result.extra, moves({"d5e6"}));
  EXPECT_TRUE(result.differences.has(Difference::Multiplicity));
  EXPECT_FALSE(result.differences.has(Difference::ExtraMove));
  EXPECT_EQ(compare(once, twice).missing, moves({"d5e6"}));
  EXPECT_EQ(compare(twice, twice).verdict, Verdict::Agree);
}

TEST(Compare, CountsBehindAMoveAreCompared) {
  const auto result =
      compare(listing({entry("a2a3", 20), entry("a2a4", 21)}), listing({entry("a2a3", 21), entry("a2a4", 20)}));
  EXPECT_TRUE(result.differences.has(Difference::NodesBehindMove));
  EXPECT_EQ(result.nodes.size(), 2U);
  EXPECT_EQ(result.nodes.front(), (NodesDiffer{parse_uci("a2a3").value(), 20, 21}));
  EXPECT_EQ(to_string(result), "counts behind a2a3 differ (20, not 21); counts behind a2a4 differ (21, not 20)");
}

TEST(Compare, CountingThatDiffersFromOwnListIsAKindOfItsOwn) {
  auto miscounting = listing({entry("a2a3"), entry("b2b3")});
  miscounting.total = 3;
  for (const auto& result : {compare(miscounting, listing({entry("a2a3"), entry("b2b3")})),
                             compare(listing({entry("a2a3"), entry("b2b3")}), miscounting)}) {
    EXPECT_EQ(result.verdict, Verdict::Differ);
    EXPECT_TRUE(result.differences.has(Difference::TotalAgainstList));
    EXPECT_TRUE(result.missing.empty() && result.extra.empty() && result.nodes.empty());
  }
}

TEST(Compare, PartyThatOnlyCountsIsComparedByTotal) {
  EXPECT_EQ(compare(counting(2), listing({entry("a2a3"), entry("b2b3")})).verdict, Verdict::Agree);
  const auto result = compare(counting(3), listing({entry("a2a3"), entry("b2b3")}));
  EXPECT_EQ(result.verdict, Verdict::Differ);
  EXPECT_TRUE(result.differences.has(Difference::Total));
  EXPECT_TRUE(result.missing.empty() && result.extra.empty());
  EXPECT_EQ(to_string(result), "totals differ (3, not 2)");
}

TEST(Compare, EveryFailureIsAVerdictOfItsOwnAndNeverADifference) {
  const auto good = listing({entry("a2a3")});
  const std::vector<std::pair<Outcome, Verdict>> all{{Outcome::Abstained, Verdict::Abstained},
                                                     {Outcome::Refused, Verdict::Refused},
                                                     {Outcome::Crashed, Verdict::Crashed},
                                                     {Outcome::Hung, Verdict::Hung},
                                                     {Outcome::ProtocolError, Verdict::ProtocolError}};
  for (const auto& [outcome, verdict] : all) {
    const auto subject_fails = compare(failure(outcome, "why"), good);
    EXPECT_EQ(subject_fails.verdict, verdict);
    EXPECT_EQ(subject_fails.failed, Whose::Subject);
    EXPECT_TRUE(subject_fails.differences.empty());
    const auto reference_fails = compare(good, failure(outcome, "why"));
    EXPECT_EQ(reference_fails.verdict, verdict);
    EXPECT_EQ(reference_fails.failed, Whose::Reference);
    EXPECT_EQ(to_string(reference_fails), "reference " + std::string(name(outcome)) + ": why");
  }
}

TEST(Tally, KeepsEveryOutcomeApartAndLosesNone) {
  Tally tally;
  tally.add(compare(listing({entry("a2a3")}), listing({entry("a2a3")})));
  tally.add(compare(listing({}), listing({entry("a2a3")})));
  tally.add(compare(failure(Outcome::Crashed, ""), listing({})));
  Tally sum;
  sum.add(tally);
  sum.add(tally);
  EXPECT_EQ(sum.total(), 6U);
  EXPECT_EQ(sum.compared(), 4U);
  EXPECT_EQ(sum.of(Verdict::Crashed), 2U);
  EXPECT_EQ(sum.of(Difference::MissingMove), 2U);
  EXPECT_EQ(to_string(sum), "2 agree, 2 differ, 2 crashed");
  EXPECT_EQ(to_string(Tally{}), "nothing compared");
}

}  // namespace
}  // namespace passant
