// Every entry of the slider tables against the slow walk, and the search that found the factors.
#include "generators/bitboard/magics.h"

#include <gtest/gtest.h>

namespace passant::bitboard {
namespace {

/// Calls `visit` with every square and every set of relevant occupied squares, and once more with men everywhere
/// else, which must not matter.
template <int kCount, class Visit>
void for_every_occupation(const Step (&steps)[kCount], Visit visit) {
  for (int square = 0; square < 64; ++square) {
    const Bitboard relevant = relevant_squares(square, steps);
    Bitboard occupied = 0;
    do {
      visit(square, occupied);
      visit(square, occupied | ~relevant);
      occupied = (occupied - relevant) & relevant;
    } while (occupied != 0);
  }
}

TEST(BitboardMagics, EveryRookEntryIsTheSlowWalk) {
  for_every_occupation(kStraightSteps, [](int square, Bitboard occupied) {
    ASSERT_EQ(MagicSliders::rook(square, occupied), slow_rook_attacks(square, occupied)) << square << ' ' << occupied;
  });
}

TEST(BitboardMagics, EveryBishopEntryIsTheSlowWalk) {
  for_every_occupation(kDiagonalSteps, [](int square, Bitboard occupied) {
    ASSERT_EQ(MagicSliders::bishop(square, occupied), slow_bishop_attacks(square, occupied))
        << square << ' ' << occupied;
  });
}

}  // namespace
}  // namespace passant::bitboard
