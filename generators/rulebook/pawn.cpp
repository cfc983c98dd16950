#include "generators/rulebook/pawn.h"

namespace passant::rulebook {

bool pawn_advances(const Placement& placement, Color color, Square from, Square to) {
  return on_one_file(from, to) && to.rank() - from.rank() == forward(color) && placement.empty(to);
}

bool pawn_advances_two(const Placement& placement, Color color, Square from, Square to) {
  // A pawn moves forward only, so it stands on its first rank as long as it has not moved.
  return from.rank() == pawn_origin_rank(color) && on_one_file(from, to) &&
         to.rank() - from.rank() == 2 * forward(color) && placement.empty(to) && !man_between(placement, from, to);
}

bool pawn_captures(const Placement& placement, Color color, Square from, Square to) {
  if (!pawn_attacks(color, from, to)) return false;
  const auto captured = placement[to];
  return captured && captured->color() != color;
}

std::optional<TargetFault> target_fault(const Position& position) {
  const Square target = *position.en_passant;
  const Color pusher = opponent(position.to_move);
  const int origin_rank = pawn_origin_rank(pusher);
  if (target.rank() != origin_rank + forward(pusher)) return TargetFault::WrongRank;
  const Square end = Square::at(target.file(), origin_rank + 2 * forward(pusher));
  if (!position.placement.holds(end, {pusher, PieceKind::Pawn})) return TargetFault::NoPawn;
  if (!position.placement.empty(target)) return TargetFault::Occupied;
  if (!position.placement.empty(Square::at(target.file(), origin_rank))) return TargetFault::OriginOccupied;
  return std::nullopt;
}

std::optional<Square> passed_pawn(const Position& position) {
  if (!position.en_passant || target_fault(position)) return std::nullopt;
  const Color pusher = opponent(position.to_move);
  return Square::at(position.en_passant->file(), pawn_origin_rank(pusher) + 2 * forward(pusher));
}

bool pawn_captures_en_passant(const Position& position, Square from, Square to) {
  if (position.en_passant != to || !pawn_attacks(position.to_move, from, to)) return false;
  const auto passed = passed_pawn(position);
  return passed && on_one_rank(from, *passed) && files_apart(from, *passed) == 1;
}

bool pawn_may_move(const Position& position, Square from, Square to) {
  return pawn_advances(position.placement, position.to_move, from, to) ||
         pawn_advances_two(position.placement, position.to_move, from, to) ||
         pawn_captures(position.placement, position.to_move, from, to) || pawn_captures_en_passant(position, from, to);
}

}  // namespace passant::rulebook
