// Faults in moves that do not capture in passing themselves, but meet the target.
#include "generators/mutants/lines.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

bool pawn_or_king(Man man) { return kind_of(man) == PieceKind::Pawn || kind_of(man) == PieceKind::King; }

Cell pushed_pawn(const Board& board) { return *board.target() - advance(board.to_move()); }

/// The pushed pawn alone gives check, so the target stands in the mask of squares that end the check.
bool target_in_mask(const Board& board) {
  const auto all = checkers(board);
  return all.size() == 1 && all.front() == pushed_pawn(board);
}

Squares after_move(const Board& board, Cell from, Cell to) {
  Squares squares = board.squares();
  squares.put(to, squares[from]);
  squares.clear(from);
  return squares;
}

bool safe(const Board& board, const Squares& squares, Cell from, Cell to) {
  const auto king = board.own_king();
  return !king || !attacked(squares, from == *king ? to : *king, board.opponent());
}

bool safe_with_pawn_lifted(const Board& board, Cell from, Cell to) {
  Squares squares = after_move(board, from, to);
  squares.clear(pushed_pawn(board));
  return safe(board, squares, from, to);
}

/// The target is kept on the board as if something stood there.
bool safe_behind_marker(const Board& board, Cell from, Cell to) {
  Squares squares = after_move(board, from, to);
  if (squares.empty(*board.target())) squares.put(*board.target(), Man::Wall);
  return safe(board, squares, from, to);
}

}  // namespace

bool move_verdict(const Board& board, Cell from, Cell to, bool right) {
  if (!board.target()) return control_move_verdict(board, from, to, right);
  const bool to_target = to == *board.target();
  const Man man = board.squares()[from];
  const bool knight = kind_of(man) == PieceKind::Knight;
  switch (board.seed().fault()) {
    case Fault::TargetInKnightEvasionMask:
      if (!knight) return right;
      [[fallthrough]];
    case Fault::TargetInEvasionMask:
      return right || (to_target && !pawn_or_king(man) && !pin_of(board, from) && target_in_mask(board));
    case Fault::PieceToTargetLiftsPawn:
      return to_target ? safe_with_pawn_lifted(board, from, to) : right;
    case Fault::MarkerShieldsKing:
      return right || safe_behind_marker(board, from, to);
    default:
      return control_move_verdict(board, from, to, right);
  }
}

bool goes_on(const Board& board, Cell cell, bool right) {
  return board.seed().fault() == Fault::MarkerStopsSliders ? right && board.target() != cell : right;
}

}  // namespace passant::mutants::wrong
