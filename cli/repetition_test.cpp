// passant repetition: readings that differ.
#include <gmock/gmock.h>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, RepetitionSaysWhereReadingsDiffer) {
  const std::string fen = "1k6/5p2/8/r3P2K/8/8/8/8 b - - 0 1";
  const Ended result = run({"repetition", "--fen", fen, "--moves", "f7f5 h5h4 b8c8 h4h5 c8b8"});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("3... c8b8             2      1      1      2  differ: 1k6/8/8/r3Pp1K/8/8/8/8 w"));
}

TEST_F(Cli, RepetitionReadsPgn) {
  write("game.pgn", "[White \"A\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 *\n");
  const Ended result = run({"repetition", path("game.pgn")});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("2... Ng8              2      2      2      2\n"));
  EXPECT_EQ(run({"repetition"}).code, 2);
  EXPECT_EQ(run({"repetition", path("none.pgn")}).code, 2);
}

}  // namespace
}  // namespace passant::cli
