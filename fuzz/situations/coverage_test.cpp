// Depths at which the usual perft positions first show each situation, as another program has measured them.
#include "fuzz/situations/coverage.h"

#include <gtest/gtest.h>

#include <string>

#include "fuzz/situations/usual_positions.h"
#include "generators/bitboard/board.h"
#include "position/fen.h"

namespace passant {
namespace {

TEST(Coverage, UsualPositionsFirstShowEachSituationAtTheKnownDepth) {
  constexpr int kDepth = 5;
  for (const UsualPosition& usual : kUsualPositions) {
    const Coverage coverage = CoverageWalk<bitboard::Board>::of(*parse_fen(usual.fen), kDepth);
    for (unsigned row = 0; row < kSituationCount; ++row) {
      const auto known = usual.least_depth(static_cast<Situation>(row));
      const auto expected = known && *known <= kDepth ? known : std::nullopt;
      EXPECT_EQ(coverage.rows[row].least_depth, expected) << usual.fen << ' ' << name(static_cast<Situation>(row));
    }
  }
}

TEST(Coverage, CountsTheNodesWhoseMovesArePerftLeaves) {
  // 258 of the 4,865,609 leaves of perft(5) are en passant captures; each of the nodes above them has one.
  const Coverage coverage = CoverageWalk<bitboard::Board>::of(*parse_fen(kStartFen), 5);
  EXPECT_EQ(coverage[Situation::LegalCapture].nodes, 258U);
  EXPECT_EQ(CoverageWalk<bitboard::Board>::of(*parse_fen(kStartFen), 4)[Situation::LegalCapture].nodes, 0U);
}

TEST(Coverage, RootItselfIsCountedAtDepthOne) {
  const auto root = parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  const Coverage coverage = CoverageWalk<bitboard::Board>::of(*root, 1);
  EXPECT_EQ(coverage[Situation::LegalCapture], (Coverage::Row{1, 1}));
}

TEST(Coverage, OnlyDoubleStepsBesideAnEnemyPawnMakeACandidate) {
  const auto position = parse_fen("4k3/8/8/8/pP1p1r2/8/P1P1PPP1/4K1N1 w - - 0 1");
  const auto makes = [&](const char* move) { return makes_candidate(position->placement, *parse_uci(move)); };
  EXPECT_TRUE(makes("c2c4"));
  EXPECT_TRUE(makes("e2e4"));
  EXPECT_FALSE(makes("g2g4")) << "a rook captures nothing en passant";
  EXPECT_FALSE(makes("e2e3"));
  EXPECT_FALSE(makes("g1e2"));
}

}  // namespace
}  // namespace passant
