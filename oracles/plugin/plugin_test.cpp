// A plug-in for each fault, in a process of its own and, where that can be survived, in this one.
#include "oracles/plugin.h"

#include <gmock/gmock.h>

#include "oracles/compare.h"
#include "oracles/known_positions.h"
#include "oracles/plugin/plugin_party.h"
#include "oracles/spec.h"
#include "oracles/testing/children.h"
#include "position/fen.h"

namespace passant {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string file(const std::string& fault) {
  return std::string(PASSANT_FAKE_PLUGINS) + "/fake_plugin_" + fault + ".so";
}

PartyOptions options() { return {.deadlines = {.start = 1s, .answer = 1s}, .restart_budget = 20}; }

std::unique_ptr<Oracle> apart(const std::string& fault, PartyOptions with = options()) {
  return connect_plugin("plugin:x", file(fault), false, with).value();
}

/// The plug-in lists as many moves as the full-move number says, and shows its fault at the clock 13.
Question question(std::uint32_t moves, std::uint32_t clock = 0) {
  Position position = parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").value();
  position.fullmove_number = moves;
  position.halfmove_clock = clock;
  return {.start = position};
}

Answer guilty_answer(const std::string& fault) {
  Answer answer;
  {
    auto party = apart(fault);
    std::vector<Question> questions;
    for (std::uint32_t i = 0; i < 1500; ++i) questions.push_back(question(1 + i % 200, i == 1200 ? 13 : 0));
    const auto answers = party->ask(questions);
    for (std::uint32_t i = 0; i < 1500; ++i) {
      EXPECT_TRUE(i == 1200 || answers[i].moves.size() == 1 + i % 200) << i << answers[i].detail;
    }
    EXPECT_LE(party->restarts(), 1);
    answer = answers[1200];
  }
  EXPECT_THAT(testing::children(), IsEmpty());
  return answer;
}

TEST(Plugin, ListsAndCounts) {
  for (const bool in_process : {false, true}) {
    auto party = connect_plugin("plugin:x", file("none"), in_process, options()).value();
    EXPECT_EQ(party->version(), "Fake Plugin 1.0");
    EXPECT_EQ(party->family(), "fake");
    const Answer answer = party->ask(question(3));
    EXPECT_EQ(to_string(answer.move_set()), "a1a2 a1a3 a1a4");
    EXPECT_EQ(answer.total, 3U);
    Question deep = question(10);
    deep.depth = 5;
    EXPECT_EQ(party->ask(deep).total, 100'000U);
    EXPECT_FALSE(party->ask(deep).listed);
  }
}

TEST(Plugin, CrashIsTheGuiltyQuestionsAnswer) {
  const Answer answer = guilty_answer("crash");
  EXPECT_EQ(answer.outcome, Outcome::Crashed);
  EXPECT_EQ(answer.detail, "signal 11 (Segmentation fault): last words");
}

TEST(Plugin, ExitAbortAndHangAreTold) {
  EXPECT_EQ(guilty_answer("exit").outcome, Outcome::Crashed);
  EXPECT_THAT(guilty_answer("abort").detail, HasSubstr("signal 6"));
  EXPECT_EQ(guilty_answer("hang").outcome, Outcome::Hung);
}

TEST(Plugin, ChatterIsThrownAway) {
  const Answer answer = guilty_answer("chatter");
  EXPECT_THAT(answer.detail, HasSubstr("signal 11"));
  EXPECT_LT(answer.detail.size(), 600U);
}

TEST(Plugin, RefusalAndNonsenseAreTold) {
  EXPECT_EQ(guilty_answer("refuse").outcome, Outcome::Refused);
  EXPECT_EQ(guilty_answer("too_many").outcome, Outcome::ProtocolError);
  EXPECT_EQ(guilty_answer("bad_move").outcome, Outcome::ProtocolError);
}

TEST(Plugin, CountThatDiffersFromTheListIsSeen) {
  const Answer answer = guilty_answer("miscount");
  EXPECT_EQ(answer.moves.size(), 1U);
  EXPECT_EQ(answer.total, 0U);
}

TEST(Plugin, RestartsEndWithTheBudget) {
  auto party = apart("crash");
  const auto answers = party->ask(std::vector<Question>(30, question(1, 13)));
  EXPECT_EQ(answers[20].outcome, Outcome::Crashed);
  EXPECT_EQ(answers[21].outcome, Outcome::Abstained);
}

TEST(Plugin, PositionsBelowTheTierAreNotSent) {
  Question two_kings = question(1, 13);
  two_kings.start.placement.put("a1"_sq, {Color::White, PieceKind::King});
  auto party = apart("crash");
  EXPECT_EQ(party->ask(two_kings).outcome, Outcome::Abstained);
  EXPECT_EQ(party->restarts(), 0);
}

TEST(Plugin, FaultAtTheStartIsToldBySpec) {
  const auto error = [](const std::string& fault) {
    const auto party = make_external_party("plugin,start=0.5:" + file(fault));
    return party ? "none" : to_string(party.error().error);
  };
  EXPECT_THAT(error("crash_at_start"), HasSubstr("crashed: signal 11"));
  EXPECT_THAT(error("hang_at_start"), HasSubstr("hung: no answer within 500 ms"));
  EXPECT_THAT(error("no_table"), HasSubstr("gives no table with legal_moves"));
  EXPECT_THAT(error("old_abi"), HasSubstr("has version 0 of the interface"));
  EXPECT_THAT(error("absent"), HasSubstr("is not a file"));
  EXPECT_EQ(error("none"), "none");
  EXPECT_THAT(testing::children(), IsEmpty());
}

TEST(Plugin, ExampleAnswersForTheOnePositionItKnows) {
  const auto party = make_external_party(std::string("plugin:") + PASSANT_FAKE_PLUGINS + "/plugin_example.so");
  ASSERT_TRUE(party.has_value());
  const KnownPosition& known = known_position("en passant");
  const Answer answer = (*party)->ask(question_of(known));
  EXPECT_EQ(compare(answer, right_answer(known)).verdict, Verdict::Agree);
  EXPECT_EQ(to_string(*answer.claims.of(MoveFact::Capture)), "d5e6");
  EXPECT_EQ((*party)->ask(question_of(known_position("stalemate"))).outcome, Outcome::Refused);
}

/// What the fake says of its three moves a1a2, a1a3, a1a4, or "nothing said".
std::string claimed(const std::string& fault, bool in_process, MoveFact fact, bool every_candidate = false) {
  Question asked = question(3);
  asked.facts = every_candidate;
  const Answer answer = connect_plugin("plugin:x", file(fault), in_process, options()).value()->ask(asked);
  const MoveSet* const moves = answer.claims.of(fact);
  return moves == nullptr ? "nothing said" : to_string(*moves);
}

TEST(Plugin, WhatItSaysOfSingleMovesIsHeard) {
  for (const bool in_process : {false, true}) {
    EXPECT_EQ(claimed("predicates", in_process, MoveFact::Check), "a1a2");
    EXPECT_EQ(claimed("predicates", in_process, MoveFact::Mate), "a1a3");
    EXPECT_EQ(claimed("predicates", in_process, MoveFact::Stalemate), "");
    EXPECT_EQ(claimed("predicates", in_process, MoveFact::Capture), "a1a2 a1a3 a1a4");
    EXPECT_EQ(claimed("predicates", in_process, MoveFact::EnPassant), "a1a4");
  }
}

TEST(Plugin, LegalityIsAskedOfLikelyMovesAndWhenAskedForOfEveryMove) {
  for (const bool in_process : {false, true}) {
    EXPECT_EQ(claimed("predicates", in_process, MoveFact::Legal), "e1d1");
    EXPECT_EQ(claimed("predicates", in_process, MoveFact::Legal, true), "a1h8q e1d1");
  }
}

TEST(Plugin, SaysNothingOfWhatItHasNoFunctionFor) {
  for (const MoveFact fact : kAllMoveFacts) {
    EXPECT_EQ(claimed("none", false, fact), "nothing said");
    const auto* const said = fact == MoveFact::Check ? "a1a2" : "nothing said";
    EXPECT_EQ(claimed("checks", true, fact), said);
  }
}

TEST(Plugin, FileThatIsNoLibraryIsTold) {
  const auto party = make_external_party("plugin:/etc/passwd");
  ASSERT_FALSE(party.has_value());
  EXPECT_EQ(party.error().kind, SpecError::Kind::NotFound);
  EXPECT_THAT(party.error().error.what, HasSubstr("cannot be loaded"));
}

}  // namespace
}  // namespace passant
