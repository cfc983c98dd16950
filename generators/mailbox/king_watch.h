// What moves of the other side do to a king, known before they are played: where the king may go after each of them.
// Moves that may do more (open or shut a line to the king or to its neighbours) are marked, rather too often than too
// seldom.
#pragma once

#include <array>

#include "generators/mailbox/diagram.h"
#include "generators/mailbox/king_steps.h"
#include "generators/mailbox/look.h"
#include "generators/mailbox/motion.h"
#include "generators/mailbox/notes.h"
#include "generators/mailbox/ring.h"
#include "generators/mailbox/try.h"

namespace passant::mailbox {

/// Of the king of `Us`, which is not in check. The other side is to move.
template <Color Us>
class KingWatch {
 public:
  KingWatch(Diagram& diagram, Notes& notes)
      : diagram_(diagram),
        cells_(diagram.cells),
        king_(diagram.king(Us)),
        squares_(enterable<Us>(diagram) | castling_goals<Us>(diagram)),
        notes_(notes) {
    mark_neighbours();
    mark_castling(Side::King);
    mark_castling(Side::Queen);
    look_from_men();
  }

  /// Where the king might go now, were it to move.
  Ring now() const { return squares_ & ~once_; }

  /// Where it may go after a move that touches no marks, of a man that is then of that kind. With kOwnSquare when the
  /// man himself gives check or pins.
  Ring after(Motion motion, PieceKind kind) const {
    const Ring left = attacks_[static_cast<unsigned>(motion.from().value())];
    const Ring might = might_attack<kThem>(kind, motion.to(), king_) & (squares_ | kOwnSquare);
    if ((left | might) == 0) return now();
    const Ring others = (once_ & ~left) | twice_;
    const Ring entered = might != 0 && goes_along_lines(kind) ? look_after(motion, might) : might;
    return (squares_ & ~others & ~entered) | (entered & kOwnSquare);
  }

 private:
  static constexpr Color kThem = opponent(Us);

  static bool goes_along_lines(PieceKind kind) { return (reach_of(kind) & (kByDiagonal | kByStraight)) != 0; }

  bool ours(Spot spot) const { return (cells_[spot] & prey(kThem)) != 0; }
  bool theirs(Spot spot) const {
    return (cells_[spot] & prey(Us)) != 0 || cells_[spot] == cell(kThem, PieceKind::King);
  }

  /// A neighbour with an own man becomes a step when they take him.
  void mark_neighbours() {
    for_each_step<kKingSteps>([this](auto step) {
      if (ours(king_ + step)) notes_.mark(king_ + step, kTouchesSteps);
    });
  }

  /// They can clear or shut the way to the rook, or take him, as long as no own man stands in it.
  void mark_castling(Side side) {
    if (!diagram_.castling().has(Us, side)) return;
    const Spot home(king_home(Us));
    const Spot rook(rook_home(Us, side));
    const Step step = side == Side::King ? kRight : -kRight;
    for (Spot spot = home + step; spot != rook; spot = spot + step) {
      if (ours(spot)) return;
    }
    mark_line(home, rook, step, kTouchesSteps);
    notes_.mark(rook, kTouchesSteps);
  }

  /// The squares between two.
  void mark_line(Spot from, Spot to, Step step, Marks marks) {
    for (Spot spot = from + step; spot != to; spot = spot + step) notes_.mark(spot, marks);
  }

  void look_from_men() {
    const Men& men = diagram_.men_of(kThem);
    look_from(PieceKind::King, diagram_.king(kThem));
    men.for_each(Group::Knights, [this](Spot man) { look_from(PieceKind::Knight, man); });
    men.for_each(Group::Pawns, [this](Spot man) { look_from(PieceKind::Pawn, man); });
    men.for_each(Group::Bishops, [this](Spot man) { look_along_lines(PieceKind::Bishop, man); });
    men.for_each(Group::Queens, [this](Spot man) { look_along_lines(PieceKind::Queen, man); });
    men.for_each(Group::Rooks, [this](Spot man) { look_along_lines(PieceKind::Rook, man); });
  }

  void look_from(PieceKind kind, Spot man) { add_attacks(man, might_attack<kThem>(kind, man, king_) & squares_); }

  void look_along_lines(PieceKind kind, Spot man) {
    const Ring might = might_attack<kThem>(kind, man, king_);
    if ((might & kOwnSquare) != 0) mark_line_to_king(man);
    if ((might & squares_) == 0) return add_attacks(man, 0);
    const KingLifted lifted(diagram_.cells, king_);
    Ring attacks = 0;
    for (Ring doubtful = might & squares_; doubtful != 0; doubtful &= doubtful - 1) {
      if (attacks_along(man, king_ + first_step(doubtful))) attacks |= lowest(doubtful);
    }
    add_attacks(man, attacks);
  }

  void add_attacks(Spot man, Ring attacks) {
    attacks_[static_cast<unsigned>(man.value())] = attacks;
    twice_ |= once_ & attacks;
    once_ |= attacks;
  }

  /// Marks the squares where others may change the answer.
  bool attacks_along(Spot man, Spot target) {
    const Step step = step_between(target, man);
    const Spot first = first_man(cells_, target, step);
    if (first == man) {
      mark_line(target, man, step, kTouchesSteps);
    } else if (theirs(first) && first_man(cells_, first, step) == man) {
      notes_.mark(first, kTouchesSteps);
    }
    return first == man;
  }

  /// With one man between, he shields or uncovers; with two, theirs makes a shield of ours by leaving.
  void mark_line_to_king(Spot man) {
    const Step step = step_between(king_, man);
    const Spot first = first_man(cells_, king_, step);
    const Spot second = first_man(cells_, first, step);
    if (second == man && ours(first)) {
      mark_line(king_, man, step, kTouchesKing);
      notes_.mark(man, kTouchesKing);
    } else if (second == man) {
      notes_.mark(first, kTouchesKing);
    } else if (first_man(cells_, second, step) == man && theirs(first) != theirs(second)) {
      notes_.mark(theirs(first) ? first : second, kTouchesKing);
    }
  }

  /// Which of the squares does the man attack along lines once he has moved? Only kOwnSquare when he gives check or
  /// pins.
  [[gnu::noinline]] Ring look_after(Motion motion, Ring might) const {
    const Spot man = motion.to();
    const Trial<kThem> played(diagram_, motion.from(), man, man);
    if ((might & kOwnSquare) != 0 && checks_or_pins(man)) return kOwnSquare;
    const KingLifted lifted(diagram_.cells, king_);
    Ring attacks = 0;
    for (Ring doubtful = might & squares_; doubtful != 0; doubtful &= doubtful - 1) {
      if (open_line(cells_, king_ + first_step(doubtful), man)) attacks |= lowest(doubtful);
    }
    return attacks;
  }

  bool checks_or_pins(Spot man) const {
    const Step step = step_between(king_, man);
    const Spot first = first_man(cells_, king_, step);
    return first == man || (ours(first) && first_man(cells_, first, step) == man);
  }

  Diagram& diagram_;
  const Cells& cells_;
  const Spot king_;
  const Ring squares_;  ///< no own man stands there, and nothing but attacks may hinder castling
  Ring once_ = 0;       ///< attacked by somebody
  Ring twice_ = 0;      ///< attacked by several
  std::array<Ring, kNowhere.value() + 1> attacks_;  ///< by the man on each square
  Notes& notes_;
};

}  // namespace passant::mailbox
