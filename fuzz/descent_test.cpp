// Descending to the first wrong node, taking a double step back, and who stands with whom.

#include "fuzz/descent.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fuzz/adjudication.h"
#include "fuzz/contender.h"
#include "fuzz/double_step.h"
#include "position/fen.h"

namespace passant {
namespace {

Position position_of(const char* fen) { return parse_fen(fen).value(); }

TEST(Descend, EndsWhereTheListsDiffer) {
  const Contender subject = make_contender("mutant:rank-test-absent").value();
  const Contender reference = make_contender("bitboard").value();
  const Position position3 = position_of("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
  const Descent descent = descend(*subject.party, *reference.party, position3, 4);
  EXPECT_TRUE(descent.answered);
  EXPECT_TRUE(descent.lists_differ);
  ASSERT_FALSE(descent.path.empty());
  Position walked = position3;
  for (const Move move : descent.path) walked = reference.generator->after(walked, move);
  EXPECT_EQ(walked, descent.position);
  EXPECT_NE(subject.party->ask(Question{walked}).move_set(), reference.party->ask(Question{walked}).move_set());
}

TEST(Descend, SaysThatNothingDiffersWhenOnlyTheCountDoes) {
  const Contender same = make_contender("mailbox").value();
  const Contender reference = make_contender("bitboard").value();
  const Descent descent = descend(*same.party, *reference.party, position_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), 3);
  EXPECT_TRUE(descent.answered);
  EXPECT_FALSE(descent.lists_differ);
  EXPECT_TRUE(descent.path.empty());
}

/// Passes questions on and adds up the leaves of the answers: what they cost.
class Metered final : public Party {
 public:
  explicit Metered(Party& party) : party_(party) {}

  std::string_view name() const override { return party_.name(); }
  std::string_view version() const override { return party_.version(); }
  std::string_view family() const override { return party_.family(); }
  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers = party_.ask(questions);
    for (const Answer& answer : answers) leaves += answer.total;
    return answers;
  }

  std::uint64_t leaves = 0;

 private:
  Party& party_;
};

TEST(Descend, CostsLittleBesideTheFirstDivide) {
  const Contender subject = make_contender("mutant:rank-test-absent").value();
  const Contender reference = make_contender("bitboard").value();
  Metered metered(*subject.party);
  const Position crowded = position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  for (const Position& position : {crowded, position_of("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1")}) {
    metered.leaves = 0;
    const Answer first = metered.Party::ask(Question{position, {}, 5});
    descend(metered, *reference.party, position, 5, first);
    if (position == crowded) {
      EXPECT_LE(metered.leaves, first.total + first.total / 20);
    } else {
      EXPECT_LE(metered.leaves, first.total + first.total / 8);  // 14 moves a position: divides shrink less
    }
  }
}

TEST(LastDoubleStep, LeadsBackToThePosition) {
  const auto rulebook = find_generator("rulebook");
  for (const char* fen : {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"}) {
    const auto step = last_double_step(position_of(fen));
    ASSERT_TRUE(step.has_value()) << fen;
    EXPECT_EQ(to_fen(rulebook->after(step->before, step->move)), fen);
  }
}

TEST(LastDoubleStep, IsNoneWithoutATargetOrWhenItCannotHaveBeen) {
  EXPECT_FALSE(last_double_step(position_of("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2")).has_value());
  EXPECT_FALSE(last_double_step(position_of("8/5r2/2r4K/pP6/7n/8/8/7k w - a6 0 1")).has_value());
}

TEST(Adjudicate, PutsEveryPartyWithTheSideItAgreesWith) {
  const Contender wrong = make_contender("mutant:rank-test-absent").value();
  const Contender right = make_contender("bitboard").value();
  const Contender witness = make_contender("rulebook").value();
  const Contender same_fault = make_contender("mutant:trial-skipped").value();
  const Position position = position_of("4k3/8/8/KPp4r/8/8/8/8 w - c6 0 1");
  std::vector<Party*> parties{wrong.party.get(), right.party.get(), witness.party.get(), same_fault.party.get()};
  const auto testimonies = adjudicate(position, {DeviationKind::Extra, parse_uci("b5c6")}, parties);
  ASSERT_EQ(testimonies.size(), 4U);
  EXPECT_EQ(testimonies[0].stance, Stance::WithSubject);
  EXPECT_EQ(testimonies[1].stance, Stance::WithReference);
  EXPECT_EQ(testimonies[2].stance, Stance::WithReference);
  EXPECT_EQ(testimonies[3].stance, Stance::WithSubject);
}

}  // namespace
}  // namespace passant
