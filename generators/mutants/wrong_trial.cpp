// Faults in trying out a capture in passing: what is lifted, what lands, which lines are looked along.
#include "generators/mutants/lines.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

struct Trial {
  bool lift_capturer;
  bool lift_captured;
  bool land;
};

Squares tried(const Board& board, const EnPassant& capture, Trial trial) {
  Squares squares = board.squares();
  if (trial.lift_capturer) squares.clear(capture.from);
  if (trial.lift_captured) squares.clear(capture.captured);
  if (trial.land) squares.put(capture.to, board.squares()[capture.from]);
  return squares;
}

constexpr Trial kWithoutArrival{true, true, false};

/// Is the king attacked, when the capturer is not put down, along the line on which it would have landed?
bool attacked_through_arrival(const Board& board, const EnPassant& capture, bool on_file) {
  const auto king = board.own_king();
  const auto step = king ? line_step(*king, capture.to) : std::nullopt;
  const bool wanted = step && (on_file ? *step == kUp || *step == -kUp : !is_straight(*step));
  if (!wanted) return false;
  const Squares squares = tried(board, capture, kWithoutArrival);
  return slides_for(squares[first_met(squares, *king, *step)], *step, board.opponent());
}

/// From the captured pawn: the king on some line, an enemy slider on some line, not asked whether on the same.
bool crossed(const Board& board, const EnPassant& capture, std::span<const int> steps) {
  bool king = false;
  bool slider = false;
  for (const int step : steps) {
    const Man man = board.squares()[first_met(board.squares(), capture.captured, step)];
    king = king || man == man_of(board.to_move(), PieceKind::King);
    slider = slider || slides_for(man, step, board.opponent());
  }
  return king && slider;
}

bool safe_with_diagonal_closed(const Board& board, const EnPassant& capture) {
  const auto king = board.own_king();
  const auto step = king ? line_step(*king, capture.captured) : std::nullopt;
  if (!step || is_straight(*step)) return false;
  Squares squares = board.after(capture);
  squares.put(capture.captured, Man::Wall);
  return board.king_safe(squares);
}

}  // namespace

bool trial_verdict(const Board& board, const EnPassant& capture, bool right) {
  switch (board.seed().fault()) {
    case Fault::TrialLiftsOnlyCapturer:
      return board.king_safe(tried(board, capture, {true, false, true}));
    case Fault::TrialLiftsOnlyCaptured:
      return board.king_safe(tried(board, capture, {false, true, true}));
    case Fault::TrialWithoutArrival:
      return board.king_safe(tried(board, capture, kWithoutArrival));
    case Fault::TrialToggledTwice:
      return board.king_safe(tried(board, capture, {true, false, false}));
    case Fault::TrialSkipped:
      return true;
    case Fault::ReblockOnFileForgotten:
      return right && !attacked_through_arrival(board, capture, true);
    case Fault::ReblockOnDiagonalForgotten:
      return right && !attacked_through_arrival(board, capture, false);
    case Fault::CrossedDiagonals:
      return right && !crossed(board, capture, kSlanted);
    case Fault::CrossedLines:
      return right && !crossed(board, capture, kAllLines);
    case Fault::DiagonalThroughCapturedIgnored:
      return right || safe_with_diagonal_closed(board, capture);
    default:
      return right;
  }
}

}  // namespace passant::mutants::wrong
