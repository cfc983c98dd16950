// Perft with a table equals perft without, however small the table.

#include "generators/counting/hashed_perft.h"

#include <gtest/gtest.h>

#include "generators/bitboard/board.h"
#include "generators/bitboard/keyed_board.h"
#include "generators/mailbox/keyed_board.h"
#include "position/fen.h"

namespace passant {
namespace {

struct Fact {
  const char* fen;
  int depth;
};

// Counts rest on en passant: the second position differs by a right that its twin lacks.
constexpr Fact kFacts[] = {
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6},
    {"4k3/4p3/8/3P4/8/8/2p5/4K3 b - - 0 1", 6},
    {"8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 6},
    {"8/8/8/8/k1p4R/8/3P4/3K4 w - - 0 1", 6},
};

std::uint64_t plain(const Position& position, int depth) { return bitboard::Board(position).perft(depth); }

template <KeyedBoard B>
void expect_equal_with(std::size_t bytes) {
  for (const Fact& fact : kFacts) {
    const Position position = parse_fen(fact.fen).value();
    PerftTable table(bytes);
    EXPECT_EQ(hashed_perft_of<B>(position, fact.depth, table), plain(position, fact.depth)) << fact.fen;
    EXPECT_EQ(hashed_perft_of<B>(position, fact.depth, table), plain(position, fact.depth)) << "again, " << fact.fen;
  }
}

TEST(HashedPerft, EqualsPlainPerft) {
  expect_equal_with<bitboard::KeyedBoard>(1 << 22);
  expect_equal_with<mailbox::KeyedBoard>(1 << 22);
}

TEST(HashedPerft, EqualsPlainPerftUnderATableThatCollidesAllTheTime) {
  expect_equal_with<bitboard::KeyedBoard>(1);
  expect_equal_with<mailbox::KeyedBoard>(64);
}

TEST(HashedPerft, OneTableServesManyDepths) {
  PerftTable table(1 << 22);
  const Position position = parse_fen(kFacts[1].fen).value();
  for (const int depth : {3, 1, 4, 2, 3}) {
    EXPECT_EQ(hashed_perft_of<bitboard::KeyedBoard>(position, depth, table), plain(position, depth));
  }
}

TEST(HashedPerft, ACountBeyond64BitsIsAnErrorAndNotANumber) {
  PerftTable table(1 << 24);
  const Position kings = parse_fen("8/8/3k4/8/8/4K3/8/8 w - - 0 1").value();
  EXPECT_GT(hashed_perft_of<bitboard::KeyedBoard>(kings, 12, table), 1'000'000'000U);
  EXPECT_THROW(hashed_perft_of<bitboard::KeyedBoard>(kings, 30, table), CountOverflow);
}

}  // namespace
}  // namespace passant
