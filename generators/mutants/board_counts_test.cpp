// The faultless twin gives the counts of the six usual positions that many programs have published.
#include <gtest/gtest.h>

#include "generators/mutants/board.h"
#include "position/fen.h"

namespace passant::mutants {
namespace {

std::uint64_t perft(std::string_view fen, int depth) { return Board(*parse_fen(fen)).perft(depth); }

TEST(TwinCounts, AreThePublishedOnes) {
  EXPECT_EQ(perft(kStartFen, 5), 4865609U);
  EXPECT_EQ(perft("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4), 4085603U);
  EXPECT_EQ(perft("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6), 11030083U);
  EXPECT_EQ(perft("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4), 422333U);
  EXPECT_EQ(perft("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4), 2103487U);
  EXPECT_EQ(perft("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4), 3894594U);
}

}  // namespace
}  // namespace passant::mutants
