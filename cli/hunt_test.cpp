// passant hunt: findings, known ones, positions from files.
#include <gmock/gmock.h>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, HuntFindsASeededFaultAndSaysHowToMakeTheDrawAgain) {
  const Ended result = run({"hunt", "--subject", "mutant:rank-test-absent", "--positions", "20000", "--seed", "3"});
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.out, HasSubstr("rank-double-removal"));
  EXPECT_THAT(result.out, HasSubstr("seed 3"));
}

TEST_F(Cli, HuntOfAgreeingGeneratorsIsQuietSuccess) {
  const Ended result = run({"hunt", "--positions", "20000", "--seed", "3"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("compared with mailbox: "));
}

TEST_F(Cli, TheNumberOfJobsDoesNotChangeTheFindings) {
  const auto hunt = [&](const char* jobs, const char* out) {
    run({"hunt", "--subject", "mutant:only-edge-pawns-capture", "--positions", "60000", "--seed", "9", "--jobs", jobs,
         "--out", path(out)});
    return text_of(folder_ / out / "findings.jsonl");
  };
  const std::string alone = hunt("1", "alone");
  EXPECT_FALSE(alone.empty());
  EXPECT_EQ(alone, hunt("2", "shared"));
}

TEST_F(Cli, AKnownFindingIsCountedApartAndMustStillBeMet) {
  const std::vector<std::string> hunt{
      "hunt", "--subject", "mutant:rank-test-absent", "--positions", "30000", "--seed", "3", "--known", path("known")};
  const std::string rest =
      R"(, "subject": "mutant:rank-test-absent", "link": "https://example.org", "expires": "2999-01-01"})";
  write("known", R"({"class": "rank-double-removal")" + rest + "\n");
  const Ended excused = run(hunt);
  EXPECT_EQ(excused.code, 0) << excused.err;
  EXPECT_THAT(excused.err, HasSubstr("findings, "));
  write("known", R"({"class": "rank-double-removal")" + rest + "\n" + R"({"class": "file-wrap")" + rest + "\n");
  const Ended unmet = run(hunt);
  EXPECT_EQ(unmet.code, 1);
  EXPECT_THAT(unmet.err, HasSubstr("known, but not met: mutant:rank-test-absent file-wrap"));
  write("known", "rubbish\n");
  EXPECT_EQ(run(hunt).code, 2);
}

TEST_F(Cli, HuntDrawsFromFiles) {
  write("games.pgn", "[Event \"a\"]\n\n1. e4 d5 2. e5 f5 *\n");
  const Ended result =
      run({"hunt", "--positions", "5000", "--seed", "1", "--from", path("games.pgn"), "--out", path("run")});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_THAT(text_of(folder_ / "run" / "run.json"), HasSubstr("\"positions: file\""));
  EXPECT_EQ(run({"hunt", "--from", path("missing")}).code, 2);
}

}  // namespace
}  // namespace passant::cli
