#include "fuzz/sources/construct.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "position/fen.h"

namespace passant {
namespace {

constexpr std::uint64_t kDraws = 1000;

std::vector<Position> drawn(const Construct& source, std::uint64_t draws) {
  Draws all;
  for (std::uint64_t index = 0; index < draws; ++index) {
    Random random(11, 0, index);
    source.draw(random, all);
  }
  return all.positions;
}

template <class Fact>
double share(const std::vector<Position>& positions, Fact fact) {
  return static_cast<double>(std::ranges::count_if(positions, fact)) / static_cast<double>(positions.size());
}

int men(const Position& position) {
  return static_cast<int>(Square::kCount - std::ranges::count(position.placement.codes(), std::uint8_t{0}));
}

/// On how many files the target can stand.
std::size_t possible_files(Situation situation) {
  constexpr Situations kNeedsMenOnBothSides{
      Situation::TwoCapturers,        Situation::OneOfTwoIllegal, Situation::ForeignCheck,
      Situation::ForeignCheckWithPin, Situation::RankOpened,      Situation::PinnedOnCaptureDiagonal,
      Situation::ChecksOnDiagonal,    Situation::RankShielded,    Situation::ChecksOnRank};
  if (situation == Situation::EdgeCapturer) return 2;
  return kNeedsMenOnBothSides.has(situation) ? 6 : 8;
}

class EachSituation : public testing::TestWithParam<Situation> {
 protected:
  std::vector<Position> positions_ = drawn(Construct(GetParam()), 200);
};

TEST_P(EachSituation, IsConsistentWheneverItArises) {
  for (const Position& position : positions_)
    ASSERT_EQ(tier(position), arises(GetParam()) ? Tier::Consistent : Tier::Valid) << to_fen(position);
}

TEST_P(EachSituation, IsShownByEveryPosition) {
  for (const Position& position : positions_) ASSERT_TRUE(situations_of(position).has(GetParam())) << to_fen(position);
  EXPECT_GE(positions_.size(), 200U * 14) << "hardly a draw comes to nothing";
}

TEST_P(EachSituation, ComesForBothColoursOnAllFilesItCanStandOn) {
  std::set<std::pair<Color, int>> met;
  for (const Position& position : positions_) met.emplace(position.to_move, position.en_passant->file());
  EXPECT_EQ(met.size(), 2 * possible_files(GetParam()));
}

TEST_P(EachSituation, ComesOnSparseAndOnCrowdedBoards) {
  std::set<int> numbers;
  for (const Position& position : positions_) numbers.insert(men(position));
  EXPECT_LE(*numbers.begin(), 8);
  EXPECT_GE(*numbers.rbegin(), 24);
  EXPECT_GE(numbers.size(), 17U);
}

INSTANTIATE_TEST_SUITE_P(Construct, EachSituation, testing::ValuesIn([] {
                           std::vector<Situation> all;
                           for (int index = 0; index < kSituationCount; ++index)
                             all.push_back(static_cast<Situation>(index));
                           return all;
                         }()),
                         [](const auto& instance) {
                           std::string words(name(instance.param));
                           std::ranges::replace(words, '-', '_');
                           return words;
                         });

TEST(Construct, EverySituationComesUpWithinAThousandDraws) {
  std::array<int, kSituationCount> shown{};
  for (const Position& position : drawn(Construct(), kDraws)) {
    for (const Situation situation : situations_of(position).list()) ++shown[static_cast<unsigned>(situation)];
  }
  for (int index = 0; index < kSituationCount; ++index)
    EXPECT_GE(shown[static_cast<unsigned>(index)], 300) << name(static_cast<Situation>(index));
}

TEST(Construct, MostPositionsHaveNoMoreMenThanAGameCanHave) {
  const auto ordinary = [](const Position& position) { return !examine(position).has(Reason::TooManyMen); };
  const double ordinary_share = share(drawn(Construct(), kDraws), ordinary);
  EXPECT_GT(ordinary_share, 0.9);
  EXPECT_LT(ordinary_share, 0.99);
}

TEST(Construct, CastlingRightsOccur) {
  std::set<unsigned> met;
  for (const Position& position : drawn(Construct(), 4 * kDraws)) met.insert(position.castling.bits());
  EXPECT_EQ(met.size(), 16U) << "all combinations";
}

TEST(Construct, PositionsOfOneDrawDiffer) {
  Random random(3, 1, 4);
  Draws draws;
  Construct(Situation::RankOpened).draw(random, draws);
  std::set<std::string> fens;
  for (const Position& position : draws.positions) fens.insert(to_fen(position));
  EXPECT_EQ(fens.size(), static_cast<std::size_t>(Construct::kRests));
}

}  // namespace
}  // namespace passant
