// Perft that remembers: equal positions are counted once for each depth. Positions are equal when their keys are
// (generators/generator.h, KeyedBoard): a target that nobody can use must not count and one that somebody can use must.
//
// Tested by hashed_perft_test.cpp against perft without a table, under tables so small that they collide all the time.
#pragma once

#include <array>
#include <cstdint>

#include "generators/counting/checked_sum.h"
#include "generators/counting/perft_table.h"
#include "generators/generator.h"

namespace passant {

/// Below this depth looking costs more than counting. (Start position, depth 7: 0.20 s; with 3 in place of 2, 0.28 s.)
inline constexpr int kLeastHashedDepth = 2;

/// The keys of the positions after some moves, all of them before the first is looked up: so their places in the table
/// are on the way to the cache together. To wait for each alone costs about as much as counting two plies.
template <KeyedBoard B>
void find_keys(B& board, const MoveList& moves, int depth, const PerftTable& table, std::uint64_t* keys) {
  for (const Move move : moves) {
    const auto undo = board.play(move);
    *keys = board.key();
    table.fetch(*keys++, depth);
    board.take_back(move, undo);
  }
}

/// As B::perft, with a look at the table for all positions but this one. Throws CountOverflow.
template <KeyedBoard B>
std::uint64_t hashed_perft(B& board, int depth, PerftTable& table) {
  if (depth <= kLeastHashedDepth) return board.perft(depth);
  MoveList moves;
  board.legal_moves(moves);
  std::array<std::uint64_t, MoveList::kCapacity> keys;
  find_keys(board, moves, depth - 1, table, keys.data());
  std::uint64_t nodes = 0;
  for (std::size_t n = 0; n < moves.size(); ++n) {
    auto below = table.find(keys[n], depth - 1);
    if (!below) {
      const auto undo = board.play(moves[n]);
      below = hashed_perft(board, depth - 1, table);
      board.take_back(moves[n], undo);
      table.keep(keys[n], depth - 1, *below);
    }
    nodes = checked_sum(nodes, *below);
  }
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
