// Stockfish itself, where it is installed.
#include <gmock/gmock.h>

#include "oracles/command.h"
#include "oracles/spec.h"
#include "position/fen.h"

namespace passant {
namespace {

class StockfishTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!find_program("stockfish")) GTEST_SKIP() << "stockfish is not installed";
    party_ = make_external_party("stockfish").value();
  }

  Answer ask(std::string_view fen, int depth = 1, std::vector<Move> moves = {}) {
    return party_->ask({.start = parse_fen(fen).value(), .moves = std::move(moves), .depth = depth});
  }

  std::unique_ptr<Party> party_;
};

TEST_F(StockfishTest, SaysWhoItIs) {
  EXPECT_THAT(std::string(party_->version()), ::testing::StartsWith("Stockfish"));
  EXPECT_EQ(party_->family(), "stockfish");
}

TEST_F(StockfishTest, CountsTheStartPosition) {
  EXPECT_EQ(ask(kStartFen).total, 20U);
  EXPECT_EQ(ask(kStartFen, 4).total, 197281U);
}

TEST_F(StockfishTest, PinnedEnPassantCaptureOnTheRankIsNotListed) {
  const Answer answer = ask("8/8/8/r2Pp2K/8/8/8/7k w - e6 0 1");
  EXPECT_EQ(answer.outcome, Outcome::Answered);
  EXPECT_FALSE(answer.move_set().contains(parse_uci("d5e6").value()));
}

TEST_F(StockfishTest, PlaysTheMovesOfAQuestion) {
  const Answer answer = ask("4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1", 1, {parse_uci("e7e5").value()});
  EXPECT_TRUE(answer.move_set().contains(parse_uci("d5e6").value()));
}

TEST_F(StockfishTest, PositionThatWouldKillItIsNotSent) {
  EXPECT_EQ(ask("8/8/8/8/8/8/8/8 w - - 0 1").outcome, Outcome::Abstained);
  EXPECT_EQ(ask(kStartFen).total, 20U);
}

}  // namespace
}  // namespace passant
