#include "generators/mutants/sighting.h"

#include <algorithm>
#include <vector>

#include "generators/mutants/board.h"

namespace passant::mutants {
namespace {

Board board_of(Fault fault, const Position& position) { return Board(position, {fault, info(fault).site, nullptr}); }

/// Sorted, duplicates and all.
std::vector<Move> moves_of(Board& board) {
  MoveList list;
  board.legal_moves(list);
  std::vector<Move> moves(list.begin(), list.end());
  std::ranges::sort(moves);
  return moves;
}

bool trees_differ(Board& mutant, Board& twin, int depth) {
  const auto moves = moves_of(twin);
  Board counting = mutant;  // a copy: counting and listing may each leave damage behind
  if (moves_of(mutant) != moves || counting.count_legal_moves() != moves.size()) return true;
  if (depth == 1) return false;
  return std::ranges::any_of(moves, [&](Move move) {
    const Board::Undo mutant_undo = mutant.play(move);
    const Board::Undo twin_undo = twin.play(move);
    const bool differ = trees_differ(mutant, twin, depth - 1);
    mutant.take_back(move, mutant_undo);
    twin.take_back(move, twin_undo);
    return differ;
  });
}

void look_after(Fault fault, const Position& position, Move move, Sighting& seen) {
  Board mutant = board_of(fault, position);
  Board twin = board_of(Fault::None, position);
  const Position before = mutant.position();
  const Board::Undo mutant_undo = mutant.play(move);
  static_cast<void>(twin.play(move));
  seen.child = seen.child || mutant.position() != twin.position();
  mutant.take_back(move, mutant_undo);
  seen.take_back = seen.take_back || mutant.position() != before;
}

}  // namespace

Sighting look(Fault fault, const Position& position) {
  Sighting seen;
  Board mutant = board_of(fault, position);
  Board twin = board_of(Fault::None, position);
  seen.read_back = mutant.position() != position;
  const auto moves = moves_of(twin);
  const Position before = mutant.position();
  const auto mutant_moves = moves_of(mutant);
  seen.list = mutant_moves != moves;
  seen.take_back = mutant.position() != before;
  seen.count = board_of(fault, position).count_legal_moves() != mutant_moves.size();
  for (const Move move : moves) look_after(fault, position, move, seen);
  return seen;
}

std::optional<int> least_depth(Fault fault, const Position& position, int max_depth) {
  for (int depth = 1; depth <= max_depth; ++depth) {
    Board mutant = board_of(fault, position);
    Board twin = board_of(Fault::None, position);
    if (trees_differ(mutant, twin, depth)) return depth;
  }
  return std::nullopt;
}

}  // namespace passant::mutants
