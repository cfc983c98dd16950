// The king's eight neighbours as a set of bits, and the difference table that says which of them a man attacks, or for
// men that go along lines, might attack. So that a king's moves need a look along lines only, and few of those.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "generators/mailbox/difference.h"
#include "generators/mailbox/look.h"

namespace passant::mailbox {

/// A set of bits, one for each neighbour: three for each file, the upper rank's lowest, as three loads of a rank's
/// cells leave them. Bit 4 is the upper left neighbour, bit 22 the lower right one.
using Ring = std::uint32_t;

constexpr unsigned ring_bit(int files, int ranks) { return static_cast<unsigned>(8 * (files + 1) + 5 - ranks); }

/// The king's step to the neighbour of the lowest bit. REQUIRES: ring != 0.
constexpr Step first_step(Ring ring) {
  const int bit = std::countr_zero(ring);
  return (bit / 8 - 1) * kRight + (5 - bit % 8) * kUp;
}

constexpr unsigned count(Ring ring) {
  constexpr Ring kOneOfEachFile = 0x101010;
  const Ring by_file = (ring & kOneOfEachFile) + ((ring >> 1U) & kOneOfEachFile) + ((ring >> 2U) & kOneOfEachFile);
  return ((by_file >> 4U) + (by_file >> 12U) + (by_file >> 20U)) & 0xFU;
}

/// The bits of all neighbours and of the square itself, which the king keeps shut.
inline constexpr Ring kWholeRing = 0x707070;

struct RingTable {
  std::array<Ring, DifferenceTables::kCount> neighbours{};

  /// `attacks(difference)`: might the man attack across man - target?
  template <class Attacks>
  constexpr explicit RingTable(Attacks attacks) {
    for (Step difference = DifferenceTables::kLeast; difference <= -DifferenceTables::kLeast; ++difference) {
      for (const int files : {-1, 0, 1}) {
        for (const int ranks : {-1, 0, 1}) {
          const bool neighbour = files != 0 || ranks != 0;
          if (neighbour && attacks(difference - (files * kRight + ranks * kUp))) {
            neighbours[DifferenceTables::index(difference)] |= Ring{1} << ring_bit(files, ranks);
          }
        }
      }
    }
  }

  /// REQUIRES: king on the board, man on the board or kNowhere.
  constexpr Ring operator()(Spot man, Spot king) const { return neighbours[DifferenceTables::index(man - king)]; }
};

constexpr auto reaches(Reach by) {
  return [by](Step difference) {
    return difference >= DifferenceTables::kLeast && difference <= -DifferenceTables::kLeast &&
           (kDifferences.reach[DifferenceTables::index(difference)] & by) != 0;
  };
}

constexpr auto pawn_reaches(Color color) {
  return [color](Step difference) {
    return difference == -forward_step(color) - kRight || difference == -forward_step(color) + kRight;
  };
}

inline constexpr RingTable kKnightRing{reaches(kByKnight)};
inline constexpr RingTable kDiagonalRing{reaches(kByDiagonal)};
inline constexpr RingTable kStraightRing{reaches(kByStraight)};
inline constexpr RingTable kKingRing{reaches(kByKing)};
template <Color C>
inline constexpr RingTable kPawnRing{pawn_reaches(C)};

/// The king's legal moves but castling: where it may step, and would not be attacked with itself gone from its square.
template <Color Us>
class KingSteps {
 public:
  explicit KingSteps(Diagram& diagram) : diagram_(diagram), king_(diagram.king(Us)) {}

  Ring run() {
    ring_ = enterable();
    if (ring_ == 0) return 0;
    ring_ &= ~kKingRing(diagram_.king(kThem), king_);
    for_each(Group::Knights, Group::Knights, [this](Spot man) { ring_ &= ~kKnightRing(man, king_); });
    for_each(Group::Pawns, Group::Pawns, [this](Spot man) { ring_ &= ~kPawnRing<kThem>(man, king_); });
    Cell& home = diagram_.cells[king_];
    const Cell king = std::exchange(home, kEmpty);
    for_each(Group::Bishops, Group::Queens, [this](Spot man) { look_along(man, kDiagonalRing(man, king_)); });
    for_each(Group::Queens, Group::Rooks, [this](Spot man) { look_along(man, kStraightRing(man, king_)); });
    home = king;
    return ring_;
  }

 private:
  static constexpr Color kThem = opponent(Us);

  template <class Action>
  void for_each(Group first, Group last, Action action) const {
    const Men& men = diagram_.men_of(kThem);
    for (unsigned slot = men.begin(first); slot != men.end(last); ++slot) action(men[slot]);
  }

  Ring enterable() const {
    constexpr Ring kShut = no_entry(Us) * 0x010101U;
    const Ring shut = (diagram_.cells.four(king_ + kUp - kRight) & kShut) |
                      (diagram_.cells.four(king_ - kRight) & kShut) << 1U |
                      (diagram_.cells.four(king_ - kUp - kRight) & kShut) << 2U;
    constexpr unsigned kToRing = no_entry(Us) / kNoEntryForWhite - 1;  // how far Black's bit lies above White's
    return (shut >> kToRing) ^ kWholeRing;
  }

  void look_along(Spot man, Ring neighbours) {
    for (Ring doubtful = ring_ & neighbours; doubtful != 0; doubtful &= doubtful - 1) {
      const Spot to = king_ + first_step(doubtful);
      if (open_line(diagram_.cells, to, man)) ring_ &= ~(doubtful & (0U - doubtful));
    }
  }

  Diagram& diagram_;
  const Spot king_;
  Ring ring_ = 0;
};

}  // namespace passant::mailbox
