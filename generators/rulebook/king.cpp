#include "generators/rulebook/king.h"

#include "generators/rulebook/attack.h"

namespace passant::rulebook {
namespace {

/// The square the king is to occupy: two from its own, towards the rook.
constexpr Square arrival(Color color, Side side) { return Square::at(side == Side::King ? 6 : 2, first_rank(color)); }

}  // namespace

std::optional<Side> castling_side(Color color, Square from, Square to) {
  if (from != king_origin(color)) return std::nullopt;
  for (const Side side : kAllSides) {
    if (to == arrival(color, side)) return side;
  }
  return std::nullopt;
}

bool right_to_castle_lost(const Position& position, Side side) {
  const Color color = position.to_move;
  return !position.castling.has(color, side) ||
         !position.placement.holds(king_origin(color), {color, PieceKind::King}) ||
         !position.placement.holds(rook_origin(color, side), {color, PieceKind::Rook});
}

bool castling_prevented(const Position& position, Side side) {
  const Color color = position.to_move;
  if (man_between(position.placement, king_origin(color), rook_origin(color, side))) return true;
  for (const Square square : {king_origin(color), crossed_square(color, side), arrival(color, side)}) {
    if (attacked(position.placement, square, opponent(color))) return true;
  }
  return false;
}

bool king_may_castle(const Position& position, Square from, Square to) {
  const auto side = castling_side(position.to_move, from, to);
  return side && !right_to_castle_lost(position, *side) && !castling_prevented(position, *side);
}

}  // namespace passant::rulebook
