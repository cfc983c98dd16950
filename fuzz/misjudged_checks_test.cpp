#include "fuzz/misjudged_checks.h"

#include <gtest/gtest.h>

#include "fuzz/judge.h"
#include "position/fen.h"

namespace passant {
namespace {

/// The captured pawn shields the king: e5d6 uncovers a check. The bishop's capture of it gives one as well.
const Position kUncovering = parse_fen("8/1k6/8/3pP3/8/5B2/8/K7 w - d6 0 1").value();

const Move kCapture("e5"_sq, "d6"_sq);
const Move kBishopCaptures("f3"_sq, "d5"_sq);

/// Lists rightly and says that those moves give check.
class Checker final : public Party {
 public:
  explicit Checker(MoveSet checking) : checking_(std::move(checking)) {}

  std::string_view name() const override { return "checker"; }
  std::string_view version() const override { return "1"; }
  std::string_view family() const override { return "checker"; }
  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers = make_generator_party(find_generator("mailbox"))->ask(questions);
    for (Answer& answer : answers) answer.checking = checking_;
    return answers;
  }

 private:
  MoveSet checking_;
};

Deviations judged(MoveSet checking) {
  const Contender subject{nullptr, std::make_unique<Checker>(std::move(checking)), ""};
  const Contender reference = make_contender("bitboard").value();
  return make_judge(subject, reference)->judge(kUncovering, Scope::Lists).deviations;
}

TEST(MisjudgedChecks, ACheckUncoveredByTheCapturedPawnMustBeKnown) {
  EXPECT_EQ(judged({kBishopCaptures}), (Deviations{{DeviationKind::WrongCheck, kCapture}}));
  EXPECT_TRUE(judged({kCapture, kBishopCaptures}).empty());
}

TEST(MisjudgedChecks, AMoveThatGivesNoCheckMustNotBeCalledOne) {
  const Move step("e5"_sq, "e6"_sq);
  EXPECT_EQ(judged({kCapture, kBishopCaptures, step}), (Deviations{{DeviationKind::WrongCheck, step}}));
}

}  // namespace
}  // namespace passant
