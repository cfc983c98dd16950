// Faults in looking along the rank that both pawns of a capture in passing leave at once.
#include "generators/mutants/lines.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

bool uncovers(const Board& board, const RankLine& line) {
  return slides_for(board.squares()[line.beyond], line.step, board.opponent());
}

/// Some enemy slider somewhere on the rank, with the pawns between it and the king, whatever else stands there.
bool slider_anywhere_behind(const Board& board, const EnPassant& capture) {
  const auto king = board.own_king();
  if (!king || king->rank() != capture.captured.rank()) return false;
  const int step = capture.captured.file() > king->file() ? kRight : -kRight;
  const bool captured_is_farther = (capture.from.file() < capture.captured.file()) == (step == kRight);
  for (Cell cell = captured_is_farther ? capture.captured : capture.from; cell.on_board(); cell = cell + step) {
    if (slides_for(board.squares()[cell], step, board.opponent())) return true;
  }
  return false;
}

/// The same with nothing but men of one's own between the pawns and the slider.
bool slider_behind_own_men(const Board& board, const RankLine& line) {
  Cell cell = line.beyond;
  while (board.squares().empty(cell) || belongs_to(board.squares()[cell], board.to_move())) cell = cell + line.step;
  return slides_for(board.squares()[cell], line.step, board.opponent());
}

/// Does the faulty test see that the rank is uncovered? The right one sees `right`.
bool sees(const Board& board, const EnPassant& capture, const RankLine& line, bool right) {
  const Man beyond = board.squares()[line.beyond];
  switch (board.seed().fault()) {
    case Fault::RankTestAbsent:
      return false;
    case Fault::RankTestForgetsQueens:
      return right && kind_of(beyond) == PieceKind::Rook;
    case Fault::RankTestSliderNextDoor:
      return right && line.beyond == line.farther + line.step;
    case Fault::RankTestKingNextDoor:
      return right && line.nearer == line.king + line.step;
    case Fault::RankTestTowardsHOnly:
      return right && line.step == kRight;
    case Fault::RankTestWhiteOnly:
      return right && board.to_move() == Color::White;
    case Fault::RankTestCapturerNearerOnly:
      return right && line.nearer == capture.from;
    case Fault::RankTestRightwardCapturesOnly:
      return right && capture.to.file() > capture.from.file();
    case Fault::RankTestMissesEdgeFiles:
      return right && line.beyond.file() != 0 && line.beyond.file() != 7;
    case Fault::RankTestAtSetUpOnly:
      return right && board.history().plies == 0;
    case Fault::RankTestCountsOwnSliders:
      return right || slides_for(beyond, line.step, board.to_move());
    case Fault::RankTestCountsAnyMan:
      return right || belongs_to(beyond, board.opponent());
    case Fault::RankTestIgnoresOwnShield:
      return slider_behind_own_men(board, line);
    case Fault::RankTestSkippedForTwo:
      return right && board.candidates().size() == 1;
    case Fault::RankTestSkippedInCheck:
      return right && checkers(board).empty();
    default:
      return right;
  }
}

/// Legal, were the rank not looked at: the slider there is taken for a wall.
bool safe_but_for_rank(const Board& board, const EnPassant& capture, const RankLine& line) {
  Squares squares = board.after(capture);
  squares.put(line.beyond, Man::Wall);
  return board.king_safe(squares);
}

}  // namespace

bool rank_verdict(const Board& board, const EnPassant& capture, bool right) {
  if (board.seed().fault() == Fault::RankTestThroughWalls) return right && !slider_anywhere_behind(board, capture);
  const auto line = rank_line(board, capture);
  if (!line) return right;
  const bool opens = uncovers(board, *line);
  const bool seen = sees(board, capture, *line, opens);
  if (seen == opens) return right;
  return seen ? false : safe_but_for_rank(board, capture, *line);
}

}  // namespace passant::mutants::wrong
