#include "generators/rulebook/making.h"

#include "generators/rulebook/king.h"
#include "generators/rulebook/pawn.h"

namespace passant::rulebook {
namespace {

/// 3.8.2: the rook is transferred to the square the king has just crossed.
void transfer_rook(Placement& placement, Color color, Side side) {
  placement.clear(rook_origin(color, side));
  placement.put(crossed_square(color, side), {color, PieceKind::Rook});
}

/// 3.8.2.1: what leaves its original square has moved, and what is captured there is gone.
CastlingRights rights_after(CastlingRights rights, Move move) {
  for (const Color color : kAllColors) {
    for (const Side side : kAllSides) {
      for (const Square square : {king_origin(color), rook_origin(color, side)}) {
        if (move.from() == square || move.to() == square) rights.remove(color, side);
      }
    }
  }
  return rights;
}

/// The square passed over by a pawn that advances two squares (3.7.2), whether or not a pawn stands ready there.
std::optional<Square> passed_over(Piece man, Move move) {
  if (man.kind() != PieceKind::Pawn || ranks_apart(move.from(), move.to()) != 2) return std::nullopt;
  return move.from().offset(0, forward(man.color()));
}

}  // namespace

Placement placement_after(const Position& position, Move move) {
  Placement placement = position.placement;
  const Piece man = placement[move.from()].value();
  if (man.kind() == PieceKind::Pawn && pawn_captures_en_passant(position, move.from(), move.to())) {
    placement.clear(*passed_pawn(position));  // 3.7.3.1
  }
  if (man.kind() == PieceKind::King) {
    const auto side = castling_side(man.color(), move.from(), move.to());
    if (side) transfer_rook(placement, man.color(), *side);
  }
  placement.clear(move.from());
  // 3.1.1: an enemy man there is captured. 3.7.3.3: a promoted pawn is exchanged as part of the same move.
  placement.put(move.to(), {man.color(), move.promotion().value_or(man.kind())});
  return placement;
}

Position position_after(const Position& position, Move move) {
  const Piece man = position.placement[move.from()].value();
  const bool captures_or_moves_pawn = !position.placement.empty(move.to()) || man.kind() == PieceKind::Pawn;  // 9.3
  return {.placement = placement_after(position, move),
          .to_move = opponent(position.to_move),
          .castling = rights_after(position.castling, move),
          .en_passant = passed_over(man, move),
          .halfmove_clock = captures_or_moves_pawn ? 0 : position.halfmove_clock + 1,
          .fullmove_number = position.fullmove_number + (position.to_move == Color::Black ? 1U : 0U)};
}

}  // namespace passant::rulebook
