// Facts of suites, and what mutants make of them.
#include "corpus/kill_matrix.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace passant {
namespace {

using mutants::Fault;

constexpr const char* kCapture = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

Suite suite_of(const std::string& text) {
  Suite suite = read_suite(text, "folder/some.suite.epd");
  EXPECT_TRUE(suite.problems.empty());
  return suite;
}

std::vector<std::pair<int, std::uint64_t>> asked(const SuiteFacts& facts) {
  std::vector<std::pair<int, std::uint64_t>> all;
  for (const Fact& fact : facts.facts) all.emplace_back(fact.depth, fact.leaves);
  return all;
}

TEST(SuiteFacts, GoShallowFirstAndSmallFirstAndKeepToTheBudget) {
  const Suite suite = suite_of(std::string(kCapture) + " ;D1 7 ;D3 276\nk7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3 ;D2 9\n");
  const SuiteFacts facts = facts_of(suite, {.depth = 6, .leaves = 100});
  EXPECT_EQ(facts.name, "some.suite");
  EXPECT_THAT(asked(facts), testing::ElementsAre(std::pair(1, 3), std::pair(1, 7), std::pair(2, 9)));
  EXPECT_EQ(facts.leaves, 19U);
  EXPECT_EQ(facts.depth, 2);
  EXPECT_EQ(facts.positions, 2U);
}

TEST(SuiteFacts, CountWhatTheFileDoesNotState) {
  const Suite suite = suite_of(std::string(kCapture) + "\n");
  EXPECT_THAT(asked(facts_of(suite, {.depth = 3, .leaves = 10'000})),
              testing::ElementsAre(std::pair(1, 7), std::pair(2, 38), std::pair(3, 276)));
}

TEST(SuiteFacts, LeaveOutWhatIsNotValid) {
  const Suite suite = suite_of("4k3/8/8/8/8/8/8/4K3 w - e6 0 1 ;D1 5\n");
  EXPECT_TRUE(facts_of(suite, {}).facts.empty());
}

TEST(Encounter, EndsAtTheFirstWrongCount) {
  const Suite suite =
      suite_of("k7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3 ;D2 9\n" + std::string(kCapture) + " ;D1 7 ;D2 38 ;D3 276\n");
  const Encounter met = encounter(facts_of(suite, {}), Fault::CapturedPawnStays);
  ASSERT_TRUE(met.kill);
  EXPECT_EQ(met.kill->depth, 2) << "the pawn that stays on d5 can move";
  EXPECT_EQ(met.kill->nodes, 3U + 7 + 9 + 38);
  EXPECT_EQ(met.kill->record, "some.suite.epd:2");
  EXPECT_EQ(met.detected, 1U);
  EXPECT_GT(met.triggered, 0U);
}

TEST(Encounter, HoldsTheMovesAndThePositionsAfterThemToTheFile) {
  // The same number of moves, not the same moves; the pawn that stays shows in no count at depth 1.
  const Suite moves = suite_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 moves \"e1d1 e1d2 e1e2 e1f1 e1f2 e5d6 e5e6\";\n");
  EXPECT_TRUE(encounter(facts_of(moves, {.depth = 1}), Fault::LeftCaptureBackwards).kill);
  EXPECT_FALSE(encounter(facts_of(moves, {.depth = 1}), Fault::CapturedPawnStays).kill);
  const Suite children = suite_of(
      "4k3/8/8/3pP3/8/8/8/4K3 w - d6 moves \"e1d1 e1d2 e1e2 e1f1 e1f2 e5d6 e5e6\"; "
      "child \"e5d6 exd6 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1\";\n");
  EXPECT_TRUE(encounter(facts_of(children, {.depth = 1}), Fault::CapturedPawnStays).kill);
}

TEST(Encounter, TellsHowFarAFaultThatIsLetThroughGot) {
  const Suite suite = suite_of(std::string(kCapture) + " ;D1 7\n");
  const SuiteFacts facts = facts_of(suite, {});
  const Encounter reached = encounter(facts, Fault::RankTestAbsent);
  EXPECT_FALSE(reached.kill);
  EXPECT_GT(reached.reached, 0U);
  EXPECT_EQ(reached.triggered, 0U);
  EXPECT_EQ(encounter(facts, Fault::CastlingThroughCheck).reached, 0U);
}

TEST(KillMatrix, KillsTheSameWhateverTheNumberOfThreads) {
  const Suite suite = read_suite_file(PASSANT_SOURCE_DIR "/corpus/reported.epd");
  const std::vector facts{facts_of(suite, {})};
  const KillMatrix alone = kill_matrix(facts, 1);
  EXPECT_TRUE(alone.twin_failures.empty());
  EXPECT_TRUE(alone.kills_any());
  EXPECT_EQ(to_json(alone, facts), to_json(kill_matrix(facts, 3), facts));
}

TEST(KillMatrix, BlamesTheSuiteThatTheFaultlessTwinFails) {
  const Suite wrong = suite_of(std::string(kCapture) + " ;D1 8\n");
  const std::vector facts{facts_of(wrong, {})};
  EXPECT_EQ(kill_matrix(facts, 1).twin_failures.at(0).depth, 1);
}

TEST(KillMatrix, SaysSoWhenNothingIsKilled) {
  const Suite blind = suite_of("k7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3\n");
  const std::vector facts{facts_of(blind, {})};
  EXPECT_FALSE(kill_matrix(facts, 1).kills_any());
}

TEST(KillMatrix, WritesTheAgreedJson) {
  const Suite suite = suite_of(std::string(kCapture) + " ;D1 7\n");
  const std::vector facts{facts_of(suite, {})};
  const auto json = nlohmann::json::parse(to_json(kill_matrix(facts, 1), facts));
  EXPECT_EQ(json["suites"][0]["name"], "some.suite");
  EXPECT_EQ(json["suites"][0]["positions"], 1);
  EXPECT_EQ(json["suites"][0]["depth"], 1);
  EXPECT_EQ(json["mutants"].size(), mutants::all_mutants().size());
  const auto& first = json["mutants"][0];
  EXPECT_EQ(first["name"], "rank-test-absent");
  EXPECT_EQ(first["equivalent"], false);
  EXPECT_FALSE(first["kills"].contains("some.suite"));
  EXPECT_EQ(first["survived"]["some.suite"]["triggered"], 0);
}

}  // namespace
}  // namespace passant
