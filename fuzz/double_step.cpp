#include "fuzz/double_step.h"

#include <algorithm>

#include "position/validity.h"

namespace passant {

std::optional<DoubleStep> last_double_step(const Position& position) {
  if (!position.en_passant || tier(position) != Tier::Consistent) return std::nullopt;
  const Color pusher = opponent(position.to_move);
  const Square origin = double_step_origin(*position.en_passant, position.to_move);
  const Square passed = passed_pawn_square(*position.en_passant, position.to_move);
  Position before = position;
  before.placement.clear(passed);
  before.placement.put(origin, {pusher, PieceKind::Pawn});
  before.to_move = pusher;
  before.en_passant.reset();
  before.halfmove_clock = 0;
  if (pusher == Color::Black) before.fullmove_number = std::max(position.fullmove_number, 2U) - 1;
  if (tier(before) == Tier::Invalid) return std::nullopt;
  return DoubleStep{before, {origin, passed}};
}

}  // namespace passant
