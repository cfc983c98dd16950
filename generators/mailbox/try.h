// Legality as the Laws put it (FIDE 3.9): play the move, look whether the king can be taken, take it back. On the
// squares and in the list of the captured man only, which is all that looking needs.
#pragma once

#include "generators/mailbox/diagram.h"
#include "generators/mailbox/look.h"
#include "generators/mailbox/motion.h"

namespace passant::mailbox {

/// One man goes from a square to another and takes what stands on `captured` (the same square, but for en passant).
/// While it lives, the move is played.
template <Color Us>
class Trial {
 public:
  Trial(Diagram& diagram, Spot from, Spot to, Spot captured)
      : diagram_(diagram), from_(from), to_(to), captured_(captured), victim_(diagram.cells[captured]) {
    if (victim_ != kEmpty) remove(captured, kNowhere);
    diagram.cells[captured] = kEmpty;
    diagram.cells[to] = diagram.cells[from];
    diagram.cells[from] = kEmpty;
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;
  ~Trial() {
    diagram_.cells[from_] = diagram_.cells[to_];
    diagram_.cells[to_] = kEmpty;
    diagram_.cells[captured_] = victim_;
    if (victim_ != kEmpty) remove(captured_, captured_);
  }

  bool king_is_safe() const { return !attacked<opponent(Us)>(diagram_, diagram_.king(Us)); }

 private:
  void remove(Spot captured, Spot destination) {
    diagram_.men_of(opponent(Us)).set(diagram_.slot(captured), destination);
  }

  Diagram& diagram_;
  const Spot from_;
  const Spot to_;
  const Spot captured_;
  const Cell victim_;
};

/// Would this move, neither the king's nor en passant, leave the own king safe?
template <Color Us>
bool safe(Diagram& diagram, Motion motion) {
  return Trial<Us>(diagram, motion.from(), motion.to(), motion.to()).king_is_safe();
}

template <Color Us>
bool safe_en_passant(Diagram& diagram, Spot from) {
  const Spot target = diagram.en_passant();
  return Trial<Us>(diagram, from, target, target - forward_step(Us)).king_is_safe();
}

}  // namespace passant::mailbox
