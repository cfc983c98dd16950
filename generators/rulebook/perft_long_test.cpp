// The published counts that take this generator up to a minute each.
#include <gtest/gtest.h>

#include "generators/rulebook/known_counts.h"

namespace passant::rulebook {
namespace {

TEST(RulebookPerftLong, StartPosition) { EXPECT_EQ(board_of(kStartFen).perft(6), 119060324U); }
TEST(RulebookPerftLong, Kiwipete) { EXPECT_EQ(board_of(kKiwipete).perft(5), 193690690U); }
TEST(RulebookPerftLong, Position3) { EXPECT_EQ(board_of(kPosition3).perft(7), 178633661U); }
TEST(RulebookPerftLong, Position5) { EXPECT_EQ(board_of(kPosition5).perft(5), 89941194U); }
TEST(RulebookPerftLong, Position6) { EXPECT_EQ(board_of(kPosition6).perft(5), 164075551U); }

}  // namespace
}  // namespace passant::rulebook
