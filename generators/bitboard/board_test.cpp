// Known counts and named facts. The counts are published ones (Chess Programming Wiki, Perft Results).
#include "generators/bitboard/board.h"

#include <gtest/gtest.h>

#include "generators/bitboard/known_counts.h"
#include "generators/perft.h"
#include "position/fen.h"
#include "position/move_set.h"

namespace passant::bitboard {
namespace {

MoveSet moves_of(std::string_view fen) {
  MoveList list;
  board_of(fen).legal_moves(list);
  return MoveSet(list);
}

bool legal(std::string_view fen, std::string_view uci) { return moves_of(fen).contains(parse_uci(uci).value()); }

std::string after(std::string_view fen, std::string_view uci) {
  Board board = board_of(fen);
  static_cast<void>(board.play(parse_uci(uci).value()));
  return to_fen(board.position());
}

TEST(BitboardPerft, ReproducesKnownCounts) {
  expect_known_counts(5'000'000, [](const Board& board, int depth) { return board.perft(depth); });
}

TEST(BitboardPerft, ReproducesKnownCountsByList) {
  expect_known_counts(500'000, [](Board board, int depth) { return perft_by_list(board, depth); });
}

TEST(BitboardPerft, ReproducesKnownCountsPlayingLeaves) {
  expect_known_counts(500'000, [](Board board, int depth) { return perft_by_list(board, depth, true); });
}

TEST(BitboardEnPassant, CaptureRemovesThePassedPawn) {
  EXPECT_EQ(after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
  EXPECT_EQ(after("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4d3"), "4k3/8/8/8/8/3p4/8/4K3 w - - 0 2");
}

TEST(BitboardEnPassant, NeedsATarget) { EXPECT_FALSE(legal("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "e5d6")); }

TEST(BitboardEnPassant, MayTakeTheCheckingPawn) { EXPECT_TRUE(legal("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2", "e5d6")); }

TEST(BitboardEnPassant, CaptureUncoveringRookOnRankIsIllegal) {
  EXPECT_FALSE(legal("4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2", "b5c6"));
}

TEST(BitboardEnPassant, BothNeighboursMayCapture) {
  constexpr std::string_view kFen = "2r3k1/1q1nbppp/r3p3/3pP3/pPpP4/P1Q2N2/2RN1PPP/2R4K b - b3 0 23";
  EXPECT_TRUE(legal(kFen, "a4b3"));
  EXPECT_TRUE(legal(kFen, "c4b3"));
}

TEST(BitboardEnPassant, DoubleStepAlwaysSetsTheTarget) {
  EXPECT_EQ(after("4k3/8/8/8/8/8/P7/4K3 w - - 5 9", "a2a4"), "4k3/8/8/8/P7/8/8/4K3 b - a3 0 9");
}

TEST(BitboardEnPassant, PinnedPawnMayCaptureAlongTheDiagonalOnly) {
  EXPECT_TRUE(legal("4k3/2b5/8/3pP3/5K2/8/8/8 w - d6 0 2", "e5d6"));
  EXPECT_FALSE(legal("4k3/6b1/8/3pP3/3K4/8/8/8 w - d6 0 2", "e5d6"));
  EXPECT_FALSE(legal("3kr3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"));
}

TEST(BitboardEnPassant, RemovingThePassedPawnMayOpenADiagonal) {
  // Valid, not consistent: before the double step the bishop gave check already.
  EXPECT_FALSE(legal("8/5K2/8/3pP3/8/8/b7/4k3 w - d6 0 2", "e5d6"));
}

TEST(BitboardEnPassant, MayShutTheLineOfACheck) {
  // Valid, not consistent: the rook gave check before the double step.
  EXPECT_TRUE(legal("4k3/8/r6K/3pP3/8/8/8/8 w - d6 0 2", "e5d6"));
}

TEST(BitboardEnPassant, DoesNotEndTheCheckOfAnotherMan) {
  EXPECT_FALSE(legal("4k3/8/8/3pP3/8/5n2/8/4K3 w - d6 0 2", "e5d6"));  // knight
  EXPECT_FALSE(legal("4k3/8/8/3pP3/8/2p5/3K4/8 w - d6 0 2", "e5d6"));  // another pawn
  EXPECT_FALSE(legal("4k3/8/8/3pP3/4K3/8/8/4r3 w - d6 0 2", "e5d6"));  // the passed pawn's and a rook's
}

TEST(BitboardCastling, RightEndsWhenTheRookIsCaptured) {
  EXPECT_EQ(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 7", "h1h8"), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 7");
}

TEST(BitboardCastling, MovesTheRook) {
  EXPECT_EQ(after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 7", "e8c8"), "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 8");
  EXPECT_EQ(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 7", "e1g1"), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 7");
}

TEST(BitboardCastling, OnlyTheKingsPathMustBeSafe) {
  constexpr std::string_view kRookOnB8 = "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
  EXPECT_TRUE(legal(kRookOnB8, "e1c1"));
  EXPECT_FALSE(legal("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"));
}

}  // namespace
}  // namespace passant::bitboard
