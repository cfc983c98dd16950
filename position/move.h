// A move: from, to, promotion. Nothing says whether it captures, castles or is en passant: knowing that is each
// generator's own business, and a flag here would be shared knowledge that no comparison could see.
// Castling is the king's move (e1g1).
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "position/piece.h"
#include "position/square.h"

namespace passant {

class Move {
 public:
  Move() = default;  // indeterminate: an array of moves costs nothing until it is filled
  constexpr Move(Square from, Square to) : bits_(static_cast<std::uint16_t>(from.index() | (to.index() << 6))) {}
  /// REQUIRES: promotion is one of kPromotionKinds.
  constexpr Move(Square from, Square to, PieceKind promotion)
      : bits_(static_cast<std::uint16_t>(from.index() | (to.index() << 6) | (static_cast<int>(promotion) << 12))) {}

  /// REQUIRES: as bits() gives them.
  static constexpr Move from_bits(std::uint16_t bits) {
    Move move;
    move.bits_ = bits;
    return move;
  }

  constexpr Square from() const { return Square::from_index(bits_ & 63); }
  constexpr Square to() const { return Square::from_index((bits_ >> 6) & 63); }
  constexpr std::optional<PieceKind> promotion() const {
    const int kind = bits_ >> 12;
    if (kind == 0) return std::nullopt;
    return static_cast<PieceKind>(kind);
  }

  /// from | to << 6 | promotion kind << 12 (0: none): different moves have different bits.
  constexpr std::uint16_t bits() const { return bits_; }

  friend constexpr bool operator==(Move, Move) = default;
  /// The alphabetical order of the UCI spellings.
  friend constexpr std::strong_ordering operator<=>(Move a, Move b) { return a.order() <=> b.order(); }

 private:
  constexpr int order() const {
    const auto by_file = [](Square square) { return square.file() * 8 + square.rank(); };
    const auto kind = promotion();
    return (by_file(from()) * 64 + by_file(to())) * 256 + (kind ? letter(*kind) : 0);
  }

  std::uint16_t bits_;
};

/// The UCI spelling: e2e4, e7e8q, e1g1.
std::string to_uci(Move move);

/// Reads the UCI spelling strictly: four or five lower-case characters, promotion one of q r b n.
std::optional<Move> parse_uci(std::string_view text);

}  // namespace passant
