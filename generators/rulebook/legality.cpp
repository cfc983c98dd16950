#include "generators/rulebook/legality.h"

#include "generators/rulebook/making.h"

namespace passant::rulebook {

bool leaves_king_in_check(const Position& position, Move move) {
  return king_attacked(placement_after(position, move), position.to_move);
}

bool is_promotion(const Position& position, Square from, Square to) {
  return position.placement.holds(from, {position.to_move, PieceKind::Pawn}) &&
         to.rank() == promotion_rank(position.to_move);
}

}  // namespace passant::rulebook
