// Faults outside en passant: the control group.
#include <cstdlib>

#include "generators/mutants/lines.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {
namespace {

bool by_king(const Board& board, Cell from) { return board.own_king() == from; }

bool takes_one_of_two_checkers(const Board& board, Cell to) {
  return checkers(board).size() == 2 && gives_check(board, to);
}

/// The king is still on the board when the squares it may go to are looked at, and hides the line behind it.
bool safe_with_king_left_behind(const Board& board, Cell to) {
  return !attacked(board.squares(), to, board.opponent());
}

/// Were the enemy king not there.
bool safe_but_for_king(const Board& board, Cell from, Cell to) {
  Squares squares = board.squares();
  squares.put(to, squares[from]);
  squares.clear(from);
  if (const auto king = board.king(board.opponent())) squares.put(*king, Man::Wall);
  return !attacked(squares, to, board.opponent());
}

bool slider(Man man) { return slides(man, kUp) || slides(man, kUp + kRight); }

}  // namespace

bool control_move_verdict(const Board& board, Cell from, Cell to, bool right) {
  const bool king = by_king(board, from);
  const Man man = board.squares()[from];
  switch (board.seed().fault()) {
    case Fault::PinnedManLeavesLine:
      return right || (!king && checkers(board).empty());
    case Fault::PinnedKnightMoves:
      return right || (kind_of(man) == PieceKind::Knight && checkers(board).empty());
    case Fault::PinnedSliderFrozen:
      return right && !(!king && slider(man) && pin_of(board, from));
    case Fault::DoubleCheckAnsweredByCapture:
      return right || (!king && takes_one_of_two_checkers(board, to));
    case Fault::KingStepsBackAlongRay:
      return right || (king && safe_with_king_left_behind(board, to));
    case Fault::KingTakesGuardedMan:
      return right || (king && !board.squares().empty(to));
    case Fault::KingNextToKing:
      return right || (king && safe_but_for_king(board, from, to));
    default:
      return right;
  }
}

bool may_step_twice(const Board& board, Cell to) { return board.squares().empty(to); }

bool may_promote(const Board& board, Cell from, Cell to, PieceKind kind) {
  if (board.seed().fault() == Fault::PromotionLacksKnight) return kind != PieceKind::Knight;
  return from.file() == to.file();
}

bool may_castle(const Board& board, Side side, bool clear, bool safe) {
  const Cell home(king_home(board.to_move()));
  const auto attacked_on = [&](Cell cell) { return attacked(board.squares(), cell, board.opponent()); };
  const Cell goal = home + (side == Side::King ? 2 * kRight : -2 * kRight);
  switch (board.seed().fault()) {
    case Fault::CastlingThroughCheck:
      return clear && !attacked_on(home) && !attacked_on(goal);
    case Fault::CastlingOutOfCheck:
      return clear && !attacked_on(goal) && !attacked_on(Cell((home.at() + goal.at()) / 2));
    case Fault::CastlingPastMan:
      return safe && board.squares().empty(goal) && board.squares().empty(Cell((home.at() + goal.at()) / 2));
    case Fault::CastlingRookPathAttacked:
      return clear && safe && !(side == Side::Queen && attacked_on(home - 3 * kRight));
    default:
      return clear && safe;
  }
}

CastlingRights rights_after(const Board& board, Move move, CastlingRights right) {
  CastlingRights rights = right;
  const auto keep_if = [&](Color color, bool kept) {
    for (const Side side : kAllSides) {
      const Square corner = rook_home(color, side);
      const bool touched = color == board.to_move() ? move.from() == corner : move.to() == corner;
      if (kept && touched && board.rights().has(color, side)) rights.add(color, side);
    }
  };
  keep_if(board.opponent(), board.seed().fault() == Fault::RightKeptAfterRookCapture);
  keep_if(board.to_move(), board.seed().fault() == Fault::RightKeptAfterRookMove);
  return rights;
}

}  // namespace passant::mutants::wrong
