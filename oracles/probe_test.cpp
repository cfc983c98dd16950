// Each dialect is found out by trying, with the fake engine that knows no other.
#include <gmock/gmock.h>

#include "oracles/compare.h"
#include "oracles/known_positions.h"
#include "oracles/spec.h"
#include "oracles/testing/children.h"

namespace passant {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string spec(std::string_view protocol, std::string_view dialect, std::string_view fault = "none") {
  return std::string(protocol) + ",deadline=0.5:" + PASSANT_FAKE_ENGINE + " " + std::string(fault) + " " +
         std::string(protocol) + " " + std::string(dialect);
}

/// How the engine is asked, once it has answered for every known position rightly.
std::string found_way(const std::string& of) {
  const auto oracle = make_external_party(of);
  if (!oracle) return to_string(oracle.error().error);
  for (const KnownPosition& known : known_positions()) {
    const auto result = compare((*oracle)->ask(question_of(known)), right_answer(known));
    EXPECT_EQ(result.verdict, Verdict::Agree) << of << ": " << known.what << ": " << to_string(result);
  }
  EXPECT_EQ((*oracle)->restarts(), 0);
  return (*oracle)->describe();
}

TEST(Probe, UciWaysAreFound) {
  EXPECT_EQ(found_way(spec("uci", "go-perft")), "UCI, moves and counts by 'go perft N', written ahead");
  EXPECT_EQ(found_way(spec("uci", "divide")), "UCI, moves and counts by 'divide N', written ahead");
  EXPECT_EQ(found_way(spec("uci", "multipv")), "UCI, moves by 'go depth 1' with the largest MultiPV");
  EXPECT_EQ(found_way(spec("uci", "searchmoves")), "UCI, moves one by one by 'go depth 1 searchmoves m'");
  EXPECT_EQ(found_way(spec("uci", "perft")), "UCI, counts alone by 'perft N', written ahead");
}

TEST(Probe, EngineThatCannotBeAskedIsSaidSo) {
  for (const auto* const dialect : {"searchmoves-deaf", "searchmoves-believing", "multipv-10"}) {
    EXPECT_THAT(found_way(spec("uci", dialect)), HasSubstr("does not answer for the start position")) << dialect;
  }
  EXPECT_THAT(found_way(spec("xboard", "no-setboard")), HasSubstr("refused: Error (unknown command): setboard"));
  EXPECT_THAT(testing::children(), IsEmpty());
}

TEST(Probe, XboardWaysAreFound) {
  EXPECT_EQ(found_way(spec("xboard", "show-moves")), "XBoard, moves by 'show moves'");
  EXPECT_EQ(found_way(spec("xboard", "perft-lines")), "XBoard, moves by 'perft 1 1'");
  EXPECT_EQ(found_way(spec("xboard", "try-moves")), "XBoard, moves one by one by playing them");
  EXPECT_EQ(found_way(spec("xboard", "show-moves-unchecked")), "XBoard, moves one by one by playing them")
      << "it shows moves that leave the king in check";
}

TEST(Probe, CountingAloneIsTakenWhenItIsAskedFor) {
  const auto oracle =
      make_external_party(std::string("xboard,way=perft:") + PASSANT_FAKE_ENGINE + " none xboard perft");
  ASSERT_TRUE(oracle.has_value());
  EXPECT_EQ((*oracle)->describe(), "XBoard, counts alone by 'perft N'");
  EXPECT_EQ((*oracle)->version(), "Fake X 1.0");
}

TEST(Probe, EngineThatReadsNoTargetIsPlayedTheDoubleStep) {
  EXPECT_EQ(found_way(spec("xboard", "try-moves-no-target")),
            "XBoard, moves one by one by playing them; a double step is played, not set up");
}

TEST(Probe, EngineOfProtocolOneIsGreetedInAnotherManner) {
  const auto oracle = make_external_party(std::string("xboard,start=0.5,deadline=2:") + PASSANT_FAKE_ENGINE +
                                          " none xboard protocol-1");
  ASSERT_TRUE(oracle.has_value());
  const KnownPosition& known = known_position("en passant");
  EXPECT_EQ(compare((*oracle)->ask(question_of(known)), right_answer(known)).verdict, Verdict::Agree);
}

TEST(Probe, XboardFaultsAreAnswers) {
  const auto outcome = [](const std::string& fault) {
    const auto oracle = make_external_party(std::string("xboard,deadline=0.5,way=show-moves:") + PASSANT_FAKE_ENGINE +
                                            " " + fault + " xboard show-moves");
    Question guilty = question_of(known_position("en passant"));
    guilty.start.halfmove_clock = 13;
    const auto answers = (*oracle)->ask(
        std::vector{question_of(known_position("stalemate")), guilty, question_of(known_position("pinned knight"))});
    EXPECT_EQ(to_string(answers[0].move_set()), known_position("stalemate").moves);
    EXPECT_EQ(to_string(answers[2].move_set()), known_position("pinned knight").moves);
    return answers[1].outcome;
  };
  EXPECT_EQ(outcome("refuse"), Outcome::Refused);
  // It shows the moves of the position before, which are none in this one.
  EXPECT_EQ(outcome("keep-position"), Outcome::ProtocolError);
  EXPECT_EQ(outcome("die"), Outcome::Crashed);
  EXPECT_EQ(outcome("hang"), Outcome::Hung);
  EXPECT_EQ(outcome("endless-line"), Outcome::ProtocolError);
}

TEST(Lines, AnswersAndItsName) {
  EXPECT_EQ(found_way(spec("lines", "")), "a FEN a line, its moves a line, written ahead");
  EXPECT_EQ((*make_external_party(spec("lines", "")))->version(), "Fake Lines 1.0");
}

TEST(Lines, FaultsAreAnswersOfTheGuiltyLine) {
  const auto outcome = [](const std::string& fault) {
    const auto oracle =
        make_external_party(std::string("lines,deadline=0.5:") + PASSANT_FAKE_ENGINE + " " + fault + " lines");
    std::vector<Question> questions;
    for (const KnownPosition& known : known_positions()) questions.push_back(question_of(known));
    questions[5].start.halfmove_clock = 13;
    const auto answers = (*oracle)->ask(questions);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      EXPECT_TRUE(i == 5 || compare(answers[i], right_answer(known_positions()[i])).verdict == Verdict::Agree)
          << fault << " " << known_positions()[i].what;
    }
    return answers[5].outcome;
  };
  EXPECT_EQ(outcome("refuse"), Outcome::Refused);
  EXPECT_EQ(outcome("die"), Outcome::Crashed);
  EXPECT_EQ(outcome("hang"), Outcome::Hung);
  EXPECT_EQ(outcome("answer-twice"), Outcome::ProtocolError);
  EXPECT_EQ(outcome("bad-move"), Outcome::ProtocolError);
  // The fence's answer is taken for the missing line, and the fence waits in vain: either name of the fault is true.
  EXPECT_THAT(outcome("no-line"), ::testing::AnyOf(Outcome::Hung, Outcome::ProtocolError));
}

TEST(Lines, DeeperCountsAreAbstainedFrom) {
  const auto oracle = make_external_party(spec("lines", ""));
  Question deep = question_of(known_position("en passant"));
  deep.depth = 2;
  EXPECT_EQ((*oracle)->ask(deep).outcome, Outcome::Abstained);
}

}  // namespace
}  // namespace passant
