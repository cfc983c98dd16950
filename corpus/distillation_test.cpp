// The parts of distilling a corpus: what a position kills, how it is named, how it is made simple.
#include "corpus/distillation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "position/fen.h"

namespace passant {
namespace {

Position position(const char* fen) { return parse_fen(fen).value(); }

std::size_t row(std::string_view name) { return static_cast<std::size_t>(mutants::find_mutant(name)->fault) - 1; }

TEST(StableId, NamesThePositionAndNotItsCounters) {
  EXPECT_EQ(stable_id(position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")), "ep-922e76fe0a");
  EXPECT_EQ(stable_id(position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 7 31")), "ep-922e76fe0a");
  EXPECT_NE(stable_id(position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1")), "ep-922e76fe0a");
}

TEST(MutantSight, SeesEachMutantAtItsWitnessUnlessCountsHideIt) {
  // A witness shows its fault in lists; eleven of those of depth 2 and 3 leave the count of leaves as it is.
  const MutantSight sight;
  const auto all = mutants::all_mutants();
  std::size_t hidden = 0;
  for (std::size_t index = 0; index < all.size(); ++index) {
    if (!all[index].equivalent.empty()) continue;
    const bool seen = sight.kills(position(std::string(all[index].witness).c_str()), index);
    if (!seen) ++hidden;
    EXPECT_TRUE(seen || all[index].depth > 1) << all[index].name;
  }
  EXPECT_LE(hidden, 12U);
}

TEST(MutantSight, TellsTheSameOfOneAndOfAll) {
  const MutantSight sight;
  const Position capture = position("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1");
  const RowSet kills = sight.kills(capture);
  EXPECT_TRUE(kills.test(row("rank-test-absent")));
  EXPECT_FALSE(kills.test(row("rank-test-white-only")));
  for (std::size_t index = 0; index < mutants::all_mutants().size(); ++index)
    EXPECT_EQ(kills.test(index), sight.kills(capture, index));
  EXPECT_TRUE(sight.kills_all(capture, kills));
  RowSet more = kills;
  EXPECT_FALSE(sight.kills_all(capture, more.set(row("rank-test-white-only"))));
}

TEST(MutantNames, AreReadAsTheyAreWritten) {
  const RowSet two = RowSet().set(row("rank-test-absent")).set(row("captured-pawn-stays"));
  EXPECT_THAT(names_of(two), testing::ElementsAre("rank-test-absent", "captured-pawn-stays"));
  EXPECT_EQ(mutants_named("captured-pawn-stays rank-test-absent"), two);
  EXPECT_EQ(mutants_named("captured-pawn-stays no-such-fault"), std::nullopt);
}

TEST(SimplestKilling, EndsWhereEveryNeighbourLacksSomething) {
  const MutantSight sight;
  const Position dense = position("4k3/1p4p1/8/K2pP2r/8/2N5/8/7B w - d6 0 1");
  const RowSet wanted = RowSet().set(row("rank-test-absent"));
  ASSERT_TRUE(sight.kills_all(dense, wanted));
  const Position simple = simplest_killing(dense, wanted, sight);
  EXPECT_EQ(to_fen(simple), "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1");
  for (const Shortfall& one : shortfalls(simple, wanted, sight)) EXPECT_NE(one.lacks, "") << one.fen;
  const auto of_dense = shortfalls(dense, wanted, sight);
  EXPECT_TRUE(std::ranges::any_of(of_dense, [](const Shortfall& one) { return one.lacks.empty(); }));
}

}  // namespace
}  // namespace passant
