// The known counts at their full depths: 1.4 thousand million leaves.
#include "generators/bitboard/known_counts.h"

namespace passant::bitboard {
namespace {

TEST(BitboardPerft, ReproducesKnownCountsAtFullDepth) {
  expect_known_counts(1'000'000'000, [](const Board& board, int depth) { return board.perft(depth); });
}

}  // namespace
}  // namespace passant::bitboard
