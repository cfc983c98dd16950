// Published counts at full depth.
#include <gtest/gtest.h>

#include <string>

#include "generators/mailbox/board.h"
#include "generators/mailbox/published_perft.h"
#include "position/fen.h"

namespace passant::mailbox {
namespace {

class FullPerft : public testing::TestWithParam<Published> {};

TEST_P(FullPerft, CountAgrees) {
  const int depth = static_cast<int>(GetParam().counts.size());
  EXPECT_EQ(Board(parse_fen(GetParam().fen).value()).perft(depth), GetParam().counts.back());
}

INSTANTIATE_TEST_SUITE_P(Positions, FullPerft, testing::ValuesIn(kPublished),
                         [](const auto& published) { return std::string(published.param.name); });

}  // namespace
}  // namespace passant::mailbox
