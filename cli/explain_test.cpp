// passant explain.
#include <gmock/gmock.h>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, ExplainCitesTheArticle) {
  const Ended result = run({"explain", "4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2"});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("b5c6 is illegal"));
  EXPECT_THAT(result.out, HasSubstr("3.9.2"));
}

}  // namespace
}  // namespace passant::cli
