#include "oracles/replay.h"

#include <cstdlib>

namespace passant {
namespace {

bool castles(Piece man, Move move) {
  return man.kind() == PieceKind::King && std::abs(move.to().file() - move.from().file()) == 2;
}

/// FIDE 3.8.2: the rook goes to the square that the king has just crossed.
void bring_rook(Placement& placement, Color color, Move move) {
  const Side side = move.to().file() > move.from().file() ? Side::King : Side::Queen;
  placement.clear(rook_home(color, side));
  placement.put(Square::at((move.from().file() + move.to().file()) / 2, home_rank(color)), {color, PieceKind::Rook});
}

void drop_rights_of(CastlingRights& rights, Square square) {
  for (const Color color : kAllColors) {
    for (const Side side : kAllSides) {
      if (square == king_home(color) || square == rook_home(color, side)) rights.remove(color, side);
    }
  }
}

bool double_step(Piece man, Move move) {
  return man.kind() == PieceKind::Pawn && std::abs(move.to().rank() - move.from().rank()) == 2;
}

void move_men(Placement& placement, Piece man, Move move) {
  // FIDE 3.7.3.1: a pawn that goes slantwise to an empty square captures the pawn beside it.
  const bool slantwise = man.kind() == PieceKind::Pawn && move.from().file() != move.to().file();
  if (slantwise && placement.empty(move.to())) placement.clear(Square::at(move.to().file(), move.from().rank()));
  if (castles(man, move)) bring_rook(placement, man.color(), move);
  placement.clear(move.from());
  placement.put(move.to(), {man.color(), move.promotion().value_or(man.kind())});
}

}  // namespace

Position after(const Position& position, Move move) {
  Position next = position;
  const auto man = position.placement[move.from()];
  if (!man) return next;
  const bool resets_clock = man->kind() == PieceKind::Pawn || !position.placement.empty(move.to());
  move_men(next.placement, *man, move);
  drop_rights_of(next.castling, move.from());
  drop_rights_of(next.castling, move.to());
  next.en_passant.reset();
  if (double_step(*man, move)) {
    next.en_passant = Square::at(move.from().file(), (move.from().rank() + move.to().rank()) / 2);
  }
  next.halfmove_clock = resets_clock ? 0 : position.halfmove_clock + 1;
  next.fullmove_number += position.to_move == Color::Black ? 1 : 0;
  next.to_move = opponent(position.to_move);
  return next;
}

DoubleStep take_back_double_step(const Position& position) {
  const Square target = position.en_passant.value();
  const Move move(double_step_origin(target, position.to_move), passed_pawn_square(target, position.to_move));
  Position before = position;
  before.to_move = opponent(position.to_move);
  before.placement.clear(move.to());
  before.placement.put(move.from(), {before.to_move, PieceKind::Pawn});
  before.en_passant.reset();
  before.halfmove_clock = 0;
  if (before.to_move == Color::Black && before.fullmove_number > 1) --before.fullmove_number;
  return {before, move};
}

Position asked_position(const Question& question) {
  Position position = question.start;
  for (const Move move : question.moves) position = after(position, move);
  return position;
}

}  // namespace passant
