// Each reason alone, beside a position that just misses it; what the last move can and cannot have done. The attack
// walk has attack_test.cpp.
#include "position/validity.h"

#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "position/fen.h"

namespace passant {

std::ostream& operator<<(std::ostream& out, Reasons reasons) {
  for (const Reason reason : reasons.list()) out << name(reason) << ' ';
  return out;
}

namespace {

Position position(std::string_view fen) { return parse_fen(fen).value(); }
Reasons reasons(std::string_view fen) { return examine(position(fen)); }

struct Example {
  Reason reason;
  std::string shows;        ///< this reason and no other
  std::string near_misses;  ///< none
};

const std::vector<Example> kExamples = {
    {Reason::NoWhiteKing, "4k3/8/8/8/8/8/8/4Q3 b - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
    {Reason::NoBlackKing, "8/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {Reason::ManyWhiteKings, "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"},
    {Reason::ManyBlackKings, "k3k3/8/8/8/8/8/8/4K3 w - - 0 1", "q3k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {Reason::PawnOnEdgeRank, "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"},
    {Reason::PawnOnEdgeRank, "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"},
    {Reason::PawnOnEdgeRank, "4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "4k3/8/8/8/8/8/p7/4K3 w - - 0 1"},
    {Reason::OpponentInCheck, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"},
    {Reason::OpponentInCheck, "4k3/8/8/8/8/8/4R3/3QK3 w - - 0 1", "4k3/8/8/8/4n3/8/4R3/3QK3 w - - 0 1"},
    {Reason::OpponentInCheck, "8/8/8/3kK3/8/8/8/8 w - - 0 1", "8/8/8/2k1K3/8/8/8/8 w - - 0 1"},
    {Reason::OpponentInCheck, "8/8/8/3k4/4P3/8/8/4K3 w - - 0 1", "8/8/8/3k4/3P4/8/8/4K3 w - - 0 1"},
    {Reason::CastlingWithoutKing, "4k3/8/8/8/8/8/8/R2K4 w Q - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"},
    {Reason::CastlingWithoutKing, "5k1r/8/8/8/8/8/8/4K3 w k - 0 1", "4k2r/8/8/8/8/8/8/4K3 w k - 0 1"},
    {Reason::CastlingWithoutRook, "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"},
    {Reason::CastlingWithoutRook, "4k3/8/8/8/8/8/8/r3K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"},
    {Reason::CastlingWithoutRook, "n3k3/8/8/8/8/8/8/4K3 w q - 0 1", "r3k3/8/8/8/8/8/8/4K3 w q - 0 1"},
    {Reason::TargetWrongSide, "4k3/8/8/8/4Pp2/8/8/4K3 w - e3 0 1", "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1"},
    {Reason::TargetWrongRank, "4k3/8/8/8/4Pp2/8/8/4K3 b - e1 0 1", "4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1"},
    {Reason::TargetWrongRank, "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
    {Reason::TargetWithoutPawn, "4k3/8/8/8/5p2/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1"},
    {Reason::TargetWithoutPawn, "4k3/8/8/8/4pp2/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1"},
    {Reason::TargetWithoutPawn, "4k3/8/8/3NP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
    {Reason::TargetOccupied, "4k3/8/8/8/4Pp2/4N3/8/4K3 b - e3 0 1", "4k3/8/8/8/4Pp2/3N4/8/4K3 b - e3 0 1"},
    {Reason::TargetOriginOccupied, "4k3/8/8/8/4Pp2/8/4N3/4K3 b - e3 0 1", "4k3/8/8/8/4Pp2/8/3N4/4K3 b - e3 0 1"},
    {Reason::TargetOriginOccupied, "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
    {Reason::ImpossibleCheck, "8/5r2/2r4K/pP6/7n/8/8/7k w - a6 0 1", "8/5r2/2r5/pP5K/8/8/8/7k w - a6 0 1"},
    {Reason::TargetWithoutCapturer, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1"},
    {Reason::TargetWithoutCapturer, "4k3/8/8/7p/P7/8/8/4K3 b - a3 0 1", "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1"},
    {Reason::TargetWithoutCapturer, "4k3/8/8/Pn5p/7P/8/8/4K3 b - h3 0 1", "4k3/8/8/8/6pP/8/8/4K3 b - h3 0 1"},
    {Reason::ClockAfterDoubleStep, "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 1 1", "4k3/8/8/8/4Pp2/8/8/4K3 b - - 1 1"},
    {Reason::TooManyMen, "4k3/8/8/8/8/QQ6/PPPPPPPP/4K3 w - - 0 1", "4k3/8/8/8/8/QQ6/PPPPPPP1/4K3 w - - 0 1"},
    {Reason::TooManyMen, "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "4k3/8/8/8/8/N7/PPPPPPPP/4K3 w - - 0 1"},
    {Reason::TooManyMen, "nnnk4/nnnnnnnn/8/8/8/8/8/6K1 w - - 0 1", "nnk5/nnnnnnnn/8/8/8/8/8/6K1 w - - 0 1"},
    {Reason::TooManyMen, "4k3/8/8/8/8/RRR5/PPPPPPPP/4K3 w - - 0 1", "4k3/8/8/8/8/RRR5/1PPPPPPP/4K3 w - - 0 1"},
    {Reason::TooManyMen, "4k3/8/8/8/8/BBB5/PPPPPPPP/4K3 w - - 0 1", "4k3/8/8/8/8/BBB5/1PPPPPPP/4K3 w - - 0 1"},
    {Reason::TooManyCheckers, "8/8/8/8/r3K2r/8/8/k3r3 w - - 0 1", "8/8/8/8/r3KR1r/8/8/k3r3 w - - 0 1"},
};

TEST(Validity, EachReasonComesAloneAndIsMissedNearby) {
  for (const Example& example : kExamples) {
    EXPECT_EQ(reasons(example.shows), Reasons{example.reason}) << example.shows;
    EXPECT_EQ(reasons(example.near_misses), Reasons{}) << example.near_misses;
  }
}

TEST(Validity, EveryReasonHasAnExample) {
  std::set<Reason> shown;
  for (const Example& example : kExamples) shown.insert(example.reason);
  EXPECT_EQ(shown.size(), static_cast<std::size_t>(kReasonCount));
}

TEST(Validity, ReasonsComeTogether) {
  EXPECT_EQ(reasons("8/8/8/8/8/8/8/8 w KQkq e6 0 1"),
            (Reasons{Reason::NoWhiteKing, Reason::NoBlackKing, Reason::CastlingWithoutKing, Reason::CastlingWithoutRook,
                     Reason::TargetWithoutPawn}));
  EXPECT_EQ(reasons("4k3/4p3/4p3/8/8/8/8/4K3 w - e6 0 1"),
            (Reasons{Reason::TargetWithoutPawn, Reason::TargetOccupied, Reason::TargetOriginOccupied}));
}

TEST(Validity, OpponentIsInCheckByAnyOfHisKings) {
  EXPECT_EQ(reasons("7k/8/8/8/8/8/4k3/4KR2 w - - 0 1"), (Reasons{Reason::ManyBlackKings, Reason::OpponentInCheck}));
  EXPECT_EQ(reasons("4k2R/8/8/8/8/k7/8/4K3 w - - 0 1"), (Reasons{Reason::ManyBlackKings, Reason::OpponentInCheck}));
}

TEST(Validity, TierIsThatOfTheGravestReason) {
  EXPECT_EQ(Reasons{}.tier(), Tier::Consistent);
  for (int index = 0; index < kReasonCount; ++index) {
    const auto reason = static_cast<Reason>(index);
    const Tier expected = reason < Reason::ImpossibleCheck    ? Tier::Invalid
                          : reason == Reason::ImpossibleCheck ? Tier::Valid
                                                              : Tier::Consistent;
    EXPECT_EQ(Reasons{reason}.tier(), expected) << name(reason);
    EXPECT_EQ((Reasons{reason, Reason::TooManyMen}.tier()), expected) << name(reason);
  }
}

TEST(Validity, TierOfEachExampleIsThatOfItsReasons) {
  for (const Example& example : kExamples) {
    EXPECT_EQ(tier(position(example.shows)), Reasons{example.reason}.tier()) << example.shows;
    EXPECT_EQ(tier(position(example.near_misses)), Tier::Consistent) << example.near_misses;
  }
}

TEST(Validity, NamesAreDifferentAndSentencesAreThere) {
  std::set<std::string_view> names;
  for (int index = 0; index < kReasonCount; ++index) {
    names.insert(name(static_cast<Reason>(index)));
    EXPECT_GT(sentence(static_cast<Reason>(index)).size(), 10U);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kReasonCount));
  EXPECT_EQ(name(Tier::Consistent), "consistent");
}

TEST(Consistency, PushedPawnMayGiveCheck) { EXPECT_EQ(reasons("8/8/8/3pP3/4K3/8/8/k7 w - d6 0 1"), Reasons{}); }

TEST(Consistency, PushMayUncoverCheckFromItsOrigin) {
  EXPECT_EQ(reasons("4K3/8/8/3pP3/b7/8/8/k7 w - d6 0 1"), Reasons{});  // a4-e8 through d7
  EXPECT_EQ(reasons("8/r6K/8/3pP3/8/8/8/k7 w - d6 0 1"), Reasons{});   // the seventh rank through d7
}

TEST(Consistency, CheckOverThePassedSquareWasThereBefore) {
  EXPECT_EQ(reasons("8/8/r6K/3pP3/8/8/8/k7 w - d6 0 1"), Reasons{Reason::ImpossibleCheck});
}

TEST(Consistency, CheckByAKnightWasThereBefore) {
  EXPECT_EQ(reasons("8/8/8/3pP3/8/5n2/8/k3K3 w - d6 0 1"), Reasons{Reason::ImpossibleCheck});
}

TEST(Consistency, CheckPastThePushedPawnWasThereBefore) {
  EXPECT_EQ(reasons("8/8/8/3pP3/8/8/r6K/k7 w - d6 0 1"), Reasons{Reason::ImpossibleCheck});
}

TEST(Consistency, PushedPawnThatNowClosesALineHadLeftItOpenBefore) {
  // No check now, but with the pawn back on d7 the rook on a5 looks along the rank up to e5, no further.
  EXPECT_EQ(reasons("8/8/8/r2pP2K/8/8/8/k7 w - d6 0 1"), Reasons{});
  // Nothing stands behind d5: before the push Black's rook gave check.
  EXPECT_EQ(reasons("8/8/8/r2p3K/8/8/8/k7 w - d6 0 1"),
            (Reasons{Reason::ImpossibleCheck, Reason::TargetWithoutCapturer}));
}

TEST(Consistency, WithoutATargetEveryCheckCanHaveArisen) {
  EXPECT_EQ(reasons("8/8/8/3pP3/8/5n2/8/k3K3 w - - 0 1"), Reasons{});
}

TEST(Consistency, HoldsForBlackAsForWhite) {
  EXPECT_EQ(reasons("7K/8/8/7N/Pp6/2R4k/5R2/8 b - a3 0 1"), Reasons{Reason::ImpossibleCheck});
  EXPECT_EQ(reasons("K7/8/8/4k3/3Pp3/8/8/8 b - d3 0 1"), Reasons{});
}

}  // namespace
}  // namespace passant
