// What makes a move legal (FIDE 3.1, 3.9.2, 3.10.1): the man may go there, and its own king is not attacked afterwards,
// which is seen by making the move on a copy of the placement.
#pragma once

#include "generators/rulebook/attack.h"
#include "generators/rulebook/king.h"
#include "generators/rulebook/pawn.h"
#include "position/move.h"

namespace passant::rulebook {

/// 3.1 to 3.8: may the man of the player to move on `from` go to `to`, but for the safety of its king?
inline bool may_move(const Position& position, Square from, Square to) {
  const Placement& placement = position.placement;
  if (!occupied_by(placement, from, position.to_move)) return false;
  if (occupied_by(placement, to, position.to_move)) return false;                        // 3.1
  if (placement.holds(to, {opponent(position.to_move), PieceKind::King})) return false;  // 1.4.1: it is never captured
  const PieceKind kind = placement[from]->kind();
  if (kind == PieceKind::Pawn) return pawn_may_move(position, from, to);  // 3.7
  if (attacks(placement, from, to)) return true;                          // 3.2 to 3.6, 3.8.1
  return kind == PieceKind::King && king_may_castle(position, from, to);  // 3.8.2
}

/// 3.9.2: would the move expose its own king to check, or leave it there? REQUIRES: may_move.
bool leaves_king_in_check(const Position& position, Move move);

/// 3.7.3.3: must a pawn that goes so be exchanged? REQUIRES: may_move.
bool is_promotion(const Position& position, Square from, Square to);

/// 3.10.1: calls `visit(move)` for each legal move from `from` to `to`: none, one, or four promotions (3.7.3.3).
template <class Visit>
void for_each_legal_move_between(const Position& position, Square from, Square to, Visit&& visit) {
  if (!may_move(position, from, to)) return;
  const auto visit_if_legal = [&](Move move) {
    if (!leaves_king_in_check(position, move)) visit(move);
  };
  if (!is_promotion(position, from, to)) return visit_if_legal({from, to});
  for (const PieceKind kind : kPromotionKinds) visit_if_legal({from, to, kind});
}

/// Every legal move: each own man is asked about each square of the board.
template <class Visit>
void for_each_legal_move(const Position& position, Visit&& visit) {
  for (int from = 0; from < Square::kCount; ++from) {
    if (!occupied_by(position.placement, Square::from_index(from), position.to_move)) continue;
    for (int to = 0; to < Square::kCount; ++to) {
      for_each_legal_move_between(position, Square::from_index(from), Square::from_index(to), visit);
    }
  }
}

/// 5.1.1, 5.2.1: has the player to move a legal move? Looks no further than the first.
bool any_legal_move(const Position& position);

}  // namespace passant::rulebook
