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

bool any_legal_move(const Position& position) {
  bool found = false;
  for (int from = 0; from < Square::kCount && !found; ++from) {
    if (!occupied_by(position.placement, Square::from_index(from), position.to_move)) continue;
    for (int to = 0; to < Square::kCount && !found; ++to) {
      for_each_legal_move_between(position, Square::from_index(from), Square::from_index(to),
                                  [&](Move) { found = true; });
    }
  }
  return found;
}

}  // namespace passant::rulebook
