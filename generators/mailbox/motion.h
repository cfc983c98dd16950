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
      : from_(static_cast<std::uint8_t>(from.value())), to_(static_cast<std::uint8_t>(to.value())), special_(special) {}

  constexpr Spot from() const { return Spot(from_); }
  constexpr Spot to() const { return Spot(to_); }
  constexpr Special special() const { return special_; }

  constexpr Move move() const {
    if (is_promotion(special_)) return {from().square(), to().square(), promotion_kind(special_)};
    return {from().square(), to().square()};
  }

 private:
  std::uint8_t from_;
  std::uint8_t to_;
  Special special_;
};

}  // namespace passant::mailbox
