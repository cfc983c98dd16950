// Faults in taking a move back.
#include <cstdlib>

#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

/// The square where the castled rook wrongly stays.
Cell beside_castled_king(Cell from, Cell to) { return Cell((from.at() + to.at()) / 2); }

void spoil_capture_in_passing(const Board& board, Move move, Cell captured, Squares& squares) {
  const Man pawn = squares[captured];
  switch (board.seed().fault()) {
    case Fault::TakeBackForgetsPawn:
      return squares.clear(captured);
    case Fault::TakeBackPawnOnTarget:
      squares.clear(captured);
      return squares.put(Cell(move.to()), pawn);
    case Fault::TakeBackPawnOfWrongColor:
      return squares.put(captured, man_of(board.to_move(), PieceKind::Pawn));
    case Fault::TakeBackOtherPiece:
      return squares.put(captured, man_of(board.opponent(), PieceKind::Knight));
    case Fault::TakeBackCapturerStays:
      return squares.put(Cell(move.to()), man_of(board.to_move(), PieceKind::Pawn));
    default:
      return;
  }
}

void spoil_other(const Board& board, Move move, Squares& squares) {
  const Cell from(move.from());
  const Cell to(move.to());
  const bool castled = kind_of(squares[from]) == PieceKind::King && std::abs(from.file() - to.file()) == 2;
  if (board.seed().fault() == Fault::TakeBackRookStays && castled) {
    squares.put(beside_castled_king(from, to), man_of(board.to_move(), PieceKind::Rook));
  }
  if (board.seed().fault() == Fault::TakeBackPromotionStays && move.promotion()) {
    squares.put(from, man_of(board.to_move(), *move.promotion()));
  }
}

}  // namespace

/// The board has been restored rightly when this is asked.
std::pair<Squares, std::optional<Cell>> after_take_back(const Board& board, Move move, const Board::Undo& undo) {
  Squares squares = board.squares();
  if (undo.vanished) spoil_capture_in_passing(board, move, undo.vanished->cell, squares);
  if (!undo.vanished) spoil_other(board, move, squares);
  const bool forgotten = board.seed().fault() == Fault::TakeBackForgetsTarget;
  return {squares, forgotten ? std::nullopt : board.target()};
}

}  // namespace passant::mutants::wrong
