// For the tests: the six positions whose perft counts are published on the Chess Programming Wiki ("Perft Results").
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "generators/rulebook/board.h"
#include "position/fen.h"

namespace passant::rulebook {

inline constexpr std::string_view kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
inline constexpr std::string_view kPosition3 = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
inline constexpr std::string_view kPosition4 = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
inline constexpr std::string_view kPosition5 = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
inline constexpr std::string_view kPosition6 =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

/// The board of a FEN that the test knows to be right.
inline Board board_of(std::string_view fen) { return Board(parse_fen(fen).value()); }

/// Perft of depth 1, 2, … equals `counts`.
inline void expect_counts(std::string_view fen, const std::vector<std::uint64_t>& counts) {
  const Board board = board_of(fen);
  int depth = 0;
  for (const std::uint64_t count : counts) EXPECT_EQ(board.perft(++depth), count) << fen << " depth " << depth;
}

}  // namespace passant::rulebook
