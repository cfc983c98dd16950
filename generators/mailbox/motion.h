// A move as this generator knows it: with what is special about it.
#pragma once

#include <cstdint>

#include "generators/mailbox/spot.h"
#include "position/move.h"
#include "position/piece.h"

namespace passant::mailbox {

enum class Special : std::uint8_t {
  None,
  PromoteKnight,  // the promotions in the order of PieceKind
  PromoteBishop,
  PromoteRook,
  PromoteQueen,
  DoubleStep,
  EnPassant,
  Castling,
};

constexpr Special promote_to(PieceKind kind) { return static_cast<Special>(kind); }
constexpr bool is_promotion(Special special) {
  return special >= Special::PromoteKnight && special <= Special::PromoteQueen;
}
/// REQUIRES: is_promotion(special).
constexpr PieceKind promotion_kind(Special special) { return static_cast<PieceKind>(special); }

class Motion {
 public:
  Motion() = default;  // nothing yet: room in an array
  constexpr Motion(Spot from, Spot to, Special special = Special::None)
      : bits_(static_cast<std::uint32_t>(from.value() | to.value() << 8U | static_cast<int>(special) << 16U)) {}

  constexpr Spot from() const { return Spot(bits_ & 0xFFU); }
  constexpr Spot to() const { return Spot(bits_ >> 8U & 0xFFU); }
  constexpr Special special() const { return static_cast<Special>(bits_ >> 16U); }

  [[gnu::always_inline]] constexpr Move move() const {
    if (is_promotion(special())) return {from().square(), to().square(), promotion_kind(special())};
    return {from().square(), to().square()};
  }

 private:
  std::uint32_t bits_;  // in one word, since moves are written and read in great numbers
};

}  // namespace passant::mailbox
