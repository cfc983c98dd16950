// How the pawn moves (FIDE 3.7). The square a pawn has just passed over is Position::en_passant.
#pragma once

#include <cstdint>
#include <optional>

#include "generators/rulebook/lines.h"

namespace passant::rulebook {

/// The rank (0 to 7) on which the pawns of `color` stand at the start (FIDE 2.3).
constexpr int pawn_origin_rank(Color color) { return color == Color::White ? 1 : 6; }

/// The rank furthest from it, where pawns are promoted (3.7.3.3).
constexpr int promotion_rank(Color color) { return color == Color::White ? 7 : 0; }

/// 3.7.1: to the unoccupied square immediately in front.
bool pawn_advances(const Placement& placement, Color color, Square from, Square to);

/// 3.7.2: on its first move by two squares, both unoccupied.
bool pawn_advances_two(const Placement& placement, Color color, Square from, Square to);

/// The squares 3.7.3 speaks of: diagonally in front, on an adjacent file. These a pawn attacks (3.1.2, 3.1.3).
constexpr bool pawn_attacks(Color color, Square from, Square to) {
  return files_apart(from, to) == 1 && to.rank() - from.rank() == forward(color);
}

/// 3.7.3: to a square diagonally in front that an enemy man occupies.
bool pawn_captures(const Placement& placement, Color color, Square from, Square to);

/// What is wrong with a target: why no pawn can have passed over it with the last move. Such positions are not valid.
enum class TargetFault : std::uint8_t {
  WrongRank,       ///< a pawn passes over its third rank
  NoPawn,          ///< no enemy pawn stands where the advance of two squares ended
  Occupied,        ///< 3.7.2: it could not have passed over an occupied square
  OriginOccupied,  ///< the square it came from has to be empty now
};

/// REQUIRES: position.en_passant.
std::optional<TargetFault> target_fault(const Position& position);

/// The enemy pawn that has just advanced two squares in one move, if there is one. 3.7.3.2: it is there only on the
/// move that follows, since every move clears the target.
std::optional<Square> passed_pawn(const Position& position);

/// 3.7.3.1: a pawn beside a pawn that has just advanced two squares captures it as though it had advanced one.
bool pawn_captures_en_passant(const Position& position, Square from, Square to);

/// 3.7: all ways a pawn of the player to move may go, but for the safety of the king.
bool pawn_may_move(const Position& position, Square from, Square to);

}  // namespace passant::rulebook
