// Every fault that a program can have, with a fake engine that has it: the fault is the answer of the question that
// caused it, all other questions are answered rightly, and nobody is left behind.
#include "oracles/external_party.h"

#include <gmock/gmock.h>

#include <thread>

#include "oracles/lines/lines_dialect.h"
#include "oracles/testing/children.h"
#include "oracles/testing/fake_answer.h"
#include "oracles/uci/uci_dialect.h"
#include "position/fen.h"

namespace passant {
namespace {

using namespace std::chrono_literals;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr std::size_t kGuilty = 70;

/// Long enough for a loaded machine.
PartyOptions options() { return {.deadlines = {.start = 20s, .answer = 10s, .grace = 300ms}, .restart_budget = 1000}; }

/// Short enough to wait for.
PartyOptions impatient() { return {.deadlines = {.start = 20s, .answer = 1s, .grace = 300ms}, .restart_budget = 1000}; }

std::expected<std::unique_ptr<ExternalParty>, Answer> connect(const std::string& fault, PartyOptions with = options()) {
  return ExternalParty::connect("fake", {PASSANT_FAKE_ENGINE, {fault}}, uci::make_dialect(uci::Way::GoPerft), with);
}

/// A king of each side on varying squares: all different, all consistent.
Question innocent(std::size_t number) {
  Position position;
  position.placement.put(Square::from_index(static_cast<int>(number % 16)), {Color::White, PieceKind::King});
  position.placement.put(Square::from_index(static_cast<int>(40 + number / 16 % 16)), {Color::Black, PieceKind::King});
  position.placement.put("e4"_sq, {Color::White, PieceKind::Pawn});
  position.halfmove_clock = 1;
  return {.start = position};
}

Question guilty() {
  Question question = innocent(5);
  question.start.halfmove_clock = 13;
  return question;
}

std::vector<Question> innocents(std::size_t count) {
  std::vector<Question> questions;
  for (std::size_t i = 0; i < count; ++i) questions.push_back(innocent(i));
  return questions;
}

std::vector<Question> one_guilty_among_many() {
  auto questions = innocents(150);
  questions[kGuilty] = guilty();
  return questions;
}

bool right(const Answer& answer, const Question& question) {
  const Answer expected = testing::fake_answer(question);
  return answer.answered() && answer.moves == expected.moves && answer.total == expected.total;
}

void expect_right_but_for_the_guilty(const std::vector<Question>& questions, const std::vector<Answer>& answers) {
  ASSERT_EQ(answers.size(), questions.size());
  for (std::size_t i = 0; i < questions.size(); ++i) {
    EXPECT_TRUE(i == kGuilty || right(answers[i], questions[i])) << i << " " << answers[i].detail;
  }
}

/// What the guilty question among many gets, once the others have been found right.
Answer guilty_answer(const std::string& fault, const PartyOptions& with = options()) {
  Answer answer;
  {
    auto party = connect(fault, with);
    EXPECT_TRUE(party.has_value());
    const auto questions = one_guilty_among_many();
    const auto answers = (*party)->ask(questions);
    expect_right_but_for_the_guilty(questions, answers);
    answer = answers[kGuilty];
  }
  EXPECT_THAT(testing::children(), IsEmpty());
  return answer;
}

TEST(ExternalParty, AnswersInOrderWithoutARestart) {
  auto party = connect("none");
  ASSERT_TRUE(party.has_value());
  EXPECT_EQ((*party)->name(), "fake");
  EXPECT_EQ((*party)->version(), "Fake 1.0");
  EXPECT_EQ((*party)->family(), "fake");
  const auto questions = innocents(256);
  const auto answers = (*party)->ask(questions);
  for (std::size_t i = 0; i < questions.size(); ++i) EXPECT_TRUE(right(answers[i], questions[i])) << i;
  EXPECT_EQ((*party)->restarts(), 0);
}

TEST(ExternalParty, NoQuestionsNoAnswers) {
  EXPECT_THAT((*connect("none"))->ask(std::span<const Question>{}), IsEmpty());
}

TEST(ExternalParty, DepthAndMovesAreAsked) {
  auto party = connect("none");
  Question deep = innocent(3);
  deep.depth = 4;
  EXPECT_TRUE(right((*party)->ask(deep), deep));
  Question played = innocent(3);
  played.moves = {parse_uci("e4e5").value()};
  EXPECT_TRUE(right((*party)->ask(played), played));
}

TEST(ExternalParty, CarriageReturnsAndBannersAreReadOver) {
  for (const auto* const kind : {"crlf", "banner", "slow-start"}) {
    auto party = connect(kind);
    ASSERT_TRUE(party.has_value()) << kind;
    EXPECT_TRUE(right((*party)->ask(innocent(1)), innocent(1))) << kind;
  }
}

TEST(ExternalParty, LieIsAnAnswer) {
  const Answer answer = guilty_answer("lie");
  EXPECT_TRUE(answer.answered());
  EXPECT_EQ(answer.moves.size() + 1, testing::fake_answer(guilty()).moves.size());
}

TEST(ExternalParty, WrongTotalIsKeptForComparison) {
  const Answer answer = guilty_answer("wrong-total");
  EXPECT_TRUE(answer.answered());
  EXPECT_EQ(answer.total, answer.moves.size() + 1);
}

TEST(ExternalParty, HangIsTheGuiltyQuestionsAnswer) {
  const Answer answer = guilty_answer("hang", impatient());
  EXPECT_EQ(answer.outcome, Outcome::Hung);
  EXPECT_EQ(answer.detail, "no answer within 1000 ms");
}

TEST(ExternalParty, AnswerAfterTheDeadlineIsAHang) {
  EXPECT_EQ(guilty_answer("late", impatient()).outcome, Outcome::Hung);
}

TEST(ExternalParty, NoTotalIsAHang) { EXPECT_EQ(guilty_answer("no-total", impatient()).outcome, Outcome::Hung); }

TEST(ExternalParty, DeathHalfWayThroughALineIsACrashWithItsLastWords) {
  const Answer answer = guilty_answer("die");
  EXPECT_EQ(answer.outcome, Outcome::Crashed);
  EXPECT_THAT(answer.detail, HasSubstr("signal 11"));
  EXPECT_THAT(answer.detail, HasSubstr("assertion failed: half way"));
  EXPECT_TRUE(answer.moves.empty());
}

TEST(ExternalParty, ExitCodeElevenIsNoSignal) {
  const Answer answer = guilty_answer("exit-code");
  EXPECT_EQ(answer.outcome, Outcome::Crashed);
  EXPECT_THAT(answer.detail, HasSubstr("exit code 11"));
}

/// The answers of innocent questions die with it; the blame must not fall on the first of them.
TEST(ExternalParty, CrashThatLosesEarlierAnswersIsBlamedOnTheRightQuestion) {
  const Answer answer = guilty_answer("die-with-unwritten-answers");
  EXPECT_EQ(answer.outcome, Outcome::Crashed);
  EXPECT_THAT(answer.detail, HasSubstr("signal 6"));
}

TEST(ExternalParty, FloodsAndRubbishAreProtocolErrors) {
  for (const auto* const fault : {"flood", "endless-line", "rubbish", "bad-move"}) {
    EXPECT_THAT(guilty_answer(fault, impatient()).outcome, AnyOf(Outcome::ProtocolError, Outcome::Hung)) << fault;
  }
  EXPECT_EQ(guilty_answer("endless-line").outcome, Outcome::ProtocolError);
  EXPECT_THAT(guilty_answer("bad-move").detail, HasSubstr("'z9z9' is not a move"));
}

/// The second answer must not be taken for the next question's.
TEST(ExternalParty, TwoAnswersToOneQuestionAreAProtocolError) {
  const Answer answer = guilty_answer("answer-twice");
  EXPECT_EQ(answer.outcome, Outcome::ProtocolError);
  EXPECT_THAT(answer.detail, HasSubstr("a known position, asked behind it, got another answer"));
}

/// The engine would answer for the start position, or for the question before: neither is believed.
TEST(ExternalParty, KeepingThePreviousPositionIsARefusal) {
  const Answer answer = guilty_answer("keep-position");
  EXPECT_EQ(answer.outcome, Outcome::Refused);
  EXPECT_EQ(guilty_answer("refuse-and-keep").outcome, Outcome::Refused);
}

/// The fake engine's answers depend on the board alone in this mode, so a home position with another clock has
/// the home position's answer.
TEST(ExternalParty, AnswerThatTrulyEqualsTheHomePositionsIsBelieved) {
  auto party = connect("blind-to-clock");
  for (const auto fen : {kHomeFen, std::string_view("7k/7p/7P/8/8/8/8/K6N w - - 5 9"), kStartFen}) {
    const Question question{.start = parse_fen(fen).value()};
    const Answer answer = (*party)->ask(question);
    EXPECT_TRUE(answer.answered()) << answer.detail;
    EXPECT_FALSE(answer.moves.empty());
  }
  EXPECT_EQ((*party)->restarts(), 0);
}

TEST(ExternalParty, EngineThatDoesNotPlayTheMovesHasRefusedThem) {
  auto party = connect("ignore-moves");
  Question question = innocent(3);
  question.moves = {parse_uci("e4e5").value()};
  const Answer answer = (*party)->ask(question);
  EXPECT_EQ(answer.outcome, Outcome::Refused);
  EXPECT_THAT(answer.detail, HasSubstr("before e4e5"));
}

TEST(ExternalParty, RefusalInWordsIsARefusal) {
  for (const auto* const fault : {"refuse", "refuse-and-exit"}) {
    const Answer answer = guilty_answer(fault, impatient());
    EXPECT_EQ(answer.outcome, Outcome::Refused) << fault;
    EXPECT_THAT(answer.detail, HasSubstr("illegal position")) << fault;
  }
}

TEST(ExternalParty, OneThatIgnoresQuitIsKilledWithItsGroup) {
  for (const auto* const fault : {"ignore-quit", "grandchild"}) {
    const auto started = Process::Clock::now();
    {
      EXPECT_TRUE(connect(fault).has_value());
    }
    EXPECT_LT(Process::Clock::now() - started, 3s);
    EXPECT_THAT(testing::children(), IsEmpty());
  }
}

TEST(ExternalParty, FaultAtTheStartIsToldByConnect) {
  const auto outcome = [](const std::string& fault) {
    auto with = options();
    with.deadlines.start = 300ms;
    return connect(fault, with).error().outcome;
  };
  EXPECT_EQ(outcome("exit-at-once"), Outcome::Crashed);
  EXPECT_EQ(outcome("rubbish-at-start"), Outcome::ProtocolError);
  EXPECT_EQ(outcome("hang-at-start"), Outcome::Hung);
}

TEST(ExternalParty, MissingProgramAbstains) {
  const auto party = ExternalParty::connect("x", {"/nowhere/x"}, uci::make_dialect(uci::Way::GoPerft));
  ASSERT_FALSE(party.has_value());
  EXPECT_EQ(party.error().outcome, Outcome::Abstained);
  EXPECT_EQ(party.error().detail, "'/nowhere/x' is not a file");
}

TEST(ExternalParty, PositionsBelowTheTierAreNeverSent) {
  const Question impossible_check{.start = parse_fen("b7/8/R5Q1/1K3b2/6pP/6k1/8/8 b - h3 0 1").value()};
  const Question two_kings{.start = parse_fen("4k3/8/8/8/8/8/8/3KK3 w - - 13 1").value()};
  auto strict = connect("die");
  const Answer abstained = (*strict)->ask(impossible_check);
  EXPECT_EQ(abstained.outcome, Outcome::Abstained);
  EXPECT_THAT(abstained.detail, HasSubstr("impossible-check"));
  EXPECT_EQ((*strict)->ask(two_kings).outcome, Outcome::Abstained);
  EXPECT_EQ((*strict)->restarts(), 0);

  auto with = options();
  with.least_tier = Tier::Valid;
  EXPECT_TRUE(right((*connect("none", with))->ask(impossible_check), impossible_check));
}

TEST(ReasonNotToSend, CrowdsAreSentOnRequestOnly) {
  const Position crowd = parse_fen("kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1").value();
  EXPECT_THAT(reason_not_to_send({}, crowd), HasSubstr("more men"));
  EXPECT_EQ(reason_not_to_send({.crowds = true}, crowd), "");
  EXPECT_EQ(reason_not_to_send({}, parse_fen(kStartFen).value()), "");
}

TEST(ExternalParty, RestartsEndWithTheBudget) {
  auto with = options();
  with.restart_budget = 3;
  auto party = connect("die", with);
  std::vector<Question> questions(5, guilty());
  const auto answers = (*party)->ask(questions);
  EXPECT_EQ(answers.front().outcome, Outcome::Crashed);
  EXPECT_EQ(answers.back().outcome, Outcome::Abstained);
  EXPECT_EQ(answers.back().detail, "given up after 3 restarts");
  EXPECT_EQ((*party)->restarts(), 3);
}

TEST(ExternalParty, AllQuestionsGuiltyIsAllFaultsTold) {
  auto party = connect("die");
  std::vector<Question> questions(20, guilty());
  for (const Answer& answer : (*party)->ask(questions)) EXPECT_EQ(answer.outcome, Outcome::Crashed);
}

TEST(ExternalParty, SixteenChildrenAtOnceFromSixteenThreads) {
  std::vector<std::thread> threads;
  std::atomic<int> wrong = 0;
  for (int i = 0; i < 16; ++i) {
    threads.emplace_back([&wrong] {
      auto party = connect("die", {.deadlines = {.answer = 20s}});
      const auto questions = one_guilty_among_many();
      const auto answers = (*party)->ask(questions);
      for (std::size_t n = 0; n < questions.size(); ++n) {
        wrong += n == kGuilty ? answers[n].outcome != Outcome::Crashed : !right(answers[n], questions[n]);
      }
    });
  }
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_THAT(testing::children(), IsEmpty());
}

TEST(Family, RelativesCountAsOne) {
  EXPECT_EQ(family_of("Stockfish 15.1"), "stockfish");
  EXPECT_EQ(family_of("Fairy-Stockfish 11.1 LB 64"), "stockfish");
  EXPECT_EQ(family_of("Glaurung 2.2"), "stockfish");
  EXPECT_EQ(family_of("Toga II 3.0"), "fruit");
  EXPECT_EQ(family_of("GNU Chess 6.2.7"), "fruit");
  EXPECT_EQ(family_of("HoiChess 0.22"), "hoichess");
  EXPECT_EQ(family_of("Ethereal 12.00 (PEXT)"), "ethereal");
}

}  // namespace
}  // namespace passant
