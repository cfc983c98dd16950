// Faults in how the captures in passing of one position are handled together: two capturers, mate and stalemate found
// without them, and a board that trying them leaves damaged.
#include "generators/mutants/lines.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

Captures first_of(const Captures& captures) {
  Captures first;
  if (!captures.empty()) first.add(*captures.begin());
  return first;
}

/// The second capturer finds a board from which the trial of the first has taken the captured pawn.
Captures legal_if_first_tried(const Captures& tried, const Captures& legal) {
  Captures left = legal;
  left.drop([&](const EnPassant& capture) { return !(capture == *tried.begin()); });
  return left;
}

Captures twice(const Captures& legal) {
  Captures doubled = legal;
  for (const EnPassant& capture : legal) doubled.add(capture);
  return doubled;
}

/// Is there a move that takes the man that gives check?
bool checker_taken(const Board& board, const MoveList& others) {
  for (const Cell checker : checkers(board)) {
    for (const Move move : others) {
      if (Cell(move.to()) == checker) return true;
    }
  }
  return false;
}

Captures with_two_capturers(const Board& board, const Captures& tried, const Captures& legal) {
  switch (board.seed().fault()) {
    case Fault::SecondCapturerMissing:
      return first_of(legal);
    case Fault::SecondTrialOnDamagedBoard:
      return legal_if_first_tried(tried, legal);
    case Fault::TwoCapturersNone:
      return {};
    case Fault::TwoCapturersListedTwice:
      return twice(legal);
    case Fault::AnyIllegalForbidsBoth:
      return legal == tried ? legal : Captures{};
    case Fault::FirstVerdictForBoth:
      return legal.contains(*tried.begin()) ? tried : Captures{};
    default:
      return legal;
  }
}

}  // namespace

Captures capture_set(const Board& board, const MoveList& others, const Captures& tried, const Captures& legal) {
  if (tried.empty()) return legal;
  const bool checked = !checkers(board).empty();
  switch (board.seed().fault()) {
    case Fault::MateTestMissesCapture:
      return checked && others.empty() ? Captures{} : legal;
    case Fault::StalemateTestMissesCapture:
      return !checked && others.empty() ? Captures{} : legal;
    case Fault::EvasionStopsAtFirstCapture:
      return checker_taken(board, others) ? Captures{} : legal;
    default:
      return tried.size() > 1 ? with_two_capturers(board, tried, legal) : legal;
  }
}

Squares board_after_trial(const Board& board, const EnPassant& tried) {
  Squares squares = board.squares();
  if (board.seed().fault() == Fault::TrialLeavesPawn) squares.put(tried.to, squares[tried.captured]);
  return squares;
}

}  // namespace passant::mutants::wrong
