#include "fuzz/situations/coverage.h"

#include <cstdlib>

namespace passant {

bool makes_candidate(const Placement& before, Move move) {
  if (std::abs(move.to().rank() - move.from().rank()) != 2 || move.to().file() != move.from().file()) return false;
  const auto piece = before[move.from()];
  if (!piece || piece->kind() != PieceKind::Pawn) return false;
  const auto enemy_on = [&](std::optional<Square> square) {
    return square && before.holds(*square, {opponent(piece->color()), PieceKind::Pawn});
  };
  return enemy_on(move.to().offset(-1, 0)) || enemy_on(move.to().offset(1, 0));
}

}  // namespace passant
