// Looking at the king: does anybody attack a square, and from where do lines lead to it? The difference table throws
// out nearly every man by one load; only men that might attack are looked at on the board.
#pragma once

#include <array>

#include "generators/mailbox/diagram.h"
#include "generators/mailbox/difference.h"

namespace passant::mailbox {

/// The first square from `spot` in that direction that is not empty: a man or a wall. `spot` is not looked at.
inline Spot first_man(const Cells& cells, Spot spot, Step step) {
  do spot = spot + step;
  while (cells[spot] == kEmpty);
  return spot;
}

/// Nobody between two squares of one line.
inline bool open_line(const Cells& cells, Spot from, Spot to) {
  return first_man(cells, from, step_between(from, to)) == to;
}

/// Does a pawn of `By` attack `target`?
template <Color By>
bool pawn_attacks(const Cells& cells, Spot target) {
  constexpr Cell kPawn = cell(By, PieceKind::Pawn);
  return cells[target - forward_step(By) - kRight] == kPawn || cells[target - forward_step(By) + kRight] == kPawn;
}

/// Does a man of the groups first … last, which move as `by` says, attack `target` along a line?
template <Color By>
bool line_attacks(const Diagram& diagram, Spot target, Group first, Group last, Reach by) {
  const Men& men = diagram.men_of(By);
  for (unsigned slot = men.begin(first); slot != men.end(last); ++slot) {
    if ((reach(men[slot], target) & by) != 0 && open_line(diagram.cells, target, men[slot])) return true;
  }
  return false;
}

/// Does a man of `By` attack `target` (FIDE 3.1.2)?
template <Color By>
bool attacked(const Diagram& diagram, Spot target) {
  const Men& men = diagram.men_of(By);
  if (pawn_attacks<By>(diagram.cells, target) || (reach(diagram.king(By), target) & kByKing) != 0) return true;
  for (unsigned slot = men.begin(Group::Knights); slot != men.end(Group::Knights); ++slot) {
    if ((reach(men[slot], target) & kByKnight) != 0) return true;
  }
  return line_attacks<By>(diagram, target, Group::Bishops, Group::Queens, kByDiagonal) ||
         line_attacks<By>(diagram, target, Group::Queens, Group::Rooks, kByStraight);
}

/// What threatens the king of the side to move, and which of its men shield it.
struct Danger {
  int checkers = 0;
  Spot checker;     ///< one of them
  int shields = 0;  ///< men alone between the king and a man that would attack it along the line
  std::array<std::uint8_t, 8> shield_spots;

  Spot shield(int i) const { return Spot(shield_spots[static_cast<unsigned>(i)]); }
};

template <Color Us>
class DangerSearch {
 public:
  explicit DangerSearch(const Diagram& diagram) : diagram_(diagram), king_(diagram.king(Us)) {}

  Danger run() {
    look_for_pawn(king_ + forward_step(Us) - kRight);
    look_for_pawn(king_ + forward_step(Us) + kRight);
    look_for_knights();
    look_along_lines(Group::Bishops, Group::Queens, kByDiagonal);
    look_along_lines(Group::Queens, Group::Rooks, kByStraight);
    return danger_;
  }

 private:
  static constexpr Color kThem = opponent(Us);

  void add_checker(Spot spot) {
    ++danger_.checkers;
    danger_.checker = spot;
  }

  void look_for_pawn(Spot spot) {
    if (diagram_.cells[spot] == cell(kThem, PieceKind::Pawn)) add_checker(spot);
  }

  void look_for_knights() {
    const Men& men = diagram_.men_of(kThem);
    for (unsigned slot = men.begin(Group::Knights); slot != men.end(Group::Knights); ++slot) {
      if ((reach(men[slot], king_) & kByKnight) != 0) add_checker(men[slot]);
    }
  }

  void look_along_lines(Group first, Group last, Reach by) {
    const Men& men = diagram_.men_of(kThem);
    for (unsigned slot = men.begin(first); slot != men.end(last); ++slot) {
      if ((reach(men[slot], king_) & by) != 0) look_along_line(men[slot]);
    }
  }

  void look_along_line(Spot attacker) {
    const Step step = step_between(king_, attacker);
    const Spot first = first_man(diagram_.cells, king_, step);
    if (first == attacker) return add_checker(attacker);
    if ((diagram_.cells[first] & prey(kThem)) == 0 || first_man(diagram_.cells, first, step) != attacker) return;
    danger_.shield_spots[static_cast<unsigned>(danger_.shields++)] = static_cast<std::uint8_t>(first.value());
  }

  const Diagram& diagram_;
  const Spot king_;
  Danger danger_;
};

}  // namespace passant::mailbox
