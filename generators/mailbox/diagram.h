// The whole state of a mailbox board as plain data: the men by square and by list, and what else a FEN says.
#pragma once

#include <array>
#include <cstdint>

#include "generators/mailbox/cell.h"
#include "generators/mailbox/men.h"
#include "generators/mailbox/spot.h"
#include "position/position.h"

namespace passant::mailbox {

/// The board with walls around it as far as any man on it or on kNowhere can look.
class Cells {
 public:
  Cell operator[](Spot spot) const { return bytes_[index(spot)]; }
  Cell& operator[](Spot spot) { return bytes_[index(spot)]; }

  /// A board with walls and nobody on it.
  static constexpr Cells empty() {
    Cells cells;
    cells.bytes_.fill(kWall);
    for (int at = 0; at < Square::kCount; ++at) cells.bytes_[index(Spot(Square::from_index(at)))] = kEmpty;
    return cells;
  }

 private:
  static constexpr int kBelow = 48;  // a knight on a1 looks 33 down
  static constexpr int kSize = kBelow + kNowhere.value() + 44;

  static constexpr std::size_t index(Spot spot) { return static_cast<std::size_t>(spot.value() + kBelow); }

  std::array<Cell, kSize> bytes_;
};

/// What a move changes beyond the men, and what a take back must therefore be told.
struct Circumstances {
  std::uint8_t en_passant;  ///< Spot of the target, or kNowhere
  std::uint8_t castling;    ///< CastlingRights::bits()
  std::uint32_t halfmove_clock;
};

struct Diagram {
  Cells cells;
  SlotOfSpot slots;
  std::array<Men, 2> men;
  std::array<std::uint8_t, 2> kings;  ///< Spots; the first one of each side
  Circumstances now;
  std::uint32_t fullmove_number;
  Color to_move;
  bool playable;  ///< each side has a king: without, there is nothing to look for and no move

  explicit Diagram(const Position& position);

  Position position() const;
  Men& men_of(Color color) { return men[static_cast<unsigned>(color)]; }
  const Men& men_of(Color color) const { return men[static_cast<unsigned>(color)]; }
  Spot king(Color color) const { return Spot(kings[static_cast<unsigned>(color)]); }
  void set_king(Color color, Spot spot) {
    kings[static_cast<unsigned>(color)] = static_cast<std::uint8_t>(spot.value());
  }
  Spot en_passant() const { return Spot(now.en_passant); }
  CastlingRights castling() const { return CastlingRights::from_bits(now.castling); }
  Slot& slot(Spot spot) { return slots[static_cast<unsigned>(spot.value())]; }
  Slot slot(Spot spot) const { return slots[static_cast<unsigned>(spot.value())]; }

 private:
  void put(Spot spot, std::uint8_t code, Slot slot);
};

}  // namespace passant::mailbox
