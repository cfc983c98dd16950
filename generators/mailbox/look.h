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

/// Does a man of `By` attack `target` (FIDE 3.1.2)?
template <Color By>
bool attacked(const Diagram& diagram, Spot target) {
  const Men& men = diagram.men_of(By);
  const auto along = [&](Reach by) {
    return [&diagram, target, by](Spot man) {
      return (reach(man, target) & by) != 0 && open_line(diagram.cells, target, man);
    };
  };
  return pawn_attacks<By>(diagram.cells, target) || (reach(diagram.king(By), target) & kByKing) != 0 ||
         men.any_of(Group::Knights, Group::Knights,
                    [target](Spot man) { return (reach(man, target) & kByKnight) != 0; }) ||
         men.any_of(Group::Bishops, Group::Queens, along(kByDiagonal)) ||
         men.any_of(Group::Queens, Group::Rooks, along(kByStraight));
}

/// While it lives, a king is off the board, so that looks go through the square it leaves.
class KingLifted {
 public:
  KingLifted(Cells& cells, Spot king) : cell_(cells[king]), king_(cell_) { cell_ = kEmpty; }
  KingLifted(const KingLifted&) = delete;
  KingLifted& operator=(const KingLifted&) = delete;
  ~KingLifted() { cell_ = king_; }

 private:
  Cell& cell_;
  const Cell king_;
};

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
    const Men& men = diagram_.men_of(kThem);
    men.for_each(Group::Knights, [this](Spot man) { look_for_knight(man); });
    men.for_each(Group::Bishops, Group::Queens, [this](Spot man) { look_for(man, kByDiagonal); });
    men.for_each(Group::Queens, Group::Rooks, [this](Spot man) { look_for(man, kByStraight); });
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

  void look_for_knight(Spot knight) {
    if ((reach(knight, king_) & kByKnight) != 0) add_checker(knight);
  }

  void look_for(Spot attacker, Reach by) {
    if ((reach(attacker, king_) & by) != 0) look_along_line(attacker);
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
