// Faults in finding the pawns that stand ready to capture in passing.
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

bool own_pawn(const Board& board, Cell cell) {
  return board.squares()[cell] == man_of(board.to_move(), PieceKind::Pawn);
}

bool on_edge_file(Cell cell) { return cell.file() == 0 || cell.file() == 7; }

/// The pawn before the target, when a capture onto the target is possible at all.
std::optional<Cell> captured_pawn(const Board& board) {
  const auto target = board.target();
  if (!target || !board.squares().empty(*target)) return std::nullopt;
  const Cell captured = *target - advance(board.to_move());
  if (board.squares()[captured] != man_of(board.opponent(), PieceKind::Pawn)) return std::nullopt;
  return captured;
}

/// Squares numbered a1 = 0 to h8 = 63, capturing steps 7 and 9 taken without a look at the files.
void add_wraps_by_index(const Board& board, Cell captured, Captures& captures) {
  const int target = board.target()->square().index();
  for (const int step : {7, 9}) {
    const int from = target - (board.to_move() == Color::White ? step : -step);
    if (from < 0 || from >= Square::kCount) continue;
    const Cell cell(Square::from_index(from));
    const EnPassant capture{cell, *board.target(), captured};
    if (own_pawn(board, cell) && !captures.contains(capture)) captures.add(capture);
  }
}

/// "Beside" counted modulo eight: the h-file is beside the a-file.
void add_wraps_by_modulo(const Board& board, Cell captured, Captures& captures) {
  if (!on_edge_file(captured)) return;
  const Cell far(Square::at(7 - captured.file(), captured.rank()));
  if (own_pawn(board, far)) captures.add({far, *board.target(), captured});
}

/// A capture towards the a-file goes to the square beside the target's file one rank *behind* the pawn.
Captures left_captures_backwards(const Board& board, const Captures& right) {
  Captures captures;
  for (const EnPassant& capture : right) {
    const bool left = capture.to.file() < capture.from.file();
    const Cell mirrored = capture.from - (capture.to.at() - capture.from.at());
    if (!left) captures.add(capture);
    if (left && board.squares().empty(mirrored)) captures.add({capture.from, mirrored, capture.captured});
  }
  return captures;
}

/// Black's capturers are looked for below the target, as White's are.
void add_black_captures_as_white(const Board& board, Cell captured, Captures& captures) {
  captures.clear();
  for (const int side : {-kRight, kRight}) {
    const Cell from = *board.target() - kUp + side;
    if (own_pawn(board, from)) captures.add({from, *board.target(), captured});
  }
}

/// Only the file is compared with that of the last double step.
void add_any_rank(const Board& board, Cell captured, Captures& captures) {
  for (int index = 0; index < Square::kCount; ++index) {
    const Cell from(Square::from_index(index));
    const int side = captured.file() - from.file();
    if (!own_pawn(board, from) || (side != 1 && side != -1)) continue;
    const EnPassant capture{from, from + advance(board.to_move()) + side, captured};
    if (board.squares().empty(capture.to) && !captures.contains(capture)) captures.add(capture);
  }
}

/// Every man beside the captured pawn captures as a pawn does; the king does not.
void add_neighbours(const Board& board, Cell captured, Captures& captures) {
  for (const Cell beside : {captured - kRight, captured + kRight}) {
    const Man man = board.squares()[beside];
    if (!belongs_to(man, board.to_move()) || own_pawn(board, beside) || kind_of(man) == PieceKind::King) continue;
    captures.add({beside, *board.target(), captured});
  }
}

/// The pawns of the side that has just pushed see the target as well.
void add_pushers_pawns(const Board& board, Cell captured, Captures& captures) {
  for (const int side : {-kRight, kRight}) {
    const Cell from = *board.target() + advance(board.to_move()) + side;
    if (board.squares()[from] == man_of(board.opponent(), PieceKind::Pawn)) {
      captures.add({from, *board.target(), captured});
    }
  }
}

void edit_with_target(const Board& board, Cell captured, Captures& captures) {
  switch (board.seed().fault()) {
    case Fault::FileWrapByIndex:
      return add_wraps_by_index(board, captured, captures);
    case Fault::FileWrapModulo:
      return add_wraps_by_modulo(board, captured, captures);
    case Fault::BlackCapturesBackwards:
      if (board.to_move() == Color::Black) add_black_captures_as_white(board, captured, captures);
      return;
    case Fault::AnyRankNextToFile:
      return add_any_rank(board, captured, captures);
    case Fault::AnyNeighbourCaptures:
      return add_neighbours(board, captured, captures);
    case Fault::PassedSideCaptures:
      return add_pushers_pawns(board, captured, captures);
    default:
      return;
  }
}

/// "No target" is kept as square number 0, and the pawn next to that corner takes it for a target.
void add_corner_capture(const Board& board, Square corner, Square from, Captures& captures) {
  const Color color = corner.rank() == 0 ? Color::Black : Color::White;
  if (board.target() || board.to_move() != color || !own_pawn(board, Cell(from))) return;
  const Cell to(corner);
  if (board.squares().empty(to)) captures.add({Cell(from), to, to - advance(color)});
}

/// A target that is long gone, or that one's own pawn left behind.
void add_past_target(const Board& board, std::optional<Cell> target, Color captured_color, Captures& captures) {
  if (!target || board.target() || !board.squares().empty(*target)) return;
  const Cell captured = *target + (captured_color == Color::White ? kUp : -kUp);
  if (board.squares()[captured] != man_of(captured_color, PieceKind::Pawn)) return;
  for (const int side : {-kRight, kRight}) {
    const Cell from = *target - advance(board.to_move()) + side;
    if (own_pawn(board, from)) captures.add({from, *target, captured});
  }
}

bool unwanted(const Board& board, const EnPassant& capture) {
  switch (board.seed().fault()) {
    case Fault::RightwardCaptureMissing:
      return capture.to.file() > capture.from.file();
    case Fault::BlackNeverCaptures:
      return board.to_move() == Color::Black;
    case Fault::OnlyEdgePawnsCapture:
      return !on_edge_file(capture.from);
    case Fault::EdgePawnsNeverCapture:
      return on_edge_file(capture.from);
    case Fault::EdgeTargetNeverCaptured:
      return on_edge_file(capture.to);
    case Fault::FileZeroMeansNone:
      return capture.to.file() == 0;
    case Fault::FenTargetNotConnected:
      return board.history().plies == 0;
    default:
      return false;
  }
}

}  // namespace

Captures candidates(const Board& board, const Captures& right) {
  Captures captures = right;
  switch (board.seed().fault()) {
    case Fault::LeftCaptureBackwards:
      return left_captures_backwards(board, right);
    case Fault::SquareZeroIsA1:
      add_corner_capture(board, "a1"_sq, "b2"_sq, captures);
      break;
    case Fault::SquareZeroIsA8:
      add_corner_capture(board, "a8"_sq, "b7"_sq, captures);
      break;
    case Fault::RememberedTarget:
      add_past_target(board, board.history().past_targets[1], board.opponent(), captures);
      break;
    case Fault::OwnPawnCaptured:
      add_past_target(board, board.history().past_targets[0], board.to_move(), captures);
      break;
    default:
      if (const auto captured = captured_pawn(board)) edit_with_target(board, *captured, captures);
  }
  captures.drop([&](const EnPassant& capture) { return unwanted(board, capture); });
  return captures;
}

}  // namespace passant::mutants::wrong
