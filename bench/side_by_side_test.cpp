// Medians and their intervals are those of the tables; what is measured was counted right; CPU time of children counts.

#include "bench/side_by_side.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bench/cpu_time.h"
#include "position/fen.h"

namespace passant::bench {
namespace {

TEST(Median, OfOddAndEvenCounts) {
  EXPECT_EQ(median_of({3, 1, 2}).value, 2);
  EXPECT_EQ(median_of({4, 1, 2, 3}).value, 2.5);
  EXPECT_EQ(median_of({7}).value, 7);
}

/// Conover, table A3 for p = 1/2: with 6 values the extremes hold the median at 96.9 %, with 9 the second ones at 96.1
/// %.
TEST(Median, IntervalIsTheNarrowestOf95PerCent) {
  const Median six = median_of({1, 2, 3, 4, 5, 6});
  EXPECT_EQ(six.low, 1);
  EXPECT_EQ(six.high, 6);
  EXPECT_NEAR(six.confidence, 0.96875, 1e-9);
  const Median nine = median_of({1, 2, 3, 4, 5, 6, 7, 8, 9});
  EXPECT_EQ(nine.low, 2);
  EXPECT_EQ(nine.high, 8);
  EXPECT_NEAR(nine.confidence, 0.9609, 1e-3);
  EXPECT_NEAR(median_of({1, 2, 3}).confidence, 0.75, 1e-9);
}

TEST(Median, GeometricMean) { EXPECT_NEAR(geometric_mean({1, 4, 16}), 4, 1e-9); }

std::vector<std::unique_ptr<Counter>> counters(std::initializer_list<const char*> specs, CountOptions options = {}) {
  std::vector<std::unique_ptr<Counter>> made;
  for (const char* spec : specs) made.push_back(std::move(make_counter(spec, options).value()));
  return made;
}

std::vector<BenchPosition> start(int depth) { return {{"start", parse_fen(kStartFen).value(), depth}}; }

TEST(SideBySide, EveryCounterIsMeasuredEveryRound) {
  const auto all = counters({"mailbox", "bitboard", "bitboard/portable", "bitboard/every-leaf", "mailbox/every-leaf"});
  const SideBySide result = measure(all, start(4), {.rounds = 3});
  ASSERT_EQ(result.rows.size(), all.size());
  EXPECT_FALSE(result.counts_differ);
  for (const Measurement& row : result.rows) {
    EXPECT_EQ(row.nodes, 197281U);
    EXPECT_EQ(row.seconds.size(), 3U);
    EXPECT_THAT(row.seconds, testing::Each(testing::Gt(0)));
    EXPECT_GT(row.ratio.value, 0);
  }
  EXPECT_EQ(result.rows[0].ratio.value, 1);
}

TEST(SideBySide, ThreadsAndTableCountTheSame) {
  const auto all = counters({"bitboard", "mailbox"}, {.threads = 2, .hash_megabytes = 1});
  const SideBySide result = measure(all, start(5), {.rounds = 1, .by_wall = true});
  for (const Measurement& row : result.rows) EXPECT_EQ(row.nodes, 4865609U);
}

TEST(SideBySide, AWrongCountIsTold) {
  const auto all = counters({"bitboard", "mutant:rank-test-absent"});
  const std::vector<BenchPosition> position3{
      {"position 3", parse_fen("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1").value(), 4}};
  EXPECT_TRUE(measure(all, position3, {.rounds = 1}).counts_differ);
}

TEST(SideBySide, UsualPositionsHaveTheirKnownCounts) {
  const std::vector<std::uint64_t> known{4865609, 4085603, 11030083, 15833292, 2103487};
  const SideBySide result = measure(counters({"bitboard"}), usual_positions(false), {.rounds = 0});
  ASSERT_EQ(result.rows.size(), known.size());
  for (std::size_t index = 0; index < known.size(); ++index) EXPECT_EQ(result.rows[index].nodes, known[index]);
}

TEST(CpuTime, OfAChildIsCounted) {
  const Spent before = spent_so_far();
  FILE* const busy = popen("i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done; echo done; read wait", "w");
  ASSERT_NE(busy, nullptr);
  double children = 0;
  for (int wait = 0; wait < 500 && children < 0.005; ++wait) {
    timespec pause{.tv_sec = 0, .tv_nsec = 10'000'000};
    nanosleep(&pause, nullptr);
    children = (spent_so_far() - before).children;
  }
  EXPECT_GE(children, 0.005);
  pclose(busy);
}

}  // namespace
}  // namespace passant::bench
