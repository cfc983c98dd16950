// The two players. White moves up the board (towards rank 8), Black down.
#pragma once

#include <cstdint>

namespace passant {

enum class Color : std::uint8_t { White, Black };

constexpr Color opponent(Color color) { return color == Color::White ? Color::Black : Color::White; }

/// Rank step of a pawn of `color`: +1 for White, -1 for Black (FIDE 3.7.1).
constexpr int forward(Color color) { return color == Color::White ? 1 : -1; }

/// `rank` (0 to 7, counted from White's side) as the player `color` counts it.
constexpr int relative_rank(Color color, int rank) { return color == Color::White ? rank : 7 - rank; }

}  // namespace passant
