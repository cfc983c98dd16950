#include "fuzz/sources/walk.h"

#include <cstdlib>

#include "fuzz/situations/coverage.h"

namespace passant {
namespace {

int pawn_interest(const Placement& before, Move move, Color color) {
  const bool double_step = std::abs(move.to().rank() - move.from().rank()) == 2;
  if (double_step) return makes_candidate(before, move) ? 4 : 3;
  constexpr int kCapturingRank = 4;  // the fifth, where the pawns that capture en passant stand
  return relative_rank(color, move.to().rank()) == kCapturingRank ? 2 : 0;
}

}  // namespace

int interest(const Placement& before, Move move) {
  const auto piece = before[move.from()];
  if (!piece) return 0;
  if (piece->kind() == PieceKind::Pawn) return pawn_interest(before, move, piece->color());
  return piece->kind() == PieceKind::King ? 1 : 0;
}

}  // namespace passant
