// Wrong calls and missing engines, by their exit codes.
#include <gmock/gmock.h>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

TEST_F(Cli, AWrongSpecIsAUsageErrorAndAMissingEngineAnOracleError) {
  EXPECT_EQ(run({"hunt", "--subject", "nobody"}).code, 2);
  EXPECT_EQ(run({"hunt", "--subject", "mutant:nobody"}).code, 2);
  EXPECT_EQ(run({"check", "--subject", "uci:/nonexistent/engine"}).code, 3);
  EXPECT_EQ(run({"check", "--subject", "uci:/bin/true"}).code, 3);
  EXPECT_EQ(run({"no-such-command"}).code, 2);
  EXPECT_EQ(run({"--version"}).code, 0);
  EXPECT_EQ(run({"hunt", "--help"}).code, 0);
}

}  // namespace
}  // namespace passant::cli
