// A party is held to what it says, and to nothing that it does not say.

#include "corpus/check.h"

#include <gtest/gtest.h>

#include "corpus/suite.h"
#include "position/fen.h"

namespace passant {
namespace {

/// Lists what the arbiter lists, and answers deeper questions as it is told to.
class Shallow final : public Party {
 public:
  explicit Shallow(Outcome deeper) : deeper_(deeper) {}

  std::string_view name() const override { return "shallow"; }
  std::string_view version() const override { return "1"; }
  std::string_view family() const override { return "shallow"; }

  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers;
    for (const Question& question : questions) {
      answers.push_back(question.depth == 1 ? rules_->ask(std::span(&question, 1)).front() : failure(deeper_, "no"));
      answers.back().claims = {};
    }
    return answers;
  }

 private:
  Outcome deeper_;
  std::unique_ptr<Party> rules_ = make_generator_party(find_generator("rulebook"));
};

Record record_of(std::string_view line) { return read_suite(line, "test").records.at(0); }

constexpr std::string_view kCapture = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 ;D1 7 ;D2 38 ;D3 276\n";

TEST(CheckRecord, SilenceIsNoWrongCount) {
  for (const Outcome outcome :
       {Outcome::Abstained, Outcome::Refused, Outcome::Crashed, Outcome::Hung, Outcome::ProtocolError}) {
    Contender subject{nullptr, std::make_unique<Shallow>(outcome), ""};
    const CheckResult result = check_record(record_of(kCapture), subject, {}, {});
    EXPECT_TRUE(result.mismatches.empty()) << name(outcome) << ": " << result.mismatches.at(0).what;
    EXPECT_EQ(result.facts, 1U);
  }
}

/// Says of no move that it captures, and of one that it mates.
class Claimant final : public Party {
 public:
  std::string_view name() const override { return "claimant"; }
  std::string_view version() const override { return "1"; }
  std::string_view family() const override { return "claimant"; }

  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers = make_generator_party(find_generator("rulebook"))->ask(questions);
    for (Answer& answer : answers) {
      answer.claims = {};
      answer.claims.add(MoveFact::Mate, {parse_uci("e5d6").value()});
      answer.claims.add(MoveFact::Capture, {});
    }
    return answers;
  }
};

TEST(CheckRecord, WhatIsSaidOfSingleMovesIsHeldAgainstTheLaws) {
  Contender subject{nullptr, std::make_unique<Claimant>(), ""};
  const CheckResult result = check_record(record_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 ;D1 7\n"), subject, {}, {});
  EXPECT_EQ(result.facts, 3U);
  ASSERT_EQ(result.mismatches.size(), 2U);
  EXPECT_EQ(result.mismatches[0].what, "misjudged mates e5d6");
  EXPECT_EQ(result.mismatches[1].what, "misjudged captures e5d6");
}

TEST(CheckRecord, EveryStatedCountIsComparedWhenItIsAnswered) {
  Contender subject = make_contender("mailbox").value();
  EXPECT_EQ(check_record(record_of(kCapture), subject, {}, {}).facts, 3U);
  EXPECT_EQ(check_record(record_of(kCapture), subject, {}, {.depth = 0, .max_nodes = 100}).facts, 2U);
}

TEST(CheckRecord, AWrongStatedCountIsTold) {
  Contender subject = make_contender("mailbox").value();
  const CheckResult result =
      check_record(record_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 ;D1 7 ;D2 39\n"), subject, {}, {});
  ASSERT_EQ(result.mismatches.size(), 1U);
  EXPECT_EQ(result.mismatches[0].what, "perft 2: 38 instead of 39");
}

TEST(CheckRecord, AReferenceThatDiffersIsTold) {
  Contender subject = make_contender("mutant:rank-test-absent").value();
  std::vector<Contender> references;
  references.push_back(make_contender("bitboard").value());
  const CheckResult result = check_record(record_of("4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2\n"), subject, references, {});
  ASSERT_EQ(result.mismatches.size(), 1U);
  EXPECT_EQ(result.mismatches[0].against, "bitboard");
  EXPECT_EQ(result.mismatches[0].what, "extra b5c6");
}

}  // namespace
}  // namespace passant
