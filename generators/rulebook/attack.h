// When a man attacks a square (FIDE 3.1.2, 3.1.3) and when the king is in check (FIDE 3.9.1): every enemy man is asked
// whether it could capture there. Whether its own king would then be attacked does not matter.
#pragma once

#include "generators/rulebook/king.h"
#include "generators/rulebook/pawn.h"
#include "generators/rulebook/pieces.h"

namespace passant::rulebook {

/// 3.1.2: could the man on `from` capture on `to` according to 3.2 to 3.8? False when nobody stands on `from`, and of
/// its own square.
inline bool attacks(const Placement& placement, Square from, Square to) {
  const auto man = placement[from];
  if (!man || from == to) return false;
  switch (man->kind()) {
    case PieceKind::Pawn:
      return pawn_attacks(man->color(), from, to);
    case PieceKind::Knight:
      return knight_reaches(from, to);
    case PieceKind::Bishop:
      return bishop_reaches(placement, from, to);
    case PieceKind::Rook:
      return rook_reaches(placement, from, to);
    case PieceKind::Queen:
      return queen_reaches(placement, from, to);
    case PieceKind::King:
      return king_reaches(from, to);
  }
  return false;
}

/// Is the square attacked by one or more men of `by`?
bool attacked(const Placement& placement, Square square, Color by);

/// 3.9.1: is the king of `color` attacked? Without a king, no; with several, any of them.
bool king_attacked(const Placement& placement, Color color);

}  // namespace passant::rulebook
