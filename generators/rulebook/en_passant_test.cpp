// En passant (FIDE 3.7.3.1, 3.7.3.2) against the safety of the king (3.9.2): one test for each situation.
#include <gtest/gtest.h>

#include "generators/rulebook/known_counts.h"
#include "position/move_set.h"

namespace passant::rulebook {
namespace {

/// The legal captures onto the target, in UCI spelling.
std::string captures(std::string_view fen) {
  Board board = board_of(fen);
  const Position position = board.position();
  MoveList list;
  board.legal_moves(list);
  std::vector<Move> found;
  for (const Move move : list) {
    const bool by_pawn = position.placement.holds(move.from(), {position.to_move, PieceKind::Pawn});
    if (by_pawn && move.from().file() != move.to().file() && position.placement.empty(move.to())) found.push_back(move);
  }
  return to_string(MoveSet(found));
}

TEST(RulebookEnPassant, PlainCapture) {
  EXPECT_EQ(captures("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), "e5d6");
  EXPECT_EQ(captures("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"), "e4d3");
}

TEST(RulebookEnPassant, WithoutTargetThereIsNoCapture) { EXPECT_EQ(captures("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"), ""); }

TEST(RulebookEnPassant, TwoCapturers) {
  EXPECT_EQ(captures("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2"), "c5d6 e5d6");
  EXPECT_EQ(captures("2r3k1/1q1nbppp/r3p3/3pP3/pPpP4/P1Q2N2/2RN1PPP/2R4K b - b3 0 23"), "a4b3 c4b3");
}

TEST(RulebookEnPassant, FilesDoNotWrapAroundTheBoard) {
  EXPECT_EQ(captures("4k3/8/8/p6P/P7/8/8/4K3 w - a6 0 2"), "");
  EXPECT_EQ(captures("4k3/8/7P/p7/8/8/8/4K3 w - a6 0 2"), "");
  EXPECT_EQ(captures("4k3/8/8/P6p/8/8/8/4K3 w - h6 0 2"), "");
  EXPECT_EQ(captures("4k3/8/8/pP6/8/8/8/4K3 w - a6 0 2"), "b5a6");
  EXPECT_EQ(captures("4k3/8/8/6Pp/8/8/8/4K3 w - h6 0 2"), "g5h6");
}

TEST(RulebookEnPassant, OnlyAPawnBesideThePassedPawnCaptures) {
  EXPECT_EQ(captures("4k3/8/4P3/3p4/4P3/8/8/4K3 w - d6 0 2"), "");
}

TEST(RulebookEnPassant, CheckingPawnMayBeCaptured) { EXPECT_EQ(captures("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2"), "e5d6"); }

TEST(RulebookEnPassant, CaptureUncoveringRookOnRankIsIllegal) {
  EXPECT_EQ(captures("4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2"), "");
  EXPECT_EQ(captures("4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 2"), "");
  EXPECT_EQ(captures("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"), "");
}

TEST(RulebookEnPassant, AThirdManOnTheRankKeepsItLegal) {
  EXPECT_EQ(captures("4k3/8/8/KPp2N1r/8/8/8/8 w - c6 0 2"), "b5c6");
  EXPECT_EQ(captures("4k3/8/8/K1PpP2r/8/8/8/8 w - d6 0 2"), "c5d6 e5d6");
}

TEST(RulebookEnPassant, CapturerPinnedOnItsFileMayNotCapture) {
  EXPECT_EQ(captures("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), "");
}

TEST(RulebookEnPassant, CapturerPinnedOnADiagonalCapturesAlongIt) {
  EXPECT_EQ(captures("6k1/2b5/8/3pP3/5K2/8/8/8 w - d6 0 2"), "e5d6");
  EXPECT_EQ(captures("6k1/8/8/3pP3/3K4/8/7b/8 w - d6 0 2"), "e5d6");
}

TEST(RulebookEnPassant, CapturerPinnedOnTheOtherDiagonalMayNotCapture) {
  EXPECT_EQ(captures("6k1/6b1/8/3pP3/3K4/8/8/8 w - d6 0 2"), "");
}

TEST(RulebookEnPassant, ArrivingPawnClosesTheFileAgain) {
  EXPECT_EQ(captures("3r2k1/8/8/3pP3/8/8/8/3K4 w - d6 0 2"), "e5d6");
}

TEST(RulebookEnPassant, CheckUncoveredByThePushIsNotAnsweredByTheCapture) {
  EXPECT_EQ(captures("3b2k1/8/8/4pP2/7K/8/8/8 w - e6 0 2"), "");
  EXPECT_EQ(captures("6k1/r6K/8/4pP2/8/8/8/8 w - e6 0 2"), "");
}

TEST(RulebookEnPassant, ArrivingPawnMayBlockACheck) {
  // It cannot arise in play, but a position may say so.
  EXPECT_EQ(captures("5bk1/8/8/3pP3/8/K7/8/8 w - d6 0 2"), "e5d6");
  EXPECT_EQ(captures("6k1/8/r6K/3pP3/8/8/8/8 w - d6 0 2"), "e5d6");
}

TEST(RulebookEnPassant, CapturedPawnThatShieldedADiagonalMayNotBeCaptured) {
  // It cannot arise in play: before the double step the king would have stood in check.
  EXPECT_EQ(captures("6k1/8/8/8/2Pp4/8/8/K5b1 b - c3 0 1"), "d4c3");
  EXPECT_EQ(captures("6kb/8/8/8/3pP3/8/1K6/8 b - e3 0 1"), "d4e3");
  EXPECT_EQ(captures("b5k1/8/8/3pP3/8/8/6K1/8 w - d6 0 2"), "");
}

TEST(RulebookEnPassant, JunkTargetsAreNoCapture) {
  EXPECT_EQ(captures("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2"), "");
  EXPECT_EQ(captures("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2"), "");
  EXPECT_EQ(captures("4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 2"), "");
}

}  // namespace
}  // namespace passant::rulebook
