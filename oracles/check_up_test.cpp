#include "oracles/check_up.h"

#include <gmock/gmock.h>

#include "oracles/known_positions.h"
#include "oracles/spec.h"

namespace passant {
namespace {

/// Right, but for Black's en passant captures.
class Forgetful final : public Party {
 public:
  std::string_view name() const override { return "forgetful"; }
  std::string_view version() const override { return "1"; }
  std::string_view family() const override { return "forgetful"; }

  using Party::ask;
  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers;
    for (const Question& question : questions) answers.push_back(answer(question));
    return answers;
  }

 private:
  static Answer answer(const Question& question) {
    for (const KnownPosition& known : known_positions()) {
      if (question_of(known).start != question.start) continue;
      Answer right = right_answer(known);
      right.total -= std::erase(right.moves, MoveCount{parse_uci("d4e3").value(), 1});
      return right;
    }
    return failure(Outcome::Abstained, "unknown");
  }
};

TEST(CheckUp, SaysWhatIsWrong) {
  Forgetful party;
  const CheckUp result = check_up(party);
  EXPECT_EQ(result.tally.total(), known_positions().size());
  EXPECT_EQ(result.tally.of(Verdict::Differ), 1U);
  EXPECT_THAT(result.faults,
              ::testing::ElementsAre("en passant by Black (k7/8/8/8/3pP2K/8/8/8 b - e3 0 1): missing d4e3"));
}

TEST(KnownOracles, HaveSpecsOfThisFolder) {
  for (const Known& known : known_oracles()) EXPECT_TRUE(names_external_party(known.spec)) << known.spec;
}

}  // namespace
}  // namespace passant
