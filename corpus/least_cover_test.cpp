#include "corpus/least_cover.h"

#include <gtest/gtest.h>

#include <random>

namespace passant {
namespace {

RowSet set_of(std::initializer_list<std::size_t> rows) {
  RowSet set;
  for (const std::size_t row : rows) set.set(row);
  return set;
}

RowSet first_rows(std::size_t count) {
  RowSet set;
  for (std::size_t row = 0; row < count; ++row) set.set(row);
  return set;
}

/// By trying every subset.
std::optional<std::size_t> least_size(std::span<const RowSet> columns, const RowSet& rows) {
  std::optional<std::size_t> least;
  for (unsigned subset = 0; subset < 1U << columns.size(); ++subset) {
    RowSet covered;
    for (std::size_t index = 0; index < columns.size(); ++index) {
      if ((subset >> index & 1U) != 0) covered |= columns[index];
    }
    const auto size = static_cast<std::size_t>(std::popcount(subset));
    if ((rows & ~covered).none() && (!least || size < *least)) least = size;
  }
  return least;
}

RowSet union_of(std::span<const RowSet> columns, const std::vector<std::size_t>& chosen) {
  RowSet covered;
  for (const std::size_t index : chosen) covered |= columns[index];
  return covered;
}

TEST(LeastCover, IsAsSmallAsTryingEverySubsetSays) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 3000; ++round) {
    const std::size_t rows = 1 + random() % 10;
    std::vector<RowSet> columns(1 + random() % 10);
    const unsigned density = 1 + random() % 4;
    for (RowSet& column : columns) {
      for (std::size_t row = 0; row < rows; ++row) column.set(row, random() % 5 < density);
    }
    const auto least = least_size(columns, first_rows(rows));
    const auto cover = least_cover(columns, first_rows(rows));
    ASSERT_EQ(cover.has_value(), least.has_value());
    if (!cover) continue;
    ASSERT_EQ(cover->columns.size(), *least);
    ASSERT_EQ(union_of(columns, cover->columns) & first_rows(rows), first_rows(rows));
    ASSERT_LE(cover->bound, static_cast<double>(*least) + 1e-6) << "a lower bound";
  }
}

TEST(LeastCover, TakesTheTwoThatGreedChoosesThreeFor) {
  const std::vector columns{set_of({0, 1, 2, 3}), set_of({0, 1, 4}), set_of({2, 3, 5}), set_of({4}), set_of({5})};
  EXPECT_EQ(least_cover(columns, first_rows(6))->columns, (std::vector<std::size_t>{1, 2}));
}

TEST(LeastCover, SaysNothingWhenARowCannotBeCovered) {
  EXPECT_FALSE(least_cover(std::vector{set_of({0})}, first_rows(2)));
}

TEST(LeastCover, GivesUpWhenTheSearchIsTooLong) {
  std::mt19937_64 random(3);
  std::vector<RowSet> columns(120);
  for (RowSet& column : columns) {
    for (std::size_t row = 0; row < 100; ++row) column.set(row, random() % 12 == 0);
  }
  EXPECT_FALSE(least_cover(columns, first_rows(100), 5));
}

TEST(MaximalColumns, LeaveOutSubsetsAndRepetitions) {
  const std::vector columns{set_of({0}), set_of({0, 1}), set_of({2}), set_of({0, 1}), set_of({1, 2}), RowSet()};
  EXPECT_EQ(maximal_columns(columns), (std::vector<std::size_t>{1, 4}));
}

}  // namespace
}  // namespace passant
