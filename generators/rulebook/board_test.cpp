#include "generators/rulebook/board.h"

#include <gtest/gtest.h>

#include "generators/perft.h"
#include "generators/rulebook/known_counts.h"
#include "position/fen.h"
#include "position/move_set.h"

namespace passant::rulebook {
namespace {

std::string after(std::string_view fen, std::string_view move) {
  Board board = board_of(fen);
  static_cast<void>(board.play(parse_uci(move).value()));
  return to_fen(board.position());
}

TEST(RulebookPerft, StartPosition) { expect_counts(kStartFen, {20, 400, 8902, 197281}); }
TEST(RulebookPerft, Kiwipete) { expect_counts(kKiwipete, {48, 2039, 97862}); }
TEST(RulebookPerft, Position3) { expect_counts(kPosition3, {14, 191, 2812, 43238}); }
TEST(RulebookPerft, Position4) { expect_counts(kPosition4, {6, 264, 9467}); }
TEST(RulebookPerft, Position5) { expect_counts(kPosition5, {44, 1486, 62379}); }
TEST(RulebookPerft, Position6) { expect_counts(kPosition6, {46, 2079, 89890}); }

TEST(RulebookPerft, DepthZeroIsOneLeafEvenWhenMated) {
  EXPECT_EQ(board_of(kStartFen).perft(0), 1U);
  EXPECT_EQ(board_of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1").perft(0), 1U);
}

TEST(RulebookPerft, EqualsPerftByListWithLeavesPlayed) {
  for (const auto fen : {kStartFen, kKiwipete, kPosition3, kPosition4, kPosition5, kPosition6}) {
    Board board = board_of(fen);
    EXPECT_EQ(perft_by_list(board, 3, true), board.perft(3)) << fen;
  }
}

TEST(RulebookPlay, DoubleStepSetsTheTargetThoughNobodyCanCapture) {
  EXPECT_EQ(after(kStartFen, "a2a4"), "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR b KQkq a3 0 1");
  EXPECT_EQ(after("4k3/7p/8/8/8/8/8/4K3 b - - 7 9", "h7h5"), "4k3/8/8/7p/8/8/8/4K3 w - h6 0 10");
}

TEST(RulebookPlay, AnyMoveClearsTheTarget) {
  EXPECT_EQ(after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e1e2"), "4k3/8/8/3pP3/8/8/4K3/8 b - - 1 2");
  EXPECT_EQ(after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

TEST(RulebookPlay, SingleStepTwiceSetsNoTarget) {
  EXPECT_EQ(after("4k3/8/8/8/8/4P3/8/4K3 w - - 3 4", "e3e4"), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 4");
}

TEST(RulebookPlay, ATwoSquareMoveOfARookIsNoDoubleStep) {
  EXPECT_EQ(after("4k3/8/8/8/8/8/R7/4K3 w - - 3 4", "a2a4"), "4k3/8/8/8/R7/8/8/4K3 b - - 4 4");
}

TEST(RulebookPlay, APieceOnTheTargetSquareRemovesNoPawn) {
  EXPECT_EQ(after("4k3/8/8/3p4/8/8/3Q4/4K3 w - d6 0 2", "d2d5"), "4k3/8/8/3Q4/8/8/8/4K3 b - - 0 2");
  EXPECT_EQ(after("4k3/8/8/1B1p4/5N2/Q7/8/4K3 w - d6 0 2", "a3d6"), "4k3/8/3Q4/1B1p4/5N2/8/8/4K3 b - - 1 2");
}

TEST(RulebookPlay, CastlingMovesTheRookAndLosesBothRights) {
  constexpr std::string_view kFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9";
  EXPECT_EQ(after(kFen, "e1g1"), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 5 9");
  EXPECT_EQ(after(kFen, "e1c1"), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 5 9");
  EXPECT_EQ(after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 9", "e8c8"), "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 5 10");
}

TEST(RulebookPlay, RookMoveAndRookCaptureLoseTheRights) {
  constexpr std::string_view kFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9";
  EXPECT_EQ(after(kFen, "h1h2"), "r3k2r/8/8/8/8/8/7R/R3K3 b Qkq - 5 9");
  EXPECT_EQ(after(kFen, "a1a8"), "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9");
  EXPECT_EQ(after("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "b7a8n"), "N3k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

TEST(RulebookPlay, TargetReadFromFenStaysUntilAMove) {
  Board board = board_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 2");
  const Position before = board.position();
  EXPECT_EQ(to_fen(before), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 2");
  const auto undo = board.play(parse_uci("e5d6").value());
  EXPECT_NE(board.position(), before);
  board.take_back(parse_uci("e5d6").value(), undo);
  EXPECT_EQ(board.position(), before);
}

}  // namespace
}  // namespace passant::rulebook
