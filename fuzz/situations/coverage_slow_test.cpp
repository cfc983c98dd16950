// The deeper figures: start to depth 7, Kiwipete to 6, position 3 to 8, the others to 6. About eight seconds.
#include <gtest/gtest.h>

#include "fuzz/situations/coverage.h"
#include "fuzz/situations/usual_positions.h"
#include "generators/bitboard/board.h"
#include "position/fen.h"

namespace passant {
namespace {

TEST(CoverageToFullDepth, AllOneHundredAndTwentySixKnownFiguresAreReproduced) {
  int figures = 0;
  for (const UsualPosition& usual : kUsualPositions) {
    const Coverage coverage = CoverageWalk<bitboard::Board>::of(*parse_fen(usual.fen), usual.depth);
    for (unsigned row = 0; row < kSituationCount; ++row, ++figures) {
      const auto situation = static_cast<Situation>(row);
      EXPECT_EQ(coverage.rows[row].least_depth, usual.least_depth(situation)) << usual.fen << ' ' << name(situation);
    }
  }
  EXPECT_EQ(figures, 126);
}

}  // namespace
}  // namespace passant
