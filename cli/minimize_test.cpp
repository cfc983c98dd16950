// passant minimize.
#include <gmock/gmock.h>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

TEST_F(Cli, MinimizeEndsWithTheFen) {
  const Ended result = run({"minimize", "r1bnk1n1/pp2pp2/3p2pb/KPp4r/7p/P1N2N2/3PPPPP/R1BQ1B1R w - c6 3 17",
                            "--subject", "mutant:rank-test-absent"});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.out, HasSubstr("rank-double-removal"));
  EXPECT_THAT(result.out, EndsWith(" 0 1\n"));
  EXPECT_EQ(run({"minimize", kCapture, "--subject", "bitboard"}).code, 0);
}

TEST_F(Cli, MinimizeDescendsToTheFirstWrongNode) {
  // Position 3 of the usual ones: the rank is cleared one ply below the root.
  const Ended result =
      run({"minimize", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "--subject", "mutant:rank-test-absent"});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.out, HasSubstr("rank-double-removal"));
}

}  // namespace
}  // namespace passant::cli
