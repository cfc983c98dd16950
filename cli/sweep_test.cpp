// passant sweep: a page and JSON of everybody at hand.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, SweepJudgesByTheCorpusAndAHunt) {
  const Ended ended = run({"sweep", "mailbox", "mutant:rank-test-absent", "uci:/nonexistent/engine", "--positions",
                           "3000", "--seed", "1", "--json", "--out", path("swept")});
  EXPECT_EQ(ended.code, 1) << ended.err;
  const auto parties = nlohmann::json::parse(ended.out)["parties"];
  ASSERT_EQ(parties.size(), 3);
  EXPECT_TRUE(parties[0]["corpus"]["wrong"].empty());
  EXPECT_TRUE(parties[0]["hunt"]["findings"].empty());
  EXPECT_GT(parties[0]["hunt"]["compared"], 1000);
  EXPECT_FALSE(parties[1]["corpus"]["wrong"].empty());
  EXPECT_EQ(parties[1]["hunt"]["findings"][0]["class"], "rank-double-removal");
  EXPECT_THAT(parties[2]["abstains"], HasSubstr("engine"));
  const std::string page = text_of(folder_ / "swept" / "sweep.md");
  EXPECT_THAT(page, HasSubstr("## `mutant:rank-test-absent`"));
  EXPECT_THAT(page, HasSubstr("**rank-double-removal** (consistent)"));
  EXPECT_THAT(page, HasSubstr("Abstains: "));
}

TEST_F(Cli, SweepSaysWhereToWhenItIsNotTold) {
  const Ended ended = run({"sweep", "mailbox"});
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, HasSubstr("--out DIR"));
}

}  // namespace
}  // namespace passant::cli
