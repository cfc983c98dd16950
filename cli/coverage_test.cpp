// passant coverage.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

TEST_F(Cli, CoverageCountsSituations) {
  write("suite.epd", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1\n");
  const auto json = nlohmann::json::parse(run({"coverage", path("suite.epd"), "--depth", "3", "--json"}).out);
  EXPECT_EQ(json["suites"][0]["name"], "suite");
  EXPECT_EQ(json["suites"][0]["cells"]["rank-opened"]["depth"], 2);
  EXPECT_FALSE(json["suites"][0]["cells"].contains("double-check"));
}

}  // namespace
}  // namespace passant::cli
