// The neutral perft driver: counts leaves by listing, playing and taking back, and never by a generator's own fast
// counter. Comparing it with Board::perft is how a wrong bulk count shows.
#pragma once

#include <cstdint>

#include "generators/generator.h"

namespace passant {

/// Leaves of the tree of legal moves. With every leaf played, when `play_leaves`.
template <Board B>
std::uint64_t perft_by_list(B& board, int depth, bool play_leaves = false) {
  if (depth == 0) return 1;
  MoveList list;
  board.legal_moves(list);
  if (depth == 1 && !play_leaves) return list.size();
  std::uint64_t nodes = 0;
  for (const Move move : list) {
    const auto undo = board.play(move);
    nodes += perft_by_list(board, depth - 1, play_leaves);
    board.take_back(move, undo);
  }
  return nodes;
}

}  // namespace passant
