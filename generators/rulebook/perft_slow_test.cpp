// One depth further than board_test.cpp, seconds each.
#include <gtest/gtest.h>

#include "generators/rulebook/known_counts.h"

namespace passant::rulebook {
namespace {

TEST(RulebookPerftSlow, StartPosition) { EXPECT_EQ(board_of(kStartFen).perft(5), 4865609U); }
TEST(RulebookPerftSlow, Kiwipete) { EXPECT_EQ(board_of(kKiwipete).perft(4), 4085603U); }
TEST(RulebookPerftSlow, Position3) { expect_counts(kPosition3, {14, 191, 2812, 43238, 674624, 11030083}); }
TEST(RulebookPerftSlow, Position4) { expect_counts(kPosition4, {6, 264, 9467, 422333, 15833292}); }
TEST(RulebookPerftSlow, Position5) { EXPECT_EQ(board_of(kPosition5).perft(4), 2103487U); }
TEST(RulebookPerftSlow, Position6) { EXPECT_EQ(board_of(kPosition6).perft(4), 3894594U); }

}  // namespace
}  // namespace passant::rulebook
