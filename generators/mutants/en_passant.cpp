// Captures in passing (FIDE 3.7.3.1, 3.7.3.2), and what makes any move legal (FIDE 3.9.2).
#include "generators/mutants/board.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants {

/// The pawn that has just passed over the target stands before it, as the side to move looks up the board. In a valid
/// position it is one; only a fault makes another man of it.
std::optional<Cell> Board::captured_cell() const {
  if (!target_ || !squares_.empty(*target_)) return std::nullopt;
  const Cell cell = *target_ - advance(to_move_);
  if (!belongs_to(squares_[cell], opponent()) || kind_of(squares_[cell]) == PieceKind::King) return std::nullopt;
  return cell;
}

Captures Board::candidates() const {
  Captures captures;
  if (const auto captured = captured_cell()) {
    for (const Cell beside : {*captured - kRight, *captured + kRight}) {
      if (squares_[beside] == man_of(to_move_, PieceKind::Pawn)) captures.add({beside, *target_, *captured});
    }
  }
  return seed_.at(Site::Candidates) ? seed_.noted(captures, wrong::candidates(*this, captures)) : captures;
}

Squares Board::after(const EnPassant& capture) const {
  Squares squares = squares_;
  squares.clear(capture.from);
  squares.clear(capture.captured);
  squares.put(capture.to, squares_[capture.from]);
  return squares;
}

bool Board::capture_legal(const EnPassant& capture) const {
  const bool right = king_safe(after(capture));
  if (!seed_.at(Site::CaptureVerdict)) return right;
  return seed_.noted(right, wrong::capture_verdict(*this, capture, right));
}

Captures Board::listed_captures(const MoveList& others) {
  const Captures tried = candidates();
  Captures legal;
  for (const EnPassant& capture : tried) {
    if (capture_legal(capture)) legal.add(capture);
  }
  if (seed_.at(Site::Trial) && !tried.empty()) {
    squares_ = seed_.noted(squares_, wrong::board_after_trial(*this, *tried.begin()));
  }
  return seed_.at(Site::CaptureSet) ? seed_.noted(legal, wrong::capture_set(*this, others, tried, legal)) : legal;
}

bool Board::legal(Cell from, Cell to, bool checked) const {
  const auto king = own_king();
  // A man that stands on no line with its king cannot uncover it.
  bool right = true;
  if (king && (checked || from == *king || line_step(*king, from))) {
    Squares squares = squares_;
    squares.put(to, squares[from]);
    squares.clear(from);
    right = !attacked(squares, from == *king ? to : *king, opponent());
  }
  return seed_.at(Site::MoveVerdict) ? seed_.noted(right, wrong::move_verdict(*this, from, to, right)) : right;
}

}  // namespace passant::mutants
