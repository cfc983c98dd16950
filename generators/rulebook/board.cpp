#include "generators/rulebook/board.h"

#include "generators/rulebook/attack.h"
#include "generators/rulebook/legality.h"
#include "generators/rulebook/making.h"

namespace passant::rulebook {
namespace {

std::uint64_t count_moves(const Position& position) {
  std::uint64_t count = 0;
  for_each_legal_move(position, [&](Move) { ++count; });
  return count;
}

std::uint64_t count_leaves(const Position& position, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return count_moves(position);
  std::uint64_t leaves = 0;
  for_each_legal_move(position, [&](Move move) { leaves += count_leaves(position_after(position, move), depth - 1); });
  return leaves;
}

}  // namespace

void Board::legal_moves(MoveList& list) const {
  for_each_legal_move(position_, [&](Move move) { list.add(move); });
}

std::uint64_t Board::count_legal_moves() const { return count_moves(position_); }

bool Board::in_check() const { return king_attacked(position_.placement, position_.to_move); }

Board::Undo Board::play(Move move) {
  const Position before = position_;
  position_ = position_after(before, move);
  return before;
}

void Board::take_back(Move, const Undo& undo) { position_ = undo; }

std::uint64_t Board::perft(int depth) const { return count_leaves(position_, depth); }

}  // namespace passant::rulebook
