#include "generators/rulebook/attack.h"

namespace passant::rulebook {

bool attacked(const Placement& placement, Square square, Color by) {
  for (int index = 0; index < Square::kCount; ++index) {
    const Square from = Square::from_index(index);
    if (occupied_by(placement, from, by) && attacks(placement, from, square)) return true;
  }
  return false;
}

bool king_attacked(const Placement& placement, Color color) {
  for (int index = 0; index < Square::kCount; ++index) {
    const Square square = Square::from_index(index);
    if (placement.holds(square, {color, PieceKind::King}) && attacked(placement, square, opponent(color))) return true;
  }
  return false;
}

}  // namespace passant::rulebook
