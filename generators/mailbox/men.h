// The men of one side: their squares, grouped by kind, so that each kind is one plain loop. Groups stand in an order in
// which those that move diagonally, and those that move straight, are neighbours.
//
// A captured man keeps its slot and stands on kNowhere, which costs one store and no test afterwards. Promotion moves
// a slot from one group to another: the first man of each group between goes to the end of its group.
#pragma once

#include <array>
#include <cstdint>

#include "generators/mailbox/spot.h"
#include "position/piece.h"

namespace passant::mailbox {

enum class Group : std::uint8_t { Knights, Bishops, Queens, Rooks, Pawns };

inline constexpr int kGroupCount = 5;

constexpr Group group_of(PieceKind kind) {
  constexpr std::array groups{Group::Pawns, Group::Knights, Group::Bishops, Group::Rooks, Group::Queens};
  return groups[static_cast<unsigned>(kind)];
}

inline constexpr std::array<PieceKind, kGroupCount> kKindsByGroup{PieceKind::Knight, PieceKind::Bishop,
                                                                  PieceKind::Queen, PieceKind::Rook, PieceKind::Pawn};

using Slot = std::uint8_t;

/// The king has a slot behind all others, however many they are. A side with several kings moves the one of this slot.
inline constexpr Slot kKingSlot = 64;

/// The slot of the man on each square of the board.
using SlotOfSpot = std::array<Slot, 128>;

struct Men {
  std::array<std::uint8_t, 128> spots;
  std::array<Slot, kGroupCount> ends;  ///< one behind the last slot of each group

  unsigned begin(Group group) const { return group == Group::Knights ? 0 : ends[static_cast<unsigned>(group) - 1]; }
  unsigned end(Group group) const { return ends[static_cast<unsigned>(group)]; }
  Spot operator[](unsigned slot) const { return Spot(spots[slot]); }

  /// Calls `action` with the square of each man of the groups first … last; kNowhere for the captured.
  template <class Action>
  void for_each(Group first, Group last, Action action) const {
    for (unsigned slot = begin(first); slot != end(last); ++slot) action((*this)[slot]);
  }
  template <class Action>
  void for_each(Group group, Action action) const {
    for_each(group, group, action);
  }
  template <class Predicate>
  bool any_of(Group first, Group last, Predicate holds) const {
    for (unsigned slot = begin(first); slot != end(last); ++slot) {
      if (holds((*this)[slot])) return true;
    }
    return false;
  }

  void set(unsigned slot, Spot spot) { spots[slot] = static_cast<std::uint8_t>(spot.value()); }

  /// The pawn of `slot` stands on `spot` as a man of `group` from now on.
  void promote(unsigned slot, Spot spot, Group group, SlotOfSpot& slots);
  /// The reverse: it is the pawn of `slot` on `origin` again.
  void demote(unsigned slot, Spot origin, Group group, SlotOfSpot& slots);

 private:
  void relocate(unsigned from, unsigned to, SlotOfSpot& slots);
};

inline void Men::relocate(unsigned from, unsigned to, SlotOfSpot& slots) {
  if (from == to) return;
  spots[to] = spots[from];
  if ((*this)[to] != kNowhere) slots[spots[to]] = static_cast<Slot>(to);
}

inline void Men::promote(unsigned slot, Spot spot, Group group, SlotOfSpot& slots) {
  unsigned hole = slot;
  for (unsigned moving = kGroupCount - 1; moving > static_cast<unsigned>(group); --moving) {
    const unsigned first = ends[moving - 1]++;
    relocate(first, hole, slots);
    hole = first;
  }
  set(hole, spot);
  slots[spots[hole]] = static_cast<Slot>(hole);
}

inline void Men::demote(unsigned slot, Spot origin, Group group, SlotOfSpot& slots) {
  for (unsigned moving = static_cast<unsigned>(group) + 1; moving < kGroupCount; ++moving) {
    const unsigned first = --ends[moving - 1];
    const unsigned hole = moving == kGroupCount - 1 ? slot : ends[moving] - 1U;
    relocate(hole, first, slots);
  }
  set(slot, origin);
  slots[spots[slot]] = static_cast<Slot>(slot);
}

}  // namespace passant::mailbox
