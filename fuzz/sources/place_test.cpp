#include "fuzz/sources/place.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "position/fen.h"

namespace passant {
namespace {

class Placed : public testing::Test {
 protected:
  static const std::vector<Position>& positions() {
    static const std::vector<Position> all = [] {
      Draws draws;
      for (std::uint64_t index = 0; index < 4000; ++index) {
        Random random(21, 0, index);
        Place().draw(random, draws);
      }
      return draws.positions;
    }();
    return all;
  }

  template <class Fact>
  static double share(Fact fact) {
    return static_cast<double>(std::ranges::count_if(positions(), fact)) / static_cast<double>(positions().size());
  }
};

TEST_F(Placed, IsValid) {
  for (const Position& position : positions()) ASSERT_NE(tier(position), Tier::Invalid) << to_fen(position);
}

TEST_F(Placed, EveryNumberOfMenIsAboutAsLikely) {
  std::array<int, Square::kCount + 1> by_number{};
  for (const Position& position : positions())
    ++by_number[static_cast<unsigned>(Square::kCount -
                                      std::ranges::count(position.placement.codes(), std::uint8_t{0}))];
  const double each = static_cast<double>(positions().size()) / 32;
  for (unsigned men = 5; men <= 31; ++men) EXPECT_NEAR(by_number[men], each, each / 2) << men;
  for (unsigned men = 2; men <= 4; ++men) EXPECT_GE(by_number[men], each / 8) << men;
  EXPECT_GE(by_number[32], each / 8);
  int crowds = 0;
  for (unsigned men = 33; men <= Square::kCount; ++men) crowds += by_number[men];
  EXPECT_GE(crowds, each / 2) << "more than a game has";
}

TEST_F(Placed, BothPlayersAreToMoveAndHaveTargetsOnAllFiles) {
  EXPECT_NEAR(share([](const Position& position) { return position.to_move == Color::White; }), 0.5, 0.04);
  EXPECT_NEAR(share([](const Position& position) { return position.en_passant.has_value(); }), 0.5, 0.04);
  std::set<Square> targets;
  for (const Position& position : positions()) {
    if (position.en_passant) targets.insert(*position.en_passant);
  }
  EXPECT_EQ(targets.size(), 16U);
}

TEST_F(Placed, EveryCombinationOfCastlingRightsOccurs) {
  std::set<unsigned> met;
  for (const Position& position : positions()) met.insert(position.castling.bits());
  EXPECT_EQ(met.size(), 16U);
}

TEST_F(Placed, MostAreConsistentAndSomeAreNot) {
  const double consistent = share([](const Position& position) { return tier(position) == Tier::Consistent; });
  EXPECT_GT(consistent, 0.85);
  EXPECT_LT(consistent, 0.99);
}

TEST_F(Placed, SomeAreChecksAndSomeAreChecksByMany) {
  const auto checkers = [](const Position& position) {
    return attackers(position.placement, *king_square(position.placement, position.to_move),
                     opponent(position.to_move));
  };
  EXPECT_GT(share([&](const Position& position) { return checkers(position) == 1; }), 0.03);
  EXPECT_GT(share([&](const Position& position) { return checkers(position) == 2; }), 0.01);
  EXPECT_GT(share([&](const Position& position) { return checkers(position) > 2; }), 0.001);
}

}  // namespace
}  // namespace passant
