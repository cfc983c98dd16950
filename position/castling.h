// Castling rights as a FEN writes them: who may still castle on which side (FIDE 3.8.2.1). Standard chess: the
// king's home is the e-file, the rooks' homes are the a- and h-file.
#pragma once

#include <array>
#include <cstdint>

#include "position/color.h"
#include "position/square.h"

namespace passant {

enum class Side : std::uint8_t { King, Queen };

inline constexpr std::array kAllColors{Color::White, Color::Black};
inline constexpr std::array kAllSides{Side::King, Side::Queen};

class CastlingRights {
 public:
  constexpr CastlingRights() = default;

  static constexpr CastlingRights all() { return from_bits(15); }
  /// REQUIRES: bits <= 15, as bits() returns them.
  static constexpr CastlingRights from_bits(unsigned bits) {
    CastlingRights rights;
    rights.bits_ = static_cast<std::uint8_t>(bits & 15U);
    return rights;
  }

  constexpr bool has(Color color, Side side) const { return (bits_ & bit(color, side)) != 0; }
  constexpr bool has_any(Color color) const { return has(color, Side::King) || has(color, Side::Queen); }
  constexpr bool none() const { return bits_ == 0; }
  constexpr void add(Color color, Side side) { bits_ = static_cast<std::uint8_t>(bits_ | bit(color, side)); }
  constexpr void remove(Color color, Side side) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(color, side)); }

  /// Bit 0: White king's side (K), 1: White queen's side (Q), 2: k, 3: q.
  constexpr unsigned bits() const { return bits_; }

  friend constexpr bool operator==(CastlingRights, CastlingRights) = default;

 private:
  static constexpr unsigned bit(Color color, Side side) {
    return 1U << (2U * static_cast<unsigned>(color) + static_cast<unsigned>(side));
  }

  std::uint8_t bits_ = 0;
};

constexpr int home_rank(Color color) { return color == Color::White ? 0 : 7; }
constexpr Square king_home(Color color) { return Square::at(4, home_rank(color)); }
constexpr Square rook_home(Color color, Side side) { return Square::at(side == Side::King ? 7 : 0, home_rank(color)); }

}  // namespace passant
