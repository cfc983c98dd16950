// The two symmetries of chess: exchanging the players (top for bottom), and exchanging the wings (left for right),
// which holds only without castling rights, since the king does not stand in the middle.
#pragma once

#include <optional>

#include "position/move.h"
#include "position/move_set.h"
#include "position/position.h"

namespace passant {

constexpr Square color_flip(Square square) { return Square::at(square.file(), 7 - square.rank()); }
constexpr Square file_mirror(Square square) { return Square::at(7 - square.file(), square.rank()); }

/// Exchanges the players: ranks, colours, side to move, rights. Counters stay.
Position color_flip(const Position& position);

/// Exchanges left and right; nothing when a castling right is left.
std::optional<Position> file_mirror(const Position& position);

Move color_flip(Move move);
Move file_mirror(Move move);
MoveSet color_flip(const MoveSet& moves);
MoveSet file_mirror(const MoveSet& moves);

}  // namespace passant
