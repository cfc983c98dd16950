// passant moves, and how a FEN of the command line is read.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

TEST_F(Cli, MovesListsTheLegalMovesSorted) {
  const Ended result = run({"moves", kCapture});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out, "e1d1\ne1d2\ne1e2\ne1f1\ne1f2\ne5d6\ne5e6\n");
}

TEST_F(Cli, MovesTakesAFenWithoutQuotesAndPrintsSan) {
  const Ended result = run({"moves", "4k3/8/8/3pP3/8/8/8/4K3", "w", "-", "d6", "0", "2", "--format", "san"});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("exd6\n"));
}

TEST_F(Cli, MovesPrintsJson) {
  const auto json = nlohmann::json::parse(run({"moves", kCapture, "--format", "json"}).out);
  EXPECT_EQ(json["count"], 7);
  EXPECT_EQ(json["moves"][5]["uci"], "e5d6");
  EXPECT_EQ(json["moves"][5]["en_passant"], true);
  EXPECT_EQ(json["moves"][5]["fen"], "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

TEST_F(Cli, AWrongFenIsPointedAt) {
  const Ended result = run({"moves", "4k3/8/8/3pP3/8/8/8/4K2 w - d6 0 2"});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("column 20"));
  EXPECT_THAT(result.err, HasSubstr("rank 1 has 7 squares"));
  EXPECT_THAT(result.err, EndsWith("\n                     ^\n"));
}

TEST_F(Cli, AnInvalidPositionIsRefusedWithItsReasons) {
  const Ended result = run({"moves", "4k3/8/8/8/8/8/8/4K3 w KQ d6 0 1"});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("castling-without-rook"));
  EXPECT_THAT(result.err, HasSubstr("target-without-pawn"));
}

TEST_F(Cli, HostileTextIsAnErrorAndNoCrash) {
  for (const char* text : {"", " ", "\xff\xfe", "8/8/8/8/8/8/8/8", "startpos startpos", "%s%n%d", "-----"}) {
    EXPECT_EQ(run({"moves", text}).code, 2) << text;
    EXPECT_EQ(run({"explain", text}).code, 2) << text;
  }
  EXPECT_EQ(run({"moves", std::string(100'000, 'q')}).code, 2);
}

}  // namespace
}  // namespace passant::cli
