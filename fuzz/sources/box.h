// The men that are not on the board yet. Drawn from a box of 30 (the kings stand apart), a position stays within
// what promotions can explain; a bottomless box gives any men in any number.
#pragma once

#include <array>
#include <cstdint>

#include "fuzz/random.h"
#include "position/piece.h"

namespace passant {

class Box {
 public:
  /// The men of both players at the start of a game, without the kings.
  static constexpr Box full() {
    constexpr std::array kMen{PieceKind::Rook,   PieceKind::Knight, PieceKind::Bishop, PieceKind::Queen,
                              PieceKind::Bishop, PieceKind::Knight, PieceKind::Rook};
    Box box;
    for (const Color color : {Color::White, Color::Black}) {
      for (const PieceKind kind : kMen) box.add({color, kind});
      for (int pawn = 0; pawn < 8; ++pawn) box.add({color, PieceKind::Pawn});
    }
    return box;
  }

  /// Never empty: each kind but the king is as likely as the others, at every take.
  static constexpr Box bottomless() {
    Box box;
    for (const Color color : {Color::White, Color::Black}) {
      for (const PieceKind kind : kAllPieceKinds) {
        if (kind != PieceKind::King) box.add({color, kind});
      }
    }
    box.bottomless_ = true;
    return box;
  }

  constexpr unsigned size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool is_bottomless() const { return bottomless_; }

  constexpr bool has(Piece piece) const {
    for (unsigned index = 0; index < size_; ++index) {
      if (codes_[index] == piece.code()) return true;
    }
    return false;
  }

  /// Takes a man: `lot`, of 32 random bits, says which. REQUIRES: not empty.
  constexpr Piece take(std::uint32_t lot) {
    const auto index = static_cast<unsigned>(std::uint64_t{lot} * size_ >> 32U);
    const std::uint8_t code = codes_[index];
    if (!bottomless_) codes_[index] = codes_[--size_];
    return Piece{static_cast<Color>(code >> 3U), static_cast<PieceKind>((code & 7U) - 1U)};
  }

  /// A man has been put on the board otherwise. When there is none left of its kind a pawn has been promoted.
  constexpr void spend(Piece piece) {
    if (bottomless_ || spend_code(piece.code())) return;
    spend_code(Piece{piece.color(), PieceKind::Pawn}.code());
  }

  /// Leaves only the men of one player.
  constexpr void keep(Color color) {
    for (unsigned index = size_; index-- > 0;) {
      if (codes_[index] >> 3U != static_cast<unsigned>(color)) codes_[index] = codes_[--size_];
    }
  }

  constexpr void flip_colors() {
    for (unsigned index = 0; index < size_; ++index) codes_[index] ^= 8U;
  }

 private:
  constexpr void add(Piece piece) { codes_[size_++] = piece.code(); }

  constexpr bool spend_code(std::uint8_t code) {
    for (unsigned index = 0; index < size_; ++index) {
      if (codes_[index] != code) continue;
      codes_[index] = codes_[--size_];
      return true;
    }
    return false;
  }

  std::array<std::uint8_t, 30> codes_{};
  unsigned size_ = 0;
  bool bottomless_ = false;
};

}  // namespace passant
