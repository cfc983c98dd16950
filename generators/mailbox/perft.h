// Counting: the moves of a position without listing them, and the leaves of a tree of moves.
#pragma once

#include <array>
#include <cstdint>

#include "generators/mailbox/count.h"
#include "generators/mailbox/generate.h"
#include "generators/mailbox/play.h"
#include "generators/mailbox/replies.h"
#include "position/move_list.h"

namespace passant::mailbox {

class Motions {
 public:
  void add(Motion motion) { motions_[size_++] = motion; }
  void add_if(bool condition, Motion motion) {
    motions_[size_] = motion;  // written over by the next one when it is none
    size_ += condition;
  }
  const Motion* begin() const { return motions_.data(); }
  const Motion* end() const { return motions_.data() + size_; }

 private:
  std::array<Motion, MoveList::kCapacity> motions_;
  std::size_t size_ = 0;
};

/// The leaves of two plies, of whose first these are the moves.
template <Color Us>
std::uint64_t count_replies(Diagram& diagram, const Danger& danger, const Motions& motions) {
  Replies<Us> replies(diagram, danger);
  std::uint64_t leaves = 0;
  for (const Motion motion : motions) leaves += replies(motion);
  return leaves;
}

/// REQUIRES: depth >= 1.
template <Color Us>
std::uint64_t perft(Diagram& diagram, int depth) {
  if (depth == 1) return count_moves<Us>(diagram);
  Motions motions;
  legal_moves<Us>(diagram, motions);
  if (depth == 2) {
    const Danger danger = DangerSearch<opponent(Us)>(diagram).run();
    if (danger.checkers == 0) return count_replies<Us>(diagram, danger, motions);
  }
  Player<Us> player(diagram);
  std::uint64_t leaves = 0;
  for (const Motion motion : motions) {
    const Undo undo = player.play(motion);
    leaves += perft<opponent(Us)>(diagram, depth - 1);
    player.take_back(motion, undo);
  }
  return leaves;
}

}  // namespace passant::mailbox
