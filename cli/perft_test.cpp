// passant perft: counts, divides, depths that are none.
#include <gmock/gmock.h>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

TEST_F(Cli, PerftEndsWithTheCount) {
  EXPECT_THAT(run({"perft", "startpos", "4"}).out, EndsWith("Nodes searched: 197281\n"));
  const Ended divided = run({"perft", "startpos", "3", "--divide", "--generator", "mailbox"});
  EXPECT_THAT(divided.out, testing::StartsWith("a2a3: 380\na2a4: 420\n"));
  EXPECT_THAT(divided.out, EndsWith("Nodes searched: 8902\n"));
  EXPECT_THAT(run({"perft", kCapture, "0"}).out, EndsWith("Nodes searched: 1\n"));
  EXPECT_EQ(run({"perft", "startpos", "5", "--threads", "3", "--divide"}).out,
            run({"perft", "startpos", "5", "--generator", "mailbox", "--divide"}).out);
  EXPECT_THAT(run({"perft", "startpos", "6", "--hash", "4"}).out, EndsWith("Nodes searched: 119060324\n"));
}

TEST_F(Cli, PerftWantsADepth) {
  EXPECT_EQ(run({"perft", "startpos"}).code, 2);
  EXPECT_EQ(run({"perft", "startpos", "-1"}).code, 2);
  EXPECT_EQ(run({"perft", "startpos", "99"}).code, 2);
  EXPECT_EQ(run({"perft", "startpos", "3", "--generator", "rulebook", "--hash", "1"}).code, 2);
  const Ended beyond = run({"perft", "8/8/3k4/8/8/4K3/8/8 w - - 0 1", "30", "--hash", "64"});
  EXPECT_EQ(beyond.code, 2);
  EXPECT_THAT(beyond.err, HasSubstr("18446744073709551615"));
}

}  // namespace
}  // namespace passant::cli
