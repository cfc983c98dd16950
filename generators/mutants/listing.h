// Lists the legal moves of the side to move, captures in passing aside (en_passant.cpp): FIDE 3.1 to 3.8.
#pragma once

#include <span>

#include "generators/mutants/board.h"

namespace passant::mutants {

class Listing {
 public:
  /// `checked`: board.in_check(). Moves are appended to `list`.
  Listing(const Board& board, bool checked, MoveList& list) : board_(board), checked_(checked), list_(list) {}

  void list_others();
  /// Writes a move down, once for each promotion when a pawn reaches its last rank (FIDE 3.7.3.3).
  void write(Cell from, Cell to);

 private:
  void list_man(Cell from);
  void list_leaps(Cell from, std::span<const int> steps);
  void list_slides(Cell from, std::span<const int> steps);
  void list_pawn(Cell from);
  void list_castling(Side side);

  bool goes_on(Cell cell) const;
  bool may_step_twice(Cell from) const;
  bool may_castle(Side side) const;
  bool may_land(Cell to) const;
  void write_if_legal(Cell from, Cell to);

  const Board& board_;
  bool checked_;
  MoveList& list_;
};

}  // namespace passant::mutants
