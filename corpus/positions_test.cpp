#include "corpus/positions.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "generators/mailbox/board.h"

namespace passant {
namespace {

class ReadPositions : public testing::Test {
 protected:
  FilePositions read(const std::string& text) {
    const auto path = std::filesystem::path(testing::TempDir()) / "passant-positions";
    std::ofstream(path, std::ios::binary) << text;
    return read_positions(path, rules_);
  }

  GeneratorOf<mailbox::Board> rules_{"mailbox"};
};

TEST_F(ReadPositions, TakesEveryPositionOfEveryGame) {
  const auto result = read("[Event \"a\"]\n\n1. e4 d5 2. exd5 *\n\n[Event \"b\"]\n\n1. a4 *\n");
  EXPECT_EQ(result.positions.size(), 4U + 2U);
  EXPECT_TRUE(result.problems.empty());
}

TEST_F(ReadPositions, SkipsAMalformedGameAndSaysWhere) {
  const auto result = read("[Event \"a\"]\n\n1. e4 Ke7 *\n\n[Event \"b\"]\n\n1. a4 *\n");
  EXPECT_EQ(result.positions.size(), 2U);
  ASSERT_EQ(result.problems.size(), 1U);
  EXPECT_NE(result.problems[0].find(":3:"), std::string::npos) << result.problems[0];
}

TEST_F(ReadPositions, TakesTheRecordsOfASuiteAndCountsInvalidOnes) {
  const auto result = read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 ;D1 7\n4k3/8/8/8/8/8/8/4K3 w - d6 0 2\nrubbish\n");
  EXPECT_EQ(result.positions.size(), 1U);
  EXPECT_EQ(result.invalid, 1U);
  EXPECT_EQ(result.problems.size(), 1U);
}

TEST_F(ReadPositions, ReportsAFileThatIsNotThere) {
  EXPECT_EQ(read_positions("/nonexistent/file", rules_).problems.size(), 1U);
}

}  // namespace
}  // namespace passant
