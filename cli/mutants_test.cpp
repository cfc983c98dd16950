// passant mutants: what suites see of the seeded faults.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, MutantsShowsWhatASuiteSeesAndWhatItLetsThrough) {
  write("suite.epd", std::string(kCapture) + " ;D1 7 ;D2 38\n");
  const Ended table = run({"mutants", "--suite", path("suite.epd")});
  EXPECT_EQ(table.code, 0) << table.err;
  EXPECT_THAT(table.out, HasSubstr("captured-pawn-stays                       2\n"));
  EXPECT_THAT(table.out, HasSubstr("rank-test-absent                          -\n"));
  const Ended json = run({"mutants", "--suite", path("suite.epd"), "--json"});
  EXPECT_EQ(nlohmann::json::parse(json.out)["suites"][0]["name"], "suite");
}

TEST_F(Cli, MutantsIsNotContentWithAWrongSuiteNorABlindOne) {
  write("wrong.epd", std::string(kCapture) + " ;D1 8\n");
  const Ended wrong = run({"mutants", "--suite", path("wrong.epd")});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_THAT(wrong.err, HasSubstr("faultless twin"));
  write("blind.epd", "k7/8/8/8/8/8/8/K7 w - - 0 1 ;D1 3\n");
  EXPECT_EQ(run({"mutants", "--suite", path("blind.epd")}).code, 4);
  write("empty.epd", "# nothing\n");
  EXPECT_EQ(run({"mutants", "--suite", path("empty.epd")}).code, 4);
}

}  // namespace
}  // namespace passant::cli
