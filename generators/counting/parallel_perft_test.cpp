// Any number of threads counts the same; failures and interruption end the count and are told.

#include "generators/counting/parallel_perft.h"

#include <gtest/gtest.h>

#include <thread>

#include "generators/bitboard/board.h"
#include "generators/bitboard/keyed_board.h"
#include "generators/counting/checked_sum.h"
#include "generators/counting/hashed_perft.h"
#include "position/fen.h"

namespace passant {
namespace {

const GeneratorOf<bitboard::Board> kGenerator("bitboard");

std::uint64_t count(const Position& position, int depth) { return kGenerator.perft(position, depth); }

Position position_of(std::string_view fen) { return parse_fen(fen).value(); }

TEST(ParallelPerft, EveryNumberOfThreadsCountsTheSame) {
  for (const char* fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}) {
    const Position position = position_of(fen);
    for (int depth = 1; depth <= 5; ++depth) {
      for (const unsigned threads : {1U, 2U, 7U}) {
        const auto divided = parallel_perft(kGenerator, position, depth, count, {.threads = threads});
        ASSERT_TRUE(divided.has_value());
        EXPECT_EQ(total(*divided), kGenerator.perft(position, depth));
        for (const Divided& entry : *divided) {
          EXPECT_EQ(entry.nodes, kGenerator.perft(kGenerator.after(position, entry.move), depth - 1));
        }
      }
    }
  }
}

TEST(ParallelPerft, ThreadsShareATable) {
  PerftTable table(1 << 20);
  const auto hashed = [&](const Position& position, int depth) {
    return hashed_perft_of<bitboard::KeyedBoard>(position, depth, table);
  };
  const Position start = position_of(kStartFen);
  const auto divided = parallel_perft(kGenerator, start, 6, hashed, {.threads = 4});
  ASSERT_TRUE(divided.has_value());
  EXPECT_EQ(total(*divided), 119'060'324U);
}

TEST(ParallelPerft, WhatACounterThrowsIsThrown) {
  const auto failing = [](const Position&, int) -> std::uint64_t { throw CountOverflow(); };
  EXPECT_THROW(parallel_perft(kGenerator, position_of(kStartFen), 5, failing, {.threads = 2}), CountOverflow);
}

TEST(ParallelPerft, SumsBeyond64BitsAreAnError) {
  const auto huge = [](const Position&, int) { return std::uint64_t{1} << 63U; };
  EXPECT_THROW(parallel_perft(kGenerator, position_of(kStartFen), 5, huge, {.threads = 2}), CountOverflow);
}

TEST(ParallelPerft, StopsWhenItIsTold) {
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(parallel_perft(kGenerator, position_of(kStartFen), 6, count, {.threads = 2, .stop = &stop}).has_value());
}

TEST(ParallelPerft, TellsItsProgress) {
  std::size_t pieces = 0;
  const auto note = [&](const PerftProgress& now) { pieces = now.pieces; };
  const auto slow = [](const Position& position, int depth) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return count(position, depth);
  };
  ASSERT_TRUE(parallel_perft(kGenerator, position_of(kStartFen), 4, slow, {.threads = 2, .progress = note}));
  EXPECT_GE(pieces, 400U);
}

}  // namespace
}  // namespace passant
