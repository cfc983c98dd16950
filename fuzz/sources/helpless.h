// A king without a move, for the situation in which en passant is the only legal move.
#pragma once

#include "fuzz/random.h"
#include "fuzz/sources/canvas.h"
#include "fuzz/sources/pawn_pair.h"

namespace passant {

/// Puts the own king at the edge or in check by the pawn, enemy pieces that cover all its steps without checking it,
/// and pawns that cannot move, and leaves enemy men only in the box. False when it came to nothing.
/// REQUIRES: the two pawns stand.
bool put_helpless_king(Canvas& canvas, const PawnPair& pair, Random& random);

}  // namespace passant
