// The squares that a king may want to step to as a set of bits, and the difference table that says which of them a man
// attacks, or for men that go along lines, might attack. So a king's moves need looks along lines only, and few.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "generators/mailbox/difference.h"
#include "position/castling.h"
#include "position/piece.h"

namespace passant::mailbox {

/// A set of bits, one for each neighbour of the king: three for each file, the upper rank's lowest, as three loads of a
/// rank's cells leave them. Bit 4 is the upper left neighbour, bit 13 the king's own square, bit 22 the lower right
/// neighbour. Two more bits are the squares it may castle to.
using Ring = std::uint32_t;

constexpr unsigned ring_bit(int files, int ranks) { return static_cast<unsigned>(8 * (files + 1) + 5 - ranks); }

inline constexpr Ring kOwnSquare = Ring{1} << ring_bit(0, 0);
inline constexpr Ring kNeighbours = 0x707070 & ~kOwnSquare;

/// The bit of the square beside the king, over which it castles.
constexpr Ring passage(Side side) { return Ring{1} << ring_bit(side == Side::King ? 1 : -1, 0); }
/// The bit of the square to which it castles.
constexpr Ring goal(Side side) { return Ring{1} << (side == Side::King ? 29U : 28U); }

/// The step from the king to the square of each bit.
inline constexpr std::array<std::int8_t, 32> kStepOfBit = [] {
  std::array<std::int8_t, 32> steps{};
  for (const int files : {-1, 0, 1}) {
    for (const int ranks : {-1, 0, 1})
      steps[ring_bit(files, ranks)] = static_cast<std::int8_t>(files * kRight + ranks * kUp);
  }
  steps[std::countr_zero(goal(Side::King))] = 2 * kRight;
  steps[std::countr_zero(goal(Side::Queen))] = -2 * kRight;
  return steps;
}();

/// The step to the square of the lowest bit. REQUIRES: ring != 0.
constexpr Step first_step(Ring ring) { return kStepOfBit[static_cast<unsigned>(std::countr_zero(ring))]; }

constexpr Ring lowest(Ring ring) { return ring & (0U - ring); }

/// How many neighbours are in the set.
constexpr unsigned count_neighbours(Ring ring) {
  constexpr Ring kOneOfEachFile = 0x101010;
  const Ring by_file = (ring & kOneOfEachFile) + ((ring >> 1U) & kOneOfEachFile) + ((ring >> 2U) & kOneOfEachFile);
  return ((by_file >> 4U) + (by_file >> 12U) + (by_file >> 20U)) & 0xFU;
}

/// For one kind of men: the squares around the king that a man might attack, by the difference of man and king.
struct RingTable {
  std::array<Ring, DifferenceTables::kCount> squares{};

  /// `attacks(difference)`: might the man attack across man - target?
  template <class Attacks>
  constexpr explicit RingTable(Attacks attacks) {
    for (Step difference = DifferenceTables::kLeast; difference <= -DifferenceTables::kLeast; ++difference) {
      for (unsigned bit = 0; bit < kStepOfBit.size(); ++bit) {
        if (kStepOfBit[bit] == 0 && (Ring{1} << bit) != kOwnSquare) continue;
        if (attacks(difference - kStepOfBit[bit])) squares[DifferenceTables::index(difference)] |= Ring{1} << bit;
      }
    }
  }

  /// REQUIRES: king on the board, man on the board or kNowhere.
  constexpr Ring operator()(Spot man, Spot king) const { return squares[DifferenceTables::index(man - king)]; }
};

constexpr RingTable ring_table(unsigned reach) {
  return RingTable([reach](Step difference) {
    const bool on_board = difference >= DifferenceTables::kLeast && difference <= -DifferenceTables::kLeast;
    return on_board && (kDifferences.reach[DifferenceTables::index(difference)] & reach) != 0;
  });
}

constexpr RingTable pawn_ring_table(Color color) {
  return RingTable([color](Step difference) {
    return difference == -forward_step(color) - kRight || difference == -forward_step(color) + kRight;
  });
}

/// By PieceKind, for men of one colour.
template <Color kColor>
inline constexpr std::array<RingTable, 6> kRingTables{pawn_ring_table(kColor),
                                                      ring_table(kByKnight),
                                                      ring_table(kByDiagonal),
                                                      ring_table(kByStraight),
                                                      ring_table(kByDiagonal | kByStraight),
                                                      ring_table(kByKing)};

/// What a man of that kind and colour might attack around `king`.
template <Color kColor>
constexpr Ring might_attack(PieceKind kind, Spot man, Spot king) {
  return kRingTables<kColor>[static_cast<unsigned>(kind)](man, king);
}

}  // namespace passant::mailbox
