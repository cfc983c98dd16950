// The difference tables: what the 0x88 difference of two squares says about men on an empty board. Computed by the
// compiler. They never say that a man *does* attack, only that it might, and along which line to look.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "generators/mailbox/spot.h"
#include "position/piece.h"

namespace passant::mailbox {

inline constexpr std::array<Step, 4> kDiagonals{kUp + kRight, kUp - kRight, -kUp + kRight, -kUp - kRight};
inline constexpr std::array<Step, 4> kStraights{kUp, kRight, -kRight, -kUp};
inline constexpr std::array<Step, 8> kKingSteps{kUp + kRight, kUp - kRight, -kUp + kRight, -kUp - kRight,
                                                kUp,          kRight,       -kRight,       -kUp};
inline constexpr std::array<Step, 8> kKnightSteps{33, 31, 18, 14, -14, -18, -31, -33};

/// Calls `action` with each of the steps as a constant, so that a look costs one address and no loop.
template <const auto& kSteps, class Action>
constexpr void for_each_step(Action action) {
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (action(std::integral_constant<Step, kSteps[i]>{}), ...);
  }(std::make_index_sequence<kSteps.size()>{});
}

/// Men that might attack across a difference (a set of bits). Pawns are looked for on the board itself.
enum Reach : std::uint8_t { kNobody = 0, kByKnight = 1, kByDiagonal = 2, kByStraight = 4, kByKing = 8 };

constexpr unsigned reach_of(PieceKind kind) {
  constexpr std::array<unsigned, 6> kOfKind{kNobody, kByKnight, kByDiagonal, kByStraight, kByDiagonal | kByStraight,
                                            kByKing};
  return kOfKind[static_cast<unsigned>(kind)];
}

/// Which men go along lines in the direction of a king's step.
constexpr Reach line_reach(Step step) {
  return step == kUp || step == -kUp || step == kRight || step == -kRight ? kByStraight : kByDiagonal;
}

/// One bit for each of the four directions in which lines run, whichever way a king's step goes.
constexpr std::uint8_t axis_of(Step step) {
  constexpr std::array kAxes{kUp + kRight, kUp - kRight, kUp, kRight};
  unsigned axis = 1;
  for (const Step one : kAxes) {
    if (step == one || step == -one) break;
    axis *= 2;
  }
  return static_cast<std::uint8_t>(axis);
}

struct DifferenceTables {
  // kNowhere is the largest minuend: everything from it reaches nothing.
  static constexpr Step kLeast = -0x77;
  static constexpr std::size_t kCount = static_cast<std::size_t>(kNowhere.value() - kLeast + 1);

  std::array<std::uint8_t, kCount> reach{};
  std::array<std::int8_t, kCount> step{};
  std::array<std::uint8_t, kCount> axis{};

  constexpr DifferenceTables() {
    for (const Step knight : kKnightSteps) reach[index(knight)] |= kByKnight;
    for (const Step king : kKingSteps) reach[index(king)] |= kByKing;
    for (const Step king : kKingSteps) add_line(king);
  }

  static constexpr std::size_t index(Step difference) { return static_cast<std::size_t>(difference - kLeast); }

 private:
  constexpr void add_line(Step one) {
    for (int length = 1; length <= 7; ++length) {
      reach[index(length * one)] |= line_reach(one);
      step[index(length * one)] = static_cast<std::int8_t>(one);
      axis[index(length * one)] = axis_of(one);
    }
  }
};

inline constexpr DifferenceTables kDifferences;

/// Who, standing on `man`, might attack `target`? REQUIRES: target on the board, man on the board or kNowhere.
constexpr unsigned reach(Spot man, Spot target) { return kDifferences.reach[DifferenceTables::index(man - target)]; }

/// The king's step that leads from `from` straight or diagonally to `to`, 0 if none does. REQUIRES: as for reach.
constexpr Step step_between(Spot from, Spot to) { return kDifferences.step[DifferenceTables::index(to - from)]; }

/// The bit of the axis on which both squares lie, 0 if they are on none. REQUIRES: as for reach.
constexpr std::uint8_t axis_between(Spot from, Spot to) {
  return kDifferences.axis[DifferenceTables::index(to - from)];
}

}  // namespace passant::mailbox
