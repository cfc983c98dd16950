// What is said of single moves: judged, and put beside what others say.
#include "fuzz/misjudgements.h"

#include <gtest/gtest.h>

#include "fuzz/adjudication.h"
#include "fuzz/judge.h"
#include "position/fen.h"

namespace passant {
namespace {

/// The captured pawn shields the king: e5d6 uncovers a check. The bishop's capture of it gives one as well.
const Position kUncovering = parse_fen("8/1k6/8/3pP3/8/5B2/8/K7 w - d6 0 1").value();

const Move kCapture("e5"_sq, "d6"_sq);
const Move kBishopCaptures("f3"_sq, "d5"_sq);

/// Lists rightly and claims what it is told to.
class Claimant final : public Party {
 public:
  explicit Claimant(Claims claims) : claims_(std::move(claims)) {}

  std::string_view name() const override { return "claimant"; }
  std::string_view version() const override { return "1"; }
  std::string_view family() const override { return "claimant"; }
  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers = make_generator_party(find_generator("mailbox"))->ask(questions);
    for (Answer& answer : answers) answer.claims = claims_;
    return answers;
  }

 private:
  Claims claims_;
};

Claims claims(MoveFact fact, MoveSet moves) {
  Claims claims;
  claims.add(fact, std::move(moves));
  return claims;
}

Deviations judged(MoveFact fact, MoveSet moves) {
  const Contender subject{nullptr, std::make_unique<Claimant>(claims(fact, std::move(moves))), ""};
  const Contender reference = make_contender("bitboard").value();
  return make_judge(subject, reference)->judge(kUncovering, Scope::Lists).deviations;
}

TEST(Misjudgements, ACheckUncoveredByTheCapturedPawnMustBeKnown) {
  EXPECT_EQ(judged(MoveFact::Check, {kBishopCaptures}), (Deviations{{DeviationKind::WrongCheck, kCapture}}));
  EXPECT_TRUE(judged(MoveFact::Check, {kCapture, kBishopCaptures}).empty());
}

TEST(Misjudgements, AMoveThatHasNotTheFactMustNotBeCalledSo) {
  const Move step("e5"_sq, "e6"_sq);
  const MoveSet captures{kCapture, kBishopCaptures};
  EXPECT_EQ(judged(MoveFact::Check, {kCapture, kBishopCaptures, step}),
            (Deviations{{DeviationKind::WrongCheck, step}}));
  EXPECT_EQ(judged(MoveFact::EnPassant, captures), (Deviations{{DeviationKind::WrongEnPassant, kBishopCaptures}}));
  EXPECT_TRUE(judged(MoveFact::Capture, captures).empty());
  EXPECT_EQ(judged(MoveFact::Mate, {step}), (Deviations{{DeviationKind::WrongMate, step}}));
  EXPECT_EQ(judged(MoveFact::Stalemate, {step}), (Deviations{{DeviationKind::WrongStalemate, step}}));
}

TEST(Misjudgements, LegalityIsJudgedOfEveryMove) {
  MoveList list;
  find_generator("bitboard")->legal_moves(kUncovering, list);
  const Move illegal("a1"_sq, "h8"_sq, PieceKind::Queen);
  std::vector<Move> more(list.begin(), list.end());
  more.push_back(illegal);
  EXPECT_TRUE(judged(MoveFact::Legal, MoveSet(list)).empty());
  EXPECT_EQ(judged(MoveFact::Legal, MoveSet(more)), (Deviations{{DeviationKind::WrongLegality, illegal}}));
  EXPECT_EQ(judged(MoveFact::Legal, MoveSet(list) - MoveSet{kCapture}),
            (Deviations{{DeviationKind::WrongLegality, kCapture}}));
}

TEST(Misjudgements, AGeneratorsAnswerHasEveryFactAsTheArbiterHasIt) {
  for (const std::string_view name : generator_names()) {
    for (const char* text : {"8/1k6/8/3pP3/8/5B2/8/K7 w - d6 0 1", "8/p2p1N2/6p1/4p2k/1p2P2p/1P1b3K/P5PP/n7 w - - 0 32",
                             "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "8/8/8/k2pP2R/8/8/8/4K3 w - d6 0 1"}) {
      const Position position = parse_fen(text).value();
      const auto party = make_generator_party(find_generator(name));
      const Answer answer = party->ask(Question{.start = position, .facts = true});
      EXPECT_NE(answer.claims.of(MoveFact::Mate), nullptr);
      EXPECT_TRUE(misjudgements(position, answer).empty()) << name << ' ' << text;
    }
  }
}

TEST(Misjudgements, PartiesAreComparedByWhatTheySayOfTheMove) {
  Claimant subject(claims(MoveFact::Check, {kBishopCaptures})), right(claims(MoveFact::Check, {kCapture})),
      wrong_as_well(claims(MoveFact::Check, {})), silent(claims(MoveFact::Mate, {}));
  const auto reference = make_generator_party(find_generator("bitboard"));
  const std::vector<Party*> parties{&subject, reference.get(), &right, &wrong_as_well, &silent};
  const auto testimonies = adjudicate(kUncovering, {DeviationKind::WrongCheck, kCapture}, parties);
  std::vector<Stance> stances;
  for (const Testimony& testimony : testimonies) stances.push_back(testimony.stance);
  EXPECT_EQ(stances, (std::vector{Stance::WithSubject, Stance::WithReference, Stance::WithReference,
                                  Stance::WithSubject, Stance::CannotTell}));
  EXPECT_EQ(*testimonies[1].answer.claims.of(MoveFact::Check), (MoveSet{kCapture, kBishopCaptures}));
}

TEST(Misjudgements, ByListingAMoveAPartySaysThatItIsLegal) {
  Claimant subject(claims(MoveFact::Legal, {}));
  const auto reference = make_generator_party(find_generator("bitboard"));
  const std::vector<Party*> parties{&subject, reference.get()};
  const auto testimonies = adjudicate(kUncovering, {DeviationKind::WrongLegality, kCapture}, parties);
  EXPECT_EQ(testimonies[0].stance, Stance::WithSubject);
  EXPECT_EQ(testimonies[1].stance, Stance::WithReference);
}

}  // namespace
}  // namespace passant
