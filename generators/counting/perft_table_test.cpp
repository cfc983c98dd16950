// What was kept is found, at its depth only; what other keys kept is not.

#include "generators/counting/perft_table.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace passant {
namespace {

TEST(PerftTable, FindsWhatWasKeptAtThatDepthAlone) {
  PerftTable table(1 << 16);
  table.keep(42, 3, 8902);
  EXPECT_EQ(table.find(42, 3), 8902U);
  EXPECT_FALSE(table.find(42, 4).has_value());
  EXPECT_FALSE(table.find(42 + (1U << 20), 3).has_value());
}

TEST(PerftTable, NothingIsFoundInAnEmptyOne) {
  const PerftTable table(1 << 10);
  for (std::uint64_t key = 0; key < 100; ++key) EXPECT_FALSE(table.find(key, 1).has_value());
}

TEST(PerftTable, TheDeepestSurvivesTheNewest) {
  PerftTable table(1);
  table.keep(1, 6, 119060324);
  for (std::uint64_t key = 2; key < 50; ++key) table.keep(key, 2, key);
  EXPECT_EQ(table.find(1, 6), 119060324U);
  EXPECT_EQ(table.find(49, 2), 49U);
}

TEST(PerftTable, CountsThatDoNotFitAreNotKept) {
  PerftTable table(1 << 10);
  table.keep(7, 20, std::uint64_t{1} << 56);
  EXPECT_FALSE(table.find(7, 20).has_value());
  table.keep(7, 20, (std::uint64_t{1} << 56) - 1);
  EXPECT_EQ(table.find(7, 20), (std::uint64_t{1} << 56) - 1);
}

TEST(PerftTable, OneInLargePagesStartsEmptyAndKeeps) {
  PerftTable table(std::size_t{1} << 23U);
  for (std::uint64_t key = 0; key < 100'000; ++key) {
    table.fetch(key, 5);
    ASSERT_FALSE(table.find(key, 5).has_value());
  }
  for (std::uint64_t key = 0; key < 100'000; ++key) table.keep(key, 5, key + 1);
  for (std::uint64_t key = 0; key < 100'000; ++key) ASSERT_EQ(table.find(key, 5), key + 1);
}

TEST(PerftTable, SizeIsAPowerOfTwoOfPairs) {
  EXPECT_EQ(PerftTable(0).bytes(), 32U);
  EXPECT_EQ(PerftTable(1000).bytes(), 512U);
  EXPECT_EQ(PerftTable(1 << 20).bytes(), 1U << 20);
}

/// Writers fight for one pair: whoever finds something finds what belongs to that key.
TEST(PerftTable, HalvesOfTwoWritersAreNeverFound) {
  PerftTable table(1);
  std::atomic<std::uint64_t> wrong = 0;
  std::atomic<std::uint64_t> found = 0;
  const auto work = [&](std::uint64_t first) {
    for (std::uint64_t round = 0; round < 200'000; ++round) {
      const std::uint64_t key = (first + round % 3) * 0x9e3779b97f4a7c15;
      table.keep(key, 4, key >> 20U);
      const auto nodes = table.find(key, 4);
      if (nodes && *nodes != key >> 20U) ++wrong;
      if (nodes) ++found;
    }
  };
  {
    std::vector<std::jthread> threads;
    for (std::uint64_t thread = 0; thread < 4; ++thread) threads.emplace_back(work, 1 + 3 * thread);
  }
  EXPECT_EQ(wrong, 0U);
  EXPECT_GT(found, 0U);
}

}  // namespace
}  // namespace passant
