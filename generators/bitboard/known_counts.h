// Published leaf counts (Chess Programming Wiki, "Perft Results") for the tests of this folder.
#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "generators/bitboard/board.h"
#include "position/fen.h"

namespace passant::bitboard {
namespace {

inline Board board_of(std::string_view fen) { return Board(parse_fen(fen).value()); }

struct Known {
  std::string_view name;
  std::string_view fen;
  std::vector<std::uint64_t> leaves;  ///< at depth 1, 2, …
};

inline const std::vector<Known> kKnown{
    {"start", kStartFen, {20, 400, 8902, 197281, 4865609, 119060324}},
    {"kiwipete",
     "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
     {48, 2039, 97862, 4085603, 193690690}},
    {"position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624, 11030083, 178633661}},
    {"position 4",
     "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
     {6, 264, 9467, 422333, 15833292, 706045033}},
    {"position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487, 89941194}},
    {"position 6",
     "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
     {46, 2079, 89890, 3894594, 164075551}},
};

/// Calls `leaves_of` with each position and depth that has at most so many leaves.
template <class Count>
void expect_known_counts(std::uint64_t most_leaves, Count leaves_of) {
  for (const Known& known : kKnown) {
    for (std::size_t depth = 1; depth <= known.leaves.size(); ++depth) {
      if (known.leaves[depth - 1] > most_leaves) continue;
      EXPECT_EQ(leaves_of(board_of(known.fen), static_cast<int>(depth)), known.leaves[depth - 1])
          << known.name << " depth " << depth;
    }
  }
}

}  // namespace
}  // namespace passant::bitboard
