// Faults in playing a move: what vanishes, and which target is left behind.
#include <cstdlib>

#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

/// Nothing, when the square is off the board.
std::optional<Cell> on_board(Cell cell) { return cell.on_board() ? std::optional(cell) : std::nullopt; }

/// For a move that captures in passing.
std::optional<Cell> vanishing_instead(const Board& board, Cell from, Cell to, Cell right) {
  switch (board.seed().fault()) {
    case Fault::CapturedPawnStays:
      return std::nullopt;
    case Fault::RemovesMixedSquare:
      return Cell(Square::at(from.file(), to.rank()));
    case Fault::RemovesOtherNeighbour:
      return on_board(from + (from.at() - right.at()));
    case Fault::RemovesWhiteDirection:
      return to - kUp;
    default:
      return right;
  }
}

/// For a move that does not: does it remove the pushed pawn all the same?
bool removes_too(const Board& board, Cell from, Cell to) {
  const PieceKind kind = kind_of(board.squares()[from]);
  const bool to_target = to == *board.target();
  const bool pawn = kind == PieceKind::Pawn;
  const bool to_file = to.file() == board.target()->file();
  switch (board.seed().fault()) {
    case Fault::PieceOnTargetRemovesPawn:
      return to_target && !pawn;
    case Fault::KnightOnTargetRemovesPawn:
      return to_target && kind == PieceKind::Knight;
    case Fault::KingOnTargetRemovesPawn:
      return to_target && kind == PieceKind::King;
    case Fault::PushOnTargetFileRemoves:
      return pawn && to_file && from.file() == to.file();
    case Fault::CaptureOnTargetFileRemoves:
      return pawn && to_file && from.file() != to.file();
    default:
      return false;
  }
}

bool enemy_pawn(const Board& board, Cell cell) {
  return board.squares()[cell] == man_of(board.opponent(), PieceKind::Pawn);
}

bool push_checks(const Board& board, Cell from, Cell to) {
  Squares squares = board.squares();
  squares.put(to, squares[from]);
  squares.clear(from);
  const auto king = board.king(board.opponent());
  return king && attacked(squares, *king, board.to_move());
}

/// The target when a double step is made, where it would be `right`.
std::optional<Cell> target_of_double_step(const Board& board, Cell from, Cell to, Cell right) {
  switch (board.seed().fault()) {
    case Fault::TargetNeverSet:
      return std::nullopt;
    case Fault::TargetNeedsLeftNeighbour:
      return enemy_pawn(board, to - kRight) ? std::optional(right) : std::nullopt;
    case Fault::TargetLostWhenPushChecks:
      return push_checks(board, from, to) ? std::nullopt : std::optional(right);
    case Fault::TargetSetOnFirstMoveOnly:
      return board.history().plies == 0 ? std::optional(right) : std::nullopt;
    case Fault::TargetOnPawnSquare:
      return to;
    case Fault::WhiteTargetRankOff:
      return board.to_move() == Color::White ? from : right;
    default:
      return right;
  }
}

/// The target when no double step is made, where there should be none.
std::optional<Cell> target_of_other_move(const Board& board, Cell from, Cell to) {
  const Color color = board.to_move();
  const PieceKind kind = kind_of(board.squares()[from]);
  const bool capture = !board.squares().empty(to) || (kind == PieceKind::Pawn && from.file() != to.file());
  const bool upright = from.file() == to.file();
  const bool two_ranks = upright && std::abs(from.rank() - to.rank()) == 2;
  const bool castling = kind == PieceKind::King && std::abs(from.file() - to.file()) == 2;
  const bool from_pawn_rank = relative_rank(color, from.rank()) == 1;
  const auto target_if = [](bool set, Cell cell) { return set ? std::optional(cell) : std::nullopt; };
  switch (board.seed().fault()) {
    case Fault::SingleStepSetsTarget:
      return target_if(kind == PieceKind::Pawn && upright && from_pawn_rank, from);
    case Fault::RookDoubleStepSetsTarget:
      return target_if(kind == PieceKind::Rook && two_ranks && from_pawn_rank && to == from + 2 * advance(color),
                       from + advance(color));
    case Fault::TwoRankMoveSetsTarget:
      return target_if(two_ranks, Cell((from.at() + to.at()) / 2));
    case Fault::TargetSurvivesQuietMove:
      return capture ? std::nullopt : board.target();
    case Fault::TargetSurvivesCapture:
      return capture ? board.target() : std::nullopt;
    case Fault::TargetSurvivesCastling:
      return castling ? board.target() : std::nullopt;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<Cell> vanishing_cell(const Board& board, Move move, std::optional<Cell> right) {
  const Cell from(move.from());
  const Cell to(move.to());
  if (right) return vanishing_instead(board, from, to, *right);
  if (!board.target() || !removes_too(board, from, to)) return std::nullopt;
  return *board.target() - advance(board.to_move());
}

std::optional<Cell> target_after(const Board& board, Cell from, Cell to, std::optional<Cell> right) {
  return right ? target_of_double_step(board, from, to, *right) : target_of_other_move(board, from, to);
}

}  // namespace passant::mutants::wrong
