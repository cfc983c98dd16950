#include "oracles/replay.h"

#include <gtest/gtest.h>

#include "position/fen.h"

namespace passant {
namespace {

std::string play(std::string_view fen, std::initializer_list<std::string_view> moves) {
  Question question{.start = parse_fen(fen).value()};
  for (const auto move : moves) question.moves.push_back(parse_uci(move).value());
  return to_fen(asked_position(question));
}

TEST(Replay, DoubleStepSetsTheTargetWhetherOrNotAnybodyCanCapture) {
  EXPECT_EQ(play(kStartFen, {"e2e4"}), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  EXPECT_EQ(play(kStartFen, {"e2e4", "c7c5"}), "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2");
  EXPECT_EQ(play(kStartFen, {"e2e4", "c7c5", "g1f3"}),
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST(Replay, EnPassantRemovesThePawnBeside) {
  EXPECT_EQ(play("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9", {"d5e6"}), "4k3/8/4P3/8/8/8/8/4K3 b - - 0 9");
  EXPECT_EQ(play("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9", {"d4e3"}), "4k3/8/8/8/8/4p3/8/4K3 w - - 0 10");
}

TEST(Replay, CastlingBringsTheRookAndEndsBothRights) {
  constexpr std::string_view kFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 5";
  EXPECT_EQ(play(kFen, {"e1g1"}), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 5");
  EXPECT_EQ(play(kFen, {"e1c1"}), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 5");
  EXPECT_EQ(play(kFen, {"e1e2", "e8g8"}), "r4rk1/8/8/8/8/8/4K3/R6R w - - 5 6");
}

TEST(Replay, RookMovedOrCapturedAtHomeEndsItsRight) {
  EXPECT_EQ(play("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 5", {"h1h8"}), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 5");
}

TEST(Replay, PromotionAndItsCapture) {
  EXPECT_EQ(play("3r3k/4P3/8/8/8/8/8/4K3 w - - 7 50", {"e7e8n"}), "3rN2k/8/8/8/8/8/8/4K3 b - - 0 50");
  EXPECT_EQ(play("3r3k/4P3/8/8/8/8/8/4K3 w - - 7 50", {"e7d8q"}), "3Q3k/8/8/8/8/8/8/4K3 b - - 0 50");
}

}  // namespace
}  // namespace passant
