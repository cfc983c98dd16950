// Castling (FIDE 3.8.2): which squares take part, and which moves end a right.
#pragma once

#include "generators/bitboard/bits.h"
#include "position/castling.h"

namespace passant::bitboard {
namespace {

//             d c b a <- bits grow to the left in a number, files to the right on a board
// king side   king e -> g, rook h -> f;  queen side   king e -> c, rook a -> d
template <Color kWhose, Side kSide>
struct CastlingPath {
  static constexpr bool kShort = kSide == Side::King;
  static constexpr unsigned kHome = kWhose == Color::White ? 0 : 56;
  static constexpr unsigned kRight = (kShort ? 1U : 2U) << (kWhose == Color::White ? 0U : 2U);
  static constexpr int kFrom = static_cast<int>(kHome) + 4;
  static constexpr int kTo = static_cast<int>(kHome) + (kShort ? 6 : 2);
  static constexpr Bitboard kKingFrom = bit(kFrom);
  static constexpr Bitboard kRookFrom = Bitboard{kShort ? 0x80U : 0x01U} << kHome;
  static constexpr Bitboard kRookTo = Bitboard{kShort ? 0x20U : 0x08U} << kHome;
  static constexpr Bitboard kMustBeEmpty = Bitboard{kShort ? 0x60U : 0x0EU} << kHome;
  static constexpr Bitboard kMustBeSafe = Bitboard{kShort ? 0x60U : 0x0CU} << kHome;
};

struct RightsTable {
  std::uint8_t at[64];
};

/// The rights that are left after a move from or to a square: those of a king or rook end with its first move, and
/// with the rook's capture (FIDE 3.8.2.1).
constexpr RightsTable rights_kept() {
  RightsTable table{};
  for (std::uint8_t& kept : table.at) kept = 15;
  table.at[4] = 0b1100;
  table.at[7] = 0b1110;
  table.at[0] = 0b1101;
  table.at[60] = 0b0011;
  table.at[63] = 0b1011;
  table.at[56] = 0b0111;
  return table;
}

inline constexpr RightsTable kRightsKept = rights_kept();

}  // namespace
}  // namespace passant::bitboard
