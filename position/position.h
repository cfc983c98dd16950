// A position as plain data: what a FEN says, and nothing that only the rules of movement could tell. It may be
// nonsense; validity.h says why.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "position/castling.h"
#include "position/color.h"
#include "position/piece.h"
#include "position/square.h"

namespace passant {

/// Which man stands where.
class Placement {
 public:
  constexpr std::optional<Piece> operator[](Square square) const {
    const std::uint8_t code = codes_[static_cast<unsigned>(square.index())];
    if (code == 0) return std::nullopt;
    return Piece{static_cast<Color>(code >> 3U), static_cast<PieceKind>((code & 7U) - 1U)};
  }
  constexpr bool empty(Square square) const { return codes_[static_cast<unsigned>(square.index())] == 0; }
  constexpr bool holds(Square square, Piece piece) const {
    return codes_[static_cast<unsigned>(square.index())] == piece.code();
  }
  constexpr void put(Square square, Piece piece) { codes_[static_cast<unsigned>(square.index())] = piece.code(); }
  constexpr void clear(Square square) { codes_[static_cast<unsigned>(square.index())] = 0; }

  /// 64 bytes by Square::index(): 0 for an empty square, else Piece::code(). For conversions that want speed.
  constexpr std::span<const std::uint8_t, Square::kCount> codes() const { return codes_; }
  constexpr std::span<std::uint8_t, Square::kCount> codes() { return codes_; }

  friend constexpr bool operator==(const Placement&, const Placement&) = default;

 private:
  std::array<std::uint8_t, Square::kCount> codes_{};
};

struct Position {
  Placement placement;
  Color to_move = Color::White;
  CastlingRights castling;
  /// The raw target of a FEN: the square a pawn has just passed over, whether or not anybody can capture there.
  std::optional<Square> en_passant;
  /// Half-moves since the last capture or pawn move (FIDE 9.3).
  std::uint32_t halfmove_clock = 0;
  /// 1 at the start, one more after each move of Black.
  std::uint32_t fullmove_number = 1;

  friend constexpr bool operator==(const Position&, const Position&) = default;
};

/// The square of the pawn that a capture onto `target` removes: the enemy pawn that has just passed over it
/// (FIDE 3.7.3.1). `to_move` is the player who may capture. REQUIRES: target not on the first or last rank.
constexpr Square passed_pawn_square(Square target, Color to_move) {
  return Square::at(target.file(), target.rank() - forward(to_move));
}

/// The square from which that pawn made its double step. REQUIRES: as above.
constexpr Square double_step_origin(Square target, Color to_move) {
  return Square::at(target.file(), target.rank() + forward(to_move));
}

/// The rank (0 to 7) on which a target stands when `to_move` may capture: the sixth, as that player counts.
constexpr int target_rank(Color to_move) { return relative_rank(to_move, 5); }

}  // namespace passant
