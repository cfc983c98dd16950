// The reducer is tested on where it ends: the final position, its size, its certificate.

#include "fuzz/reducer.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fuzz/contender.h"
#include "fuzz/fault_class.h"
#include "position/fen.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant {
namespace {

class ReducerTest : public testing::Test {
 protected:
  Reduction reduced(const char* fen, const char* subject, std::uint64_t budget = 2000) {
    subject_ = make_contender(subject).value();
    reference_ = make_contender("mailbox").value();
    judge_ = make_judge(subject_, reference_);
    const Position position = parse_fen(fen).value();
    const Judgement judgement = judge_->judge(position, Scope::Full);
    EXPECT_FALSE(judgement.deviations.empty()) << subject << " agrees on " << fen;
    return reduce(position, judgement.deviations.front(), *judge_, budget);
  }

  Contender subject_;
  Contender reference_;
  std::unique_ptr<Judge> judge_;
};

// A middle game with the white king, both pawns and a black rook on one rank.
constexpr const char* kCrowded = "r1bnk1n1/pp2pp2/3p2pb/KPp4r/7p/P1N2N2/3PPPPP/R1BQ1B1R w - c6 3 17";

TEST_F(ReducerTest, RankClearanceNeedsFiveMen) {
  const Reduction reduction = reduced(kCrowded, "mutant:rank-test-absent");
  EXPECT_TRUE(reduction.minimal);
  EXPECT_LE(std::ranges::count_if(reduction.position.placement.codes(), [](auto code) { return code != 0; }), 5);
  EXPECT_EQ(classify(reduction.position, reduction.deviation), FaultClass::RankDoubleRemoval);
  EXPECT_EQ(reduction.position.halfmove_clock, 0U);
  EXPECT_EQ(reduction.position.fullmove_number, 1U);
  EXPECT_LE(reduction.questions, 250U);
}

TEST_F(ReducerTest, ABlackFaultIsShownForWhiteUnlessItIsOneSided) {
  const std::string flipped = to_fen(color_flip(parse_fen(kCrowded).value()));
  EXPECT_EQ(reduced(flipped.c_str(), "mutant:rank-test-absent").position.to_move, Color::White);
}

TEST_F(ReducerTest, TheResultShowsTheDeviationAndIsOfTheSameTier) {
  const Reduction reduction = reduced(kCrowded, "mutant:rank-test-absent");
  const Judgement judgement = judge_->judge(reduction.position, Scope::Full);
  EXPECT_TRUE(std::ranges::count(judgement.deviations, reduction.deviation));
  EXPECT_EQ(tier(reduction.position), tier(parse_fen(kCrowded).value()));
}

TEST_F(ReducerTest, ReducingAgainChangesNothing) {
  const Reduction once = reduced(kCrowded, "mutant:rank-test-absent");
  const Reduction twice = reduce(once.position, once.deviation, *judge_);
  EXPECT_EQ(to_fen(once.position), to_fen(twice.position));
  EXPECT_TRUE(twice.minimal);
  EXPECT_EQ(once.certificate.size(), twice.certificate.size());
}

TEST_F(ReducerTest, TheCertificateHasAReasonForEveryManThatStays) {
  const Reduction reduction = reduced(kCrowded, "mutant:rank-test-absent");
  const auto drops = std::ranges::count_if(reduction.certificate, [](const Refutation& r) {
    return r.edit.starts_with("drop the") && r.edit.find(" on ") != std::string::npos;
  });
  const auto men = std::ranges::count_if(reduction.position.placement.codes(), [](auto code) { return code != 0; });
  EXPECT_EQ(drops, men - 2);  // all but the kings
  for (const Refutation& refutation : reduction.certificate) EXPECT_FALSE(refutation.why.empty());
}

TEST_F(ReducerTest, ASmallBudgetGivesTheBestSoFarAndSaysSo) {
  const Reduction reduction = reduced(kCrowded, "mutant:rank-test-absent", 3);
  EXPECT_FALSE(reduction.minimal);
  EXPECT_LE(reduction.questions, 4U);
  EXPECT_FALSE(judge_->judge(reduction.position, Scope::Full).deviations.empty());
}

}  // namespace
}  // namespace passant
