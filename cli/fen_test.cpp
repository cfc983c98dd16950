// passant fen: normal forms after moves.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, FenPlaysMoves) {
  EXPECT_EQ(run({"fen", "startpos", "--moves", "e2e4 d7d5", "--ep", "always"}).out,
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2\n");
  EXPECT_EQ(run({"fen", "startpos", "--moves", "1. e4 d5", "--ep", "legal"}).out,
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n");
  const Ended illegal = run({"fen", "startpos", "--moves", "e2e4 e2e4"});
  EXPECT_EQ(illegal.code, 2);
  EXPECT_THAT(illegal.err, HasSubstr("'e2e4' is no legal move"));
}

TEST_F(Cli, FenPrintsEveryFormAndWhatIsUnusual) {
  const Ended pinned = run({"fen", "4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1"});
  EXPECT_EQ(pinned.code, 0);
  EXPECT_EQ(pinned.out,
            "always 4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1\n"
            "pseudo 4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1\n"
            "legal  4rk2/8/8/3pP3/8/8/8/4K3 w - - 0 1\n");
  EXPECT_THAT(pinned.err, HasSubstr("target-without-legal-capture"));
  EXPECT_THAT(run({"fen", "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1"}).err, HasSubstr("target-wrong-rank"));
  EXPECT_THAT(run({"fen", "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1"}).err, HasSubstr("target-wrong-side"));
}

TEST_F(Cli, FenPrintsJson) {
  const auto json = nlohmann::json::parse(run({"--json", "fen", "startpos", "--moves", "e2e4 d7d5 e4e5 f7f5"}).out);
  EXPECT_EQ(json["polyglot"], "22a48b5a8e47ff78");
  EXPECT_EQ(json["legal"], "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
}

}  // namespace
}  // namespace passant::cli
