#include "oracles/candidates.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "position/fen.h"

namespace passant {
namespace {

Position position(std::string_view fen) { return parse_fen(fen).value(); }
Move move(std::string_view text) { return parse_uci(text).value(); }

constexpr std::string_view kBusy = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

TEST(Candidates, ContainTheLikelyOnes) {
  for (const auto fen : {kStartFen, kBusy, std::string_view("8/8/8/3Pp2k/8/8/8/K7 w - e6 0 1"),
                         std::string_view("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1")}) {
    EXPECT_EQ(likely_moves(position(fen)) - candidate_moves(position(fen)), MoveSet()) << fen;
  }
}

TEST(Candidates, ContainWhatFaultyProgramsBelieve) {
  const MoveSet plain = candidate_moves(position("4k3/8/8/3Pp3/8/8/P7/R3K2R w - - 0 1"));
  EXPECT_TRUE(plain.contains(move("d5e6"))) << "a target that is not there";
  EXPECT_TRUE(plain.contains(move("d5c6"))) << "a target on the other side";
  EXPECT_TRUE(plain.contains(move("e1g1"))) << "a right that is not there";
  EXPECT_TRUE(plain.contains(move("a1a8"))) << "through an own pawn";
  EXPECT_TRUE(plain.contains(move("a1a2"))) << "onto an own pawn";
  EXPECT_TRUE(plain.contains(move("d5d7"))) << "a double step from the fifth rank";
}

/// The numbers of moves that ignore check, counted by hand.
TEST(LikelyMoves, CountTheSteps) {
  EXPECT_EQ(likely_moves(position(kStartFen)).size(), 20U);
  EXPECT_EQ(likely_moves(position(kBusy)).size(), 48U);
  EXPECT_EQ(likely_moves(position("8/8/8/3Pp2k/8/8/8/K7 w - e6 0 1")).size(), 5U);
  EXPECT_EQ(likely_moves(position("8/8/8/8/8/8/8/Q6K w - - 0 1")).size(), 6U + 7U + 7U + 3U);
  EXPECT_EQ(likely_moves(position("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1")).size(), 24U + 1U);
}

TEST(SafeMoves, LeaveNoKingAttacked) {
  const Position pinned = position("8/8/8/K2Pp2r/8/8/8/7k w - e6 0 1");
  const MoveSet safe = safe_moves(pinned, likely_moves(pinned));
  EXPECT_FALSE(safe.contains(move("d5e6")));
  EXPECT_TRUE(safe.contains(move("d5d6")));
}

}  // namespace
}  // namespace passant
