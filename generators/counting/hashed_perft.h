// Perft that remembers: equal positions are counted once for each depth. Positions are equal when their keys are
// (generators/generator.h, KeyedBoard): a target that nobody can use must not count and one that somebody can use must.
//
// Tested by hashed_perft_test.cpp against perft without a table, under tables so small that they collide all the time.
#pragma once

#include <cstdint>

#include "generators/counting/checked_sum.h"
#include "generators/counting/perft_table.h"
#include "generators/generator.h"

namespace passant {

/// Below this depth looking costs more than counting.
inline constexpr int kLeastHashedDepth = 3;

template <KeyedBoard B>
std::uint64_t hashed_perft(B& board, int depth, PerftTable& table);

/// The same without a look at the table for this position.
template <KeyedBoard B>
std::uint64_t counted_below(B& board, int depth, PerftTable& table) {
  if (depth <= kLeastHashedDepth) return board.perft(depth);  // plays without keys
  MoveList moves;
  board.legal_moves(moves);
  std::uint64_t nodes = 0;
  for (const Move move : moves) {
    const auto undo = board.play(move);
    nodes = checked_sum(nodes, hashed_perft(board, depth - 1, table));
    board.take_back(move, undo);
  }
  return nodes;
}

/// As B::perft. Throws CountOverflow.
template <KeyedBoard B>
std::uint64_t hashed_perft(B& board, int depth, PerftTable& table) {
  if (depth < kLeastHashedDepth) return board.perft(depth);
  const std::uint64_t key = board.key();
  if (const auto known = table.find(key, depth)) return *known;
  const std::uint64_t nodes = counted_below(board, depth, table);
  table.keep(key, depth, nodes);
  return nodes;
}

/// A counter whose board's type is hidden.
using HashedPerft = std::uint64_t (*)(const Position& position, int depth, PerftTable& table);

template <KeyedBoard B>
std::uint64_t hashed_perft_of(const Position& position, int depth, PerftTable& table) {
  B board(position);
  return hashed_perft(board, depth, table);
}

}  // namespace passant
