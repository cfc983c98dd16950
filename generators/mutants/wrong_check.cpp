// Faults in judging a capture in passing while the king stands in check: checks that are not seen, and the check of
// the pawn itself, which the capture ends.
#include <cstdlib>

#include "generators/mutants/lines.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

enum class Checks { All, Diagonal, Leaper };

bool ignored(const Board& board, Cell checker, Checks which) {
  if (which == Checks::All) return true;
  const auto step = line_step(*board.own_king(), checker);
  const bool slider = step && slides(board.squares()[checker], *step);
  return which == Checks::Leaper ? !slider : slider && !is_straight(*step);
}

/// Legal, did checks of that sort by others than the captured pawn not count?
bool safe_ignoring(const Board& board, const EnPassant& capture, Checks which) {
  Squares squares = board.after(capture);
  for (const Cell checker : checkers(board)) {
    if (checker != capture.captured && ignored(board, checker, which)) squares.put(checker, Man::Wall);
  }
  return board.king_safe(squares);
}

bool pinned_along_capture(const Board& board, const EnPassant& capture) {
  const auto pin = pin_of(board, capture.from);
  return pin && stays_on_line(*pin, capture.from, capture.to);
}

bool next_to_king(const Board& board, Cell cell) {
  const auto king = board.own_king();
  return king && std::abs(king->file() - cell.file()) <= 1 && std::abs(king->rank() - cell.rank()) <= 1;
}

/// What a fault makes of a capture that is legal and takes the man that gives check.
bool takes_checker(const Board& board, const EnPassant& capture) {
  switch (board.seed().fault()) {
    case Fault::CheckerStaysOnTrialBoard:
      return false;
    case Fault::EvasionLeftCapturerOnly:
      return capture.from.file() < capture.captured.file();
    case Fault::EvasionWhiteOnly:
      return board.to_move() == Color::White;
    case Fault::EvasionEdgePawnMissing:
      return capture.captured.file() != 0 && capture.captured.file() != 7;
    case Fault::EvasionNextToKingOnly:
      return next_to_king(board, capture.from);
    case Fault::EvasionPinnedNever:
      return !pin_of(board, capture.from);
    default:
      return true;
  }
}

}  // namespace

bool check_verdict(const Board& board, const EnPassant& capture, bool right) {
  switch (board.seed().fault()) {
    case Fault::PinnedSkipsCheckMask:
      return right || pinned_along_capture(board, capture);
    case Fault::ForeignCheckIgnored:
      return right || safe_ignoring(board, capture, Checks::All);
    case Fault::ForeignDiagonalCheckIgnored:
      return right || safe_ignoring(board, capture, Checks::Diagonal);
    case Fault::LeaperCheckIgnored:
      return right || safe_ignoring(board, capture, Checks::Leaper);
    case Fault::TrustedTarget:
      return right || (board.history().plies > 0 && safe_ignoring(board, capture, Checks::All));
    case Fault::DoubleCheckOneSuffices:
      return right || (gives_check(board, capture.captured) && safe_ignoring(board, capture, Checks::All));
    default:
      return right;
  }
}

bool evasion_verdict(const Board& board, const EnPassant& capture, bool right) {
  if (!right || checkers(board).empty()) return right && board.seed().fault() != Fault::CapturesOnlyInCheck;
  const bool takes = gives_check(board, capture.captured);
  switch (board.seed().fault()) {
    case Fault::EvasionMaskArrivalOnly:
      return !takes;
    case Fault::EvasionNeverBlocks:
      return takes;
    case Fault::EvasionLostAfterMoves:
      return board.history().plies == 0;
    default:
      return !takes || takes_checker(board, capture);
  }
}

}  // namespace passant::mutants::wrong
