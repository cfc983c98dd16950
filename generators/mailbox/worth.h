// How many moves a side has, and what each square is worth to it: by how much that number changes when a man of the
// other side leaves the square, or comes to it. All of it by one walk over the lines of the side's men.
#pragma once

#include <cstdint>
#include <optional>

#include "generators/mailbox/diagram.h"
#include "generators/mailbox/difference.h"
#include "generators/mailbox/look.h"
#include "generators/mailbox/notes.h"

namespace passant::mailbox {

/// Of the pseudo-legal moves of `Us` but the king's.
template <Color Us>
class Worth {
 public:
  Worth(const Diagram& diagram, Notes& notes) : cells_(diagram.cells), men_(diagram.men_of(Us)), notes_(notes) {}

  /// Writes the notes and returns how many moves there are.
  int run() {
    each(Group::Knights, Group::Knights, [this](Spot man) { return knight(man); });
    each(Group::Bishops, Group::Queens, [this](Spot man) { return lines<kDiagonals>(man); });
    each(Group::Queens, Group::Rooks, [this](Spot man) { return lines<kStraights>(man); });
    each(Group::Pawns, Group::Pawns, [this](Spot man) { return pawn(man); });
    return moves_;
  }

  /// What to add to the worth of both squares when their man on `from` goes to `to` along a line that he shuts. Nothing
  /// is known when a pawn stands next on the line.
  std::optional<int> along_line(Spot from, Spot to) const {
    const Step step = step_between(from, to);
    const Spot ahead = first_man(cells_, from, step);
    const Spot behind = first_man(cells_, from, -step);
    if (is_pawn(ahead) || is_pawn(behind)) return std::nullopt;
    const int king = their_king(from) ? 1 : 0;
    int change = 0;
    if (goes_along(ahead, step)) change -= beyond(from, -step) + king;
    if (goes_along(behind, step)) change += static_cast<int>((to - from) / step) - beyond(from, step) - king;
    return change;
  }

 private:
  static constexpr Color kThem = opponent(Us);

  bool ours(Spot spot) const { return (cells_[spot] & prey(kThem)) != 0; }
  bool theirs(Spot spot) const { return (cells_[spot] & prey(Us)) != 0 || their_king(spot); }
  bool their_king(Spot spot) const { return cells_[spot] == cell(kThem, PieceKind::King); }
  bool is_pawn(Spot spot) const { return cells_[spot] == cell(Us, PieceKind::Pawn); }
  bool shut(Spot spot) const { return (cells_[spot] & no_entry(Us)) != 0; }
  bool goes_along(Spot spot, Step step) const {
    return ours(spot) && (reach_of(kind_of(cells_[spot])) & line_reach(step)) != 0;
  }

  template <class MovesOf>
  void each(Group first, Group last, MovesOf moves_of) {
    men_.for_each(first, last, [&](Spot man) {
      if (man == kNowhere) return;  // the notes do not reach that far
      const int moves = moves_of(man);
      moves_ += moves;
      notes_.add_worth(man, -moves);  // captured, it has none
    });
  }

  int knight(Spot from) {
    int moves = 8;
    for_each_step<kKnightSteps>([&](auto step) {
      const int blocked = shut(from + step);
      moves -= blocked;
      notes_.add_worth(from + step, blocked);  // open when they take what is there, or their king leaves
    });
    return moves;
  }

  template <const auto& kSteps>
  int lines(Spot from) {
    int moves = 0;
    for_each_step<kSteps>([&](auto step) { moves += line(from, step); });
    return moves;
  }

  template <class Constant>
  int line(Spot from, Constant step) {
    const Spot end = first_man(cells_, from, step);
    int moves = shut(end) ? 0 : 1;
    for (Spot spot = end - step; spot != from; spot = spot - step) notes_.add_worth(spot, -moves++);
    if (theirs(end)) {
      notes_.add_worth(end, beyond(end, step) + (their_king(end) ? 1 : 0));
      notes_.mark(end, touches_axis(axis_of(step)));
    } else {
      notes_.add_worth(end, 1);  // taken by them, it could be retaken
    }
    return moves;
  }

  int beyond(Spot spot, Step step) const {
    const Spot end = first_man(cells_, spot, step);
    int moves = shut(end) ? -1 : 0;
    for (; spot != end; spot = spot + step) ++moves;
    return moves;
  }

  int pawn(Spot from) {
    const int times = promotes<Us>(from) ? 4 : 1;
    const Spot ahead = from + forward_step(Us);
    return pawn_takes(from, ahead - kRight, times) + pawn_takes(from, ahead + kRight, times) +
           pawn_steps(from, ahead, times);
  }

  int pawn_takes(Spot from, Spot to, int times) {
    if ((cells_[to] & prey(Us)) != 0) {
      notes_.add_worth(to, -times);
      notes_.mark(to, touches_axis(axis_between(from, to)));
      return times;
    }
    if (!their_king(to)) notes_.add_worth(to, times);
    return 0;
  }

  int pawn_steps(Spot from, Spot ahead, int times) {
    const Spot second = ahead + forward_step(Us);
    const int twice = at_home<Us>(from) && cells_[second] == kEmpty ? 1 : 0;
    if (cells_[ahead] != kEmpty) {
      pawn_waits_for(ahead, times + twice);
      return 0;
    }
    notes_.add_worth(ahead, -times - twice);
    if (twice != 0) notes_.add_worth(second, -1);
    if (at_home<Us>(from)) pawn_waits_for(second, 1);
    return times + twice;
  }

  void pawn_waits_for(Spot spot, int moves) {
    if (!theirs(spot)) return;
    notes_.add_worth(spot, moves);
    notes_.mark(spot, touches_axis(axis_of(kUp)));
  }

  const Cells& cells_;
  const Men& men_;
  Notes& notes_;
  int moves_ = 0;
};

}  // namespace passant::mailbox
