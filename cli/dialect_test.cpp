// passant dialect.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, DialectShowsWhatAPartyMakesOfTargets) {
  const auto json = nlohmann::json::parse(run({"--json", "dialect", "bitboard", "mutant:rank-test-absent"}).out);
  const auto& right = json[0]["answers"];
  const auto& wrong = json[1]["answers"];
  EXPECT_EQ(right.size(), 42);
  EXPECT_EQ(right[0]["treatment"], "e5d6");
  EXPECT_EQ(right[12]["treatment"], "no capture");
  EXPECT_EQ(wrong[12]["treatment"], "d5e6");
  EXPECT_THAT(run({"dialect", "--markdown", "rulebook"}).out, HasSubstr("| invalid: no capture | "));
}

}  // namespace
}  // namespace passant::cli
