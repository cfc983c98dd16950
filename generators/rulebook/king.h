// How the king moves (FIDE 3.8): to an adjoining square, or by castling.
#pragma once

#include <optional>

#include "generators/rulebook/lines.h"

namespace passant::rulebook {

/// The original squares of the king and the rooks (FIDE 2.3).
constexpr int first_rank(Color color) { return color == Color::White ? 0 : 7; }
constexpr Square king_origin(Color color) { return Square::at(4, first_rank(color)); }
constexpr Square rook_origin(Color color, Side side) {
  return Square::at(side == Side::King ? 7 : 0, first_rank(color));
}

/// 3.8.1: an adjoining square.
constexpr bool king_reaches(Square from, Square to) {
  return files_apart(from, to) <= 1 && ranks_apart(from, to) <= 1 && from != to;
}

/// 3.8.2: the king goes two squares towards the rook. The side, when the squares are those of castling by `color`.
std::optional<Side> castling_side(Color color, Square from, Square to);

/// The square that the king crosses and the rook then occupies.
constexpr Square crossed_square(Color color, Side side) {
  return Square::at(side == Side::King ? 5 : 3, first_rank(color));
}

/// 3.8.2.1: the right is lost once the king, or the rook with which to castle, has moved. A rook that was captured
/// cannot castle either, so both men are looked for.
bool right_to_castle_lost(const Position& position, Side side);

/// 3.8.2.2.1: the square the king leaves, crosses or occupies is attacked. 3.8.2.2.2: a man stands between king and
/// rook.
bool castling_prevented(const Position& position, Side side);

/// 3.8.2, with both conditions.
bool king_may_castle(const Position& position, Square from, Square to);

}  // namespace passant::rulebook
