// Playing a move and taking it back.
#include <cstdlib>
#include <tuple>
#include <utility>

#include "generators/mutants/board.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants {

std::optional<EnPassant> Board::capture_by(Move move) const {
  for (const EnPassant& capture : candidates()) {
    if (capture.from == Cell(move.from()) && capture.to == Cell(move.to())) return capture;
  }
  return std::nullopt;
}

/// Where a man vanishes that does not stand on the square of arrival: the pawn captured in passing. Kings never do.
std::optional<Cell> Board::vanishing_cell(Move move) const {
  std::optional<Cell> cell;
  if (const auto capture = capture_by(move)) cell = capture->captured;
  if (seed_.at(Site::Vanishing)) cell = seed_.noted(cell, wrong::vanishing_cell(*this, move, cell));
  if (!cell || !is_piece(squares_[*cell]) || kind_of(squares_[*cell]) == PieceKind::King) return std::nullopt;
  return cell;
}

/// The square passed over by a pawn that stepped two squares (FIDE 3.7.3.1).
std::optional<Cell> Board::target_after(Move move) const {
  const Cell from(move.from());
  const Cell to(move.to());
  std::optional<Cell> target;
  const bool two_ranks = from.file() == to.file() && std::abs(from.rank() - to.rank()) == 2;
  if (two_ranks && kind_of(squares_[from]) == PieceKind::Pawn) target = from + advance(to_move_);
  return seed_.at(Site::NewTarget) ? seed_.noted(target, wrong::target_after(*this, from, to, target)) : target;
}

/// A right is lost when its king or rook leaves home, or its rook is taken there (FIDE 3.8.2.1).
CastlingRights Board::rights_after(Move move) const {
  CastlingRights rights = rights_;
  for (const Color color : kAllColors) {
    for (const Side side : kAllSides) {
      const Square rook = rook_home(color, side);
      if (move.from() == king_home(color) || move.from() == rook || move.to() == rook) rights.remove(color, side);
    }
  }
  return seed_.at(Site::Rights) ? seed_.noted(rights, wrong::rights_after(*this, move, rights)) : rights;
}

/// The rook of a castling king, there or back. Where a fault lets a king castle without a rook, none moves.
void Board::move_castling_rook(Cell king_from, Cell king_to, bool back) {
  const int side = king_to.file() > king_from.file() ? kRight : -kRight;
  const Cell corner = side == kRight ? king_from + 3 * kRight : king_from - 4 * kRight;
  const Cell beside = king_from + side;
  const Man rook = man_of(to_move_, PieceKind::Rook);
  if (squares_[back ? beside : corner] != rook) return;
  squares_.clear(back ? beside : corner);
  squares_.put(back ? corner : beside, rook);
}

void Board::lift_and_land(Move move) {
  const Cell from(move.from());
  const Cell to(move.to());
  Man man = squares_[from];
  if (kind_of(man) == PieceKind::King) {
    if (std::abs(from.file() - to.file()) == 2) move_castling_rook(from, to, false);
    kings_[static_cast<unsigned>(to_move_)] = to;
  }
  if (const auto kind = move.promotion()) man = man_of(to_move_, *kind);
  squares_.clear(from);
  squares_.put(to, man);
}

/// The counters, and the turn. What is asked of the board is asked as it was before the move.
void Board::hand_over(Move move, const Undo& undo) {
  const bool pawn = kind_of(squares_[Cell(move.from())]) == PieceKind::Pawn;
  const bool capture = undo.taken != Man::None || undo.vanished;
  halfmove_clock_ = pawn || capture ? 0 : halfmove_clock_ + 1;
  if (to_move_ == Color::Black) ++fullmove_number_;
  history_ = {history_.plies + 1, {target_, history_.past_targets[0]}, capture_by(move)};
}

Board::Undo Board::play(Move move) {
  Undo undo{squares_[Cell(move.to())], std::nullopt, target_, rights_, halfmove_clock_, history_};
  if (const auto cell = vanishing_cell(move)) undo.vanished = Vanished{*cell, squares_[*cell]};
  const auto target = target_after(move);
  const auto rights = rights_after(move);
  hand_over(move, undo);
  if (undo.vanished) squares_.clear(undo.vanished->cell);
  lift_and_land(move);
  target_ = target;
  rights_ = rights;
  to_move_ = opponent();
  return undo;
}

/// The men, as they were before the move of the side to move.
void Board::restore(Move move, const Undo& undo) {
  const Cell from(move.from());
  const Cell to(move.to());
  const Man man = move.promotion() ? man_of(to_move_, PieceKind::Pawn) : squares_[to];
  squares_.put(from, man);
  squares_.put(to, undo.taken);
  if (undo.vanished) squares_.put(undo.vanished->cell, undo.vanished->man);
  if (kind_of(man) != PieceKind::King) return;
  if (std::abs(from.file() - to.file()) == 2) move_castling_rook(from, to, true);
  kings_[static_cast<unsigned>(to_move_)] = from;
}

void Board::take_back(Move move, const Undo& undo) {
  to_move_ = opponent();
  restore(move, undo);
  target_ = undo.target;
  rights_ = undo.rights;
  halfmove_clock_ = undo.halfmove_clock;
  history_ = undo.history;
  if (to_move_ == Color::Black) --fullmove_number_;
  if (!seed_.at(Site::TakeBack)) return;
  std::tie(squares_, target_) = seed_.noted(std::pair{squares_, target_}, wrong::after_take_back(*this, move, undo));
}

}  // namespace passant::mutants
