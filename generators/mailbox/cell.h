// What one square of the board holds, in a byte whose bits answer each question of move generation by one mask: an
// empty square is 0, a man has the low four bits of Piece::code() and the bits below. Squares beside the board are
// walls, which nobody enters, so that one look serves for the edge and for the men.
//
// A king has both bits kNoEntry…: nobody ever takes a king (FIDE 1.4.1), so no list loses one, even on positions that
// are not valid.
#pragma once

#include <cstdint>

#include "position/color.h"
#include "position/piece.h"

namespace passant::mailbox {

using Cell = std::uint8_t;

inline constexpr Cell kEmpty = 0;
inline constexpr Cell kPieceBits = 0x0F;
inline constexpr Cell kNoEntryForWhite = 0x10;
inline constexpr Cell kNoEntryForBlack = 0x20;
inline constexpr Cell kPreyOfWhite = 0x40;
inline constexpr Cell kPreyOfBlack = 0x80;
inline constexpr Cell kWall = kNoEntryForWhite | kNoEntryForBlack;

constexpr Cell no_entry(Color color) { return color == Color::White ? kNoEntryForWhite : kNoEntryForBlack; }
/// The bit of men that `color` may take.
constexpr Cell prey(Color color) { return color == Color::White ? kPreyOfWhite : kPreyOfBlack; }

/// From Piece::code(), or 0. Arithmetic only, for compilers that can do many at once.
constexpr Cell cell_of_code(std::uint8_t code) {
  const unsigned black = code >> 3U;
  const unsigned occupied = code != 0;
  const unsigned king = (code & 7U) == 6;
  const unsigned white_man = occupied & (black ^ 1U);
  return static_cast<Cell>(code | (white_man | king) * kNoEntryForWhite | (black | king) * kNoEntryForBlack |
                           (black & ~king) * kPreyOfWhite | (white_man & ~king) * kPreyOfBlack);
}

constexpr Cell cell(Color color, PieceKind kind) { return cell_of_code(Piece{color, kind}.code()); }

constexpr PieceKind kind_of(Cell man) { return static_cast<PieceKind>((man & 7U) - 1U); }

}  // namespace passant::mailbox
