// Published counts at the depths that are quick, by the fast counter and with every leaf played.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "generators/mailbox/board.h"
#include "generators/mailbox/published_perft.h"
#include "generators/perft.h"
#include "position/fen.h"

namespace passant::mailbox {
namespace {

class PublishedPerft : public testing::TestWithParam<Published> {};

// The deepest counts are for full_perft_test.cpp.
constexpr std::uint64_t kQuick = 5'000'000;

TEST_P(PublishedPerft, CountsAgree) {
  Board board(*parse_fen(GetParam().fen));
  for (std::size_t i = 0; i < GetParam().counts.size() && GetParam().counts[i] < kQuick; ++i) {
    EXPECT_EQ(board.perft(static_cast<int>(i) + 1), GetParam().counts[i]) << "depth " << i + 1;
  }
}

TEST_P(PublishedPerft, CountsAgreeWithEveryLeafPlayed) {
  Board board(*parse_fen(GetParam().fen));
  for (std::size_t i = 0; i < GetParam().counts.size() && GetParam().counts[i] < kQuick; ++i) {
    EXPECT_EQ(perft_by_list(board, static_cast<int>(i) + 1, true), GetParam().counts[i]) << "depth " << i + 1;
  }
}

INSTANTIATE_TEST_SUITE_P(Positions, PublishedPerft, testing::ValuesIn(kPublished),
                         [](const auto& published) { return std::string(published.param.name); });

TEST(Perft, DepthZeroIsOneLeaf) { EXPECT_EQ(Board(*parse_fen(kStartFen)).perft(0), 1U); }

}  // namespace
}  // namespace passant::mailbox
