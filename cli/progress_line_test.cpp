// What the line of progress says (cli/progress_line.h).
#include "cli/progress_line.h"

#include <gmock/gmock.h>

namespace passant::cli {
namespace {

TEST(ProgressLine, SaysShareCountRateAndTimeLeft) {
  EXPECT_EQ(progress_text({500, 0.25, "suite.epd"}, "positions", 10),
            " 25 %  500 positions  50/s  30 s left  suite.epd");
  EXPECT_EQ(progress_text({1'200'000, 1.0, ""}, "nodes", 0.5), "100 %  1.2M nodes  2.4M/s  0 s left");
}

TEST(ProgressLine, SaysNothingThatNobodyKnows) {
  EXPECT_EQ(progress_text({.done = 20}, "questions", 10), "20 questions  2/s");
  EXPECT_EQ(progress_text({0, 0.0, "first.epd"}, "positions", 3), "  0 %  0 positions  first.epd");
}

TEST(ProgressLine, TimesAreInTheUnitsOfTheirSize) {
  EXPECT_EQ(duration_text(-1), "0 s");
  EXPECT_EQ(duration_text(0.2), "1 s");
  EXPECT_EQ(duration_text(59), "59 s");
  EXPECT_EQ(duration_text(250), "4 min 10 s");
  EXPECT_EQ(duration_text(11100), "3 h 5 min");
  EXPECT_EQ(duration_text(86400.0 * 12), "12 days");
}

}  // namespace
}  // namespace passant::cli
