// Faults in judging a capturer that is pinned.
#include <algorithm>

#include "generators/mutants/lines.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

bool safe_without(const Board& board, const EnPassant& capture, Cell pinner) {
  Squares squares = board.after(capture);
  squares.put(pinner, Man::Wall);
  return board.king_safe(squares);
}

/// Pins as they were before the double step; checks as they are now. Right in every consistent position: a line that
/// the capture opens now was a plain pin before the captured pawn stood on it.
bool verdict_by_pins_before_push(const Board& board, const EnPassant& capture) {
  const auto all = checkers(board);
  const bool others = std::any_of(all.begin(), all.end(), [&](Cell cell) { return cell != capture.captured; });
  if (others) return false;
  Squares before = board.squares();
  before.clear(capture.captured);
  before.put(capture.to + advance(board.to_move()), man_of(board.opponent(), PieceKind::Pawn));
  const auto pin = pin_of(board, before, capture.from);
  return !pin || stays_on_line(*pin, capture.from, capture.to);
}

}  // namespace

bool pin_verdict(const Board& board, const EnPassant& capture, bool right) {
  const auto pin = pin_of(board, capture.from);
  switch (board.seed().fault()) {
    case Fault::PinnedNeverCaptures:
      return right && !pin;
    case Fault::PinnedDiagonalOneWing:
      return right && !(pin && (pin->step == kUp - kRight || pin->step == kRight - kUp));
    case Fault::PinnedByQueenNever:
      return right && !(pin && kind_of(board.squares()[pin->pinner]) == PieceKind::Queen);
    case Fault::PinOnFileIgnored:
      return right || (pin && (pin->step == kUp || pin->step == -kUp) && safe_without(board, capture, pin->pinner));
    case Fault::PinOnDiagonalIgnored:
      return right || (pin && !is_straight(pin->step) && safe_without(board, capture, pin->pinner));
    case Fault::PinsBeforePush:
      return verdict_by_pins_before_push(board, capture);
    case Fault::SetUpLegalityUntested:
      return right || (board.history().plies == 0 && checkers(board).empty());
    default:
      return right;
  }
}

}  // namespace passant::mutants::wrong
