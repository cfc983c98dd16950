// passant corpus: positions added once, with their answers.
#include <gmock/gmock.h>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, CorpusAddWritesAPositionWithItsAnswersOnce) {
  const Ended added = run({"corpus", "add", kCapture, "--to", path("own.epd"), "--source", "a game"});
  EXPECT_EQ(added.code, 0) << added.err;
  EXPECT_THAT(text_of(path("own.epd")), HasSubstr("moves \"e1d1 e1d2 e1e2 e1f1 e1f2 e5d6 e5e6\"; D1 \"7\""));
  EXPECT_EQ(run({"check", path("own.epd"), "--subject", "mailbox"}).code, 0);
  EXPECT_EQ(run({"check", path("own.epd"), "--subject", "mutant:captured-pawn-stays"}).code, 1);
  EXPECT_EQ(run({"corpus", "add", kCapture, "--to", path("own.epd")}).code, 2);
  EXPECT_EQ(run({"corpus", "add", kCapture, "--to", path("own.epd"), "--note", "a \" b"}).code, 2);
}

TEST_F(Cli, CorpusVerifyFailsOnAFolderWithoutACorpus) {
  EXPECT_EQ(run({"corpus", "verify", "--folder", folder_.string()}).code, 1);
}

}  // namespace
}  // namespace passant::cli
