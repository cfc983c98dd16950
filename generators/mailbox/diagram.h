// The whole state of a mailbox board as plain data: the men by square and by list, and what else a FEN says.
#pragma once

#include <array>
#include <cstdint>
#include <span>

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

  /// From the eight codes of Placement::codes() from the a-file on.
  void set_rank(int rank, std::span<const std::uint8_t, 8> codes) {
    Cell* cell = &bytes_[index(Spot(rank * kUp))];
    for (const std::uint8_t code : codes) *cell++ = cell_of_code(code);
  }

  /// Four cells side by side in one load, the leftmost in the lowest byte.
  std::uint32_t four(Spot leftmost) const {
    const Cell* cell = &bytes_[index(leftmost)];
    const auto at = [cell](unsigned i) { return std::uint32_t{cell[i]} << 8U * i; };
    return at(0) | at(1) | at(2) | at(3);
  }

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

struct Diagram {
  Cells cells;
  SlotOfSpot slots;
  std::array<Men, 2> men;
  std::uint8_t en_passant_spot;  ///< of the target, or kNowhere
  std::uint8_t castling_bits;    ///< CastlingRights::bits()
  Color to_move;
  bool playable;  ///< each side has a king: without, there is nothing to look for and no move
  std::uint32_t halfmove_clock;
  std::uint32_t fullmove_number;

  explicit Diagram(const Position& position);

  Position position() const;
  Men& men_of(Color color) { return men[static_cast<unsigned>(color)]; }
  const Men& men_of(Color color) const { return men[static_cast<unsigned>(color)]; }
  Spot king(Color color) const { return men_of(color)[kKingSlot]; }
  Spot en_passant() const { return Spot(en_passant_spot); }
  CastlingRights castling() const { return CastlingRights::from_bits(castling_bits); }
  Slot& slot(Spot spot) { return slots[static_cast<unsigned>(spot.value())]; }
  Slot slot(Spot spot) const { return slots[static_cast<unsigned>(spot.value())]; }

 private:
  void list_men(std::span<const std::uint8_t, Square::kCount> codes);
};

}  // namespace passant::mailbox
