// Each reason alone, beside a position that just misses it; what the last move can and cannot have done; and the
// attack walk against the geometry of the moves.
#include "position/validity.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <ostream>
#include <random>
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
    {Reason::TargetWrongRank, "4k3/8/8/8/4Pp2/8/8/4K3 w - e3 0 1", "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1"},
    {Reason::TargetWrongRank, "4k3/8/8/8/4Pp2/8/8/4K3 b - e1 0 1", "4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1"},
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

/// Does a man on `from`, alone on the board, attack `to`? FIDE 3.2 to 3.8.1 as arithmetic.
bool reaches(Piece piece, Square from, Square to) {
  const int files = std::abs(to.file() - from.file());
  const int ranks = std::abs(to.rank() - from.rank());
  const bool straight = (files == 0) != (ranks == 0);
  const bool diagonal = files == ranks && files != 0;
  switch (piece.kind()) {
    case PieceKind::Pawn:
      return files == 1 && to.rank() - from.rank() == (piece.color() == Color::White ? 1 : -1);
    case PieceKind::Knight:
      return files * ranks == 2;
    case PieceKind::Bishop:
      return diagonal;
    case PieceKind::Rook:
      return straight;
    case PieceKind::Queen:
      return straight || diagonal;
    case PieceKind::King:
      return std::max(files, ranks) == 1;
  }
  return false;
}

/// Is `square` strictly between the two on a line?
bool between(Square square, Square a, Square b) {
  const auto cross = [](int x1, int y1, int x2, int y2) { return x1 * y2 - x2 * y1; };
  const int to_a_files = a.file() - square.file(), to_a_ranks = a.rank() - square.rank();
  const int to_b_files = b.file() - square.file(), to_b_ranks = b.rank() - square.rank();
  return cross(to_a_files, to_a_ranks, to_b_files, to_b_ranks) == 0 &&
         to_a_files * to_b_files + to_a_ranks * to_b_ranks < 0;
}

TEST(Attack, OfOneManIsTheGeometryOfItsMoves) {
  for (const Color color : kAllColors) {
    for (const PieceKind kind : kAllPieceKinds) {
      for (int index = 0; index < 64 * 64; ++index) {
        const auto from = Square::from_index(index / 64);
        const auto to = Square::from_index(index % 64);
        Placement placement;
        placement.put(from, {color, kind});
        const bool expected = reaches({color, kind}, from, to);
        ASSERT_EQ(attacked(placement, to, color), expected) << to_string(from) << to_string(to);
        ASSERT_EQ(attackers(placement, to, color), expected ? 1 : 0);
        ASSERT_FALSE(attacked(placement, to, opponent(color)));
      }
    }
  }
}

TEST(Attack, IsStoppedByAManInBetweenAndByNothingElse) {
  for (const PieceKind kind : {PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen}) {
    for (int index = 0; index < 64 * 64 * 64; ++index) {
      const auto from = Square::from_index(index / 4096);
      const auto to = Square::from_index(index / 64 % 64);
      const auto blocker = Square::from_index(index % 64);
      if (blocker == from) continue;
      Placement placement;
      placement.put(from, {Color::White, kind});
      placement.put(blocker, {Color::Black, PieceKind::Pawn});
      const bool slides = kind != PieceKind::Knight;
      const bool expected = reaches({Color::White, kind}, from, to) && !(slides && between(blocker, from, to));
      ASSERT_EQ(attacked(placement, to, Color::White), expected);
    }
  }
}

/// One square in `sparsity` holds a man.
Placement crowd(std::mt19937& random, int sparsity) {
  Placement placement;
  for (int index = 0; index < Square::kCount; ++index) {
    if (random() % static_cast<unsigned>(sparsity) != 0) continue;
    placement.put(Square::from_index(index), {kAllColors[random() % 2], kAllPieceKinds[random() % 6]});
  }
  return placement;
}

bool attacks(const Placement& placement, Square from, Square to, Color by) {
  const auto piece = placement[from];
  if (!piece || piece->color() != by || !reaches(*piece, from, to)) return false;
  if (piece->kind() == PieceKind::Knight) return true;
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    if (!placement.empty(square) && between(square, from, to)) return false;
  }
  return true;
}

TEST(Attack, InACrowdIsByThoseThatReachWithNobodyInBetween) {
  std::mt19937 random(4711);
  for (int time = 0; time < 2000; ++time) {
    const Placement placement = crowd(random, 1 + time % 12);
    const auto to = Square::from_index(static_cast<int>(random() % 64));
    for (const Color by : kAllColors) {
      int expected = 0;
      for (int index = 0; index < Square::kCount; ++index)
        expected += attacks(placement, Square::from_index(index), to, by) ? 1 : 0;
      ASSERT_EQ(attackers(placement, to, by), expected);
      ASSERT_EQ(attacked(placement, to, by), expected > 0);
    }
  }
}

TEST(Attack, EveryAttackerIsCounted) {
  const Placement placement = position("4R3/1B4Q1/2N3N1/2NPK1R1/3P1P2/2N3N1/3N1N2/B3Q3 w - - 0 1").placement;
  EXPECT_EQ(attackers(placement, "e5"_sq, Color::White), 8);  // Re8 Qg7 Nc6 Ng6 Rg5 d4 f4 Qe1; Ba1 is shut off
  EXPECT_EQ(attackers(placement, "e5"_sq, Color::Black), 0);
}

TEST(KingSquare, IsTheKingOfTheColourAskedFor) {
  const Placement placement = position("4k3/8/8/8/k7/8/8/4K3 w - - 0 1").placement;
  EXPECT_EQ(king_square(placement, Color::White), "e1"_sq);
  EXPECT_EQ(king_square(placement, Color::Black), "a4"_sq);
  EXPECT_EQ(king_square({}, Color::White), std::nullopt);
}

}  // namespace
}  // namespace passant
