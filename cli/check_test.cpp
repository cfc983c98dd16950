// passant check: files and the built-in corpus.
#include <gmock/gmock.h>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, BuiltInCorpusIsPassedByGeneratorsAndFailedByEveryKindOfMutant) {
  EXPECT_EQ(run({"check", "--subject", "mailbox"}).code, 0);
  for (const char* mutant :
       {"stalemate-test-misses-capture", "target-survives-castling", "rank-test-ignores-own-shield",
        "count-forgets-capture", "take-back-forgets-pawn", "rook-double-step-sets-target"}) {
    EXPECT_EQ(run({"check", "--subject", std::string("mutant:") + mutant}).code, 1) << mutant;
  }
}

TEST_F(Cli, CheckAgreesOnTheBuiltInCorpus) {
  for (const char* subject : {"bitboard", "mailbox", "rulebook"})
    EXPECT_EQ(run({"check", "--subject", subject}).code, 0) << subject;
}

TEST_F(Cli, CheckFollowsAWrongCountDown) {
  write("suite.epd", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D5 4865609\n");
  const Ended result =
      run({"check", path("suite.epd"), "--subject", "mutant:rightward-capture-missing", "--max-nodes", "5000000"});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.out, HasSubstr("perft 5"));
  EXPECT_THAT(result.out, HasSubstr("first wrong after"));
}

TEST_F(Cli, CheckNamesFileLineAndColumnOfABrokenLineAndReadsTheRest) {
  write("suite.epd", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 ;D1 7\n4k3/8/8/3pP3/8/8/8/4K2 w - d6 0 2 ;D1 7\n");
  const Ended result = run({"check", path("suite.epd")});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("suite.epd:2:20"));
  EXPECT_THAT(result.err, HasSubstr("1 positions, 1 answers compared"));
}

TEST_F(Cli, NothingComparedIsNotSuccess) {
  write("bare.fen", std::string(kCapture) + "\n");
  EXPECT_EQ(run({"check", path("bare.fen")}).code, 4);
  write("empty.fen", "");
  EXPECT_EQ(run({"check", path("empty.fen")}).code, 4);
  EXPECT_EQ(run({"check", path("missing.fen")}).code, 2);
}

}  // namespace
}  // namespace passant::cli
