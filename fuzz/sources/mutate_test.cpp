#include "fuzz/sources/mutate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "fuzz/situations/situation.h"
#include "fuzz/sources/construct.h"
#include "fuzz/sources/edit.h"
#include "fuzz/sources/place.h"
#include "fuzz/sources/restore.h"
#include "position/fen.h"

namespace passant {
namespace {

std::vector<Position> roots() {
  Draws draws;
  for (std::uint64_t index = 0; index < 100; ++index) {
    Random random(41, 0, index);
    Place().draw(random, draws);
    Construct().draw(random, draws);
  }
  return draws.positions;
}

int kings(const Position& position, Color color) {
  const auto code = Piece{color, PieceKind::King}.code();
  return static_cast<int>(std::ranges::count(position.placement.codes(), code));
}

TEST(Edit, LeavesOneKingASide) {
  std::uint64_t index = 0;
  for (const Position& root : roots()) {
    Position position = root;
    Random random(42, 0, ++index);
    for (int edits = 0; edits < 12; ++edits) edit_at_random(position, random);
    ASSERT_EQ(kings(position, Color::White), 1) << to_fen(root) << " -> " << to_fen(position);
    ASSERT_EQ(kings(position, Color::Black), 1) << to_fen(root) << " -> " << to_fen(position);
  }
}

TEST(Edit, ChangesNothingWhenItSaysSo) {
  std::uint64_t index = 0;
  std::set<Edit> refused;
  for (const Position& root : roots()) {
    for (const Edit edit : kAllEdits) {
      Position position = root;
      Random random(43, 0, ++index);
      if (apply(edit, position, random)) continue;
      refused.insert(edit);
      EXPECT_EQ(position, root) << name(edit);
    }
  }
  EXPECT_TRUE(refused.contains(Edit::TakeDoubleStep)) << "there are roots without a target";
}

TEST(Edit, EachKindIsApplied) {
  const Position root = *parse_fen("r3k2r/8/8/3pP3/8/1n6/8/R3K2R w KQkq d6 0 1");
  for (const Edit edit : kAllEdits) {
    std::set<std::string> results;
    for (std::uint64_t index = 0; index < 50; ++index) {
      Position position = root;
      Random random(44, 0, index);
      if (apply(edit, position, random)) results.insert(to_fen(position));
    }
    EXPECT_FALSE(results.empty()) << name(edit);
    EXPECT_FALSE(results.contains(to_fen(root))) << name(edit);
  }
}

TEST(Edit, GivenDoubleStepHasItsPawn) {
  std::uint64_t index = 0;
  for (const Position& root : roots()) {
    Position position = root;
    Random random(45, 0, ++index);
    if (!apply(Edit::GiveDoubleStep, position, random)) continue;
    const Reasons reasons = examine(position);
    for (const Reason fault : {Reason::TargetWrongRank, Reason::TargetWrongSide, Reason::TargetWithoutPawn,
                               Reason::TargetOccupied, Reason::TargetOriginOccupied, Reason::ClockAfterDoubleStep})
      EXPECT_FALSE(reasons.has(fault)) << name(fault) << ' ' << to_fen(position);
  }
}

TEST(Restore, LeavesAConsistentPositionAlone) {
  for (const Position& root : roots()) {
    if (tier(root) != Tier::Consistent) continue;
    Position position = root;
    Random random(46, 0, 0);
    EXPECT_EQ(restore(position, random), Tier::Consistent);
    EXPECT_EQ(position, root);
  }
}

TEST(Restore, TellsTheTierThatIsReached) {
  std::uint64_t index = 0;
  for (const Position& root : roots()) {
    Position position = root;
    Random random(47, 0, ++index);
    edit_at_random(position, random);
    const Tier reached = restore(position, random);
    EXPECT_EQ(reached, tier(position)) << to_fen(position);
  }
}

TEST(Restore, MendsEachFaultThatOneKingASideAllows) {
  for (const char* fen : {
           "4k3/8/8/8/8/8/8/P3K2p w - - 0 1",      // pawns on an edge rank
           "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",     // rights without rooks
           "4k3/8/8/8/8/8/8/4K3 w - d6 0 1",       // a target without a pawn
           "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1",  // an occupied origin
           "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",      // the resting king in check
           "8/8/8/3kK3/8/8/8/8 w - - 0 1",         // kings side by side
           "4k3/3P1P2/2N3N1/8/4Q3/8/8/4K3 w - - 0 1",
       }) {
    int mended = 0;
    for (std::uint64_t index = 0; index < 100; ++index) {
      Position position = *parse_fen(fen);
      ASSERT_EQ(tier(position), Tier::Invalid) << fen;
      Random random(48, 0, index);
      mended += restore(position, random) != Tier::Invalid ? 1 : 0;
    }
    EXPECT_GE(mended, 95) << fen;
  }
}

TEST(Mutate, AtLeastNinetyFiveOfAHundredAreValidAndTheRestIsCounted) {
  const Mutate mutate(roots());
  constexpr std::uint64_t kDraws = 20000;
  Draws draws;
  for (std::uint64_t index = 0; index < kDraws; ++index) {
    Random random(49, 0, index);
    mutate.draw(random, draws);
  }
  for (const Position& position : draws.positions) ASSERT_NE(tier(position), Tier::Invalid) << to_fen(position);
  EXPECT_GE(draws.positions.size(), kDraws * 95 / 100);
  const auto discarded = std::accumulate(draws.discarded.begin(), draws.discarded.end(), std::uint64_t{0});
  EXPECT_EQ(draws.positions.size() + discarded, kDraws);
}

TEST(Mutate, KeepsEnPassantAlive) {
  Draws built;
  for (std::uint64_t index = 0; index < 100; ++index) {
    Random random(50, 0, index);
    Construct().draw(random, built);
  }
  const Mutate mutate(built.positions);
  Draws draws;
  for (std::uint64_t index = 0; index < 5000; ++index) {
    Random random(51, 0, index);
    mutate.draw(random, draws);
  }
  const auto candidates =
      std::ranges::count_if(draws.positions, [](const Position& position) { return !situations_of(position).empty(); });
  EXPECT_GE(candidates, 2000);
}

}  // namespace
}  // namespace passant
