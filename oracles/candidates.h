// The moves that a program is tried with when it can only be asked move by move: every move that could be legal and
// every move that a faulty program might think is. Men move along their lines as if the board were empty, onto any
// square; pawns step once and twice from every rank and capture to both sides whatever stands there; the king
// castles from wherever it is. Its own geometry: nothing of the generators is used. Tested in candidates_test.cpp.
#pragma once

#include <vector>

#include "position/move_set.h"
#include "position/position.h"

namespace passant {

MoveSet candidate_moves(const Position& position);

/// Those among them that follow the steps of the men and the men in their way, whether or not the king stays in
/// check (FIDE 3.1 to 3.8, "pseudo-legal"). With castling wherever king and rook stand at home, and captures en
/// passant onto the target.
MoveSet likely_moves(const Position& position);

/// Those among `moves` that leave the own king attacked by nobody.
MoveSet safe_moves(const Position& position, const MoveSet& moves);

}  // namespace passant
