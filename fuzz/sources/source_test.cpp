// What every source promises: valid positions, the same draw for the same key, other draws for other keys.
#include "fuzz/sources/source.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "fuzz/sources/construct.h"
#include "fuzz/sources/list.h"
#include "fuzz/sources/mix.h"
#include "fuzz/sources/mutate.h"
#include "fuzz/sources/place.h"
#include "fuzz/sources/walk.h"
#include "generators/rulebook/board.h"
#include "position/fen.h"

namespace passant {
namespace {

std::vector<Position> drawn(const Source& source, std::uint64_t seed, std::uint64_t stream, std::uint64_t index) {
  Random random(seed, stream, index);
  Draws draws;
  source.draw(random, draws);
  return draws.positions;
}

std::vector<Position> roots() { return drawn(Place(), 1, 1, 1); }

std::vector<std::shared_ptr<const Source>> all_sources() {
  const Position start = *parse_fen(kStartFen);
  std::vector<std::shared_ptr<const Source>> sources{
      std::make_shared<Walk<rulebook::Board>>(std::vector{start}, WalkStyle::Uniform),
      std::make_shared<Walk<rulebook::Board>>(std::vector{start}, WalkStyle::Seeking),
      std::make_shared<Place>(),
      std::make_shared<Construct>(),
      std::make_shared<Mutate>(roots()),
      std::make_shared<List>(roots()),
  };
  sources.push_back(std::make_shared<Mix>(std::vector<Mix::Part>{{2, sources[3]}, {1, sources[2]}}));
  return sources;
}

TEST(Source, EveryPositionIsValid) {
  for (const auto& source : all_sources()) {
    std::size_t count = 0;
    for (std::uint64_t index = 0; index < 20 || (count < 2000 && index < 2000); ++index) {
      for (const Position& position : drawn(*source, 5, 0, index)) {
        ++count;
        ASSERT_NE(tier(position), Tier::Invalid) << source->name() << ' ' << to_fen(position);
      }
    }
    EXPECT_GE(count, 1000U) << source->name();
  }
}

TEST(Source, SameKeyGivesTheSameDraw) {
  for (const auto& source : all_sources()) {
    for (std::uint64_t index = 0; index < 10; ++index)
      EXPECT_EQ(drawn(*source, 7, 3, index), drawn(*source, 7, 3, index)) << source->name();
  }
}

// The list has eight positions only, so that one of eight pairs is alike by chance.
TEST(Source, AnotherSeedStreamOrIndexGivesAnotherDraw) {
  for (const auto& source : all_sources()) {
    int alike = 0;
    for (std::uint64_t index = 0; index < 32; ++index) {
      const auto draw = drawn(*source, 7, 3, index);
      alike += draw == drawn(*source, 8, 3, index) ? 1 : 0;
      alike += draw == drawn(*source, 7, 4, index) ? 1 : 0;
      alike += draw == drawn(*source, 7, 3, index + 1) ? 1 : 0;
    }
    EXPECT_LE(alike, source->name() == "list" ? 32 : 2) << source->name();
  }
}

TEST(Source, DrawAppendsToWhatIsThere) {
  for (const auto& source : all_sources()) {
    Random random(1, 2, 3);
    Draws draws;
    draws.positions = roots();
    source->draw(random, draws);
    ASSERT_GE(draws.positions.size(), roots().size()) << source->name();
    draws.positions.resize(roots().size());
    EXPECT_EQ(draws.positions, roots()) << source->name();
  }
}

TEST(Source, NamesDiffer) {
  std::vector<std::string> names;
  for (const auto& source : all_sources()) names.emplace_back(source->name());
  EXPECT_EQ(names.back(), "mix(2 construct, 1 place)");
  std::ranges::sort(names);
  EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
}

TEST(Mix, PartsGiveDrawsByWeight) {
  const auto one = std::make_shared<List>(std::vector{*parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1")}, "one");
  const auto two = std::make_shared<List>(std::vector{*parse_fen(kStartFen)}, "two");
  const Mix mix({{3, one}, {0, one}, {1, two}});
  int first = 0;
  for (std::uint64_t index = 0; index < 4000; ++index)
    first += drawn(mix, 1, 0, index).front() == *parse_fen(kStartFen) ? 0 : 1;
  EXPECT_NEAR(first, 3000, 110) << "four standard deviations of a binomial";
}

TEST(List, EveryPositionComesUp) {
  const auto positions = roots();
  const List list(positions, "corpus");
  std::vector<Position> met;
  for (std::uint64_t index = 0; index < 200; ++index) {
    const Position position = drawn(list, 1, 0, index).front();
    if (std::ranges::find(met, position) == met.end()) met.push_back(position);
  }
  EXPECT_EQ(met.size(), positions.size());
  EXPECT_EQ(list.name(), "corpus");
}

}  // namespace
}  // namespace passant
