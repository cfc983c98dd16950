// The mailbox generator: an 0x88 board with piece lists that plays pseudo-legal moves and looks whether the king can
// be taken (FIDE 3.9). A difference table tells which moves need the look at all.
//
// Written from the Laws of Chess without sight of the other generators, so that agreement with them means something.
//
// The parts, from the ground up:
//   spot.h, difference.h, ring.h   0x88 squares and the tables on their differences
//   cell.h, men.h, diagram.h       the board, the lists of men, the whole state
//   motion.h, pseudo_moves.h       moves without a thought for the king
//   look.h, try.h, king_steps.h    attacks; play, look, take back; where the king may go
//   generate.h, count.h, play.h    legal moves, how many there are, playing them for good
//   replies.h, perft.h             the last two plies without playing most moves, and all plies
//   notes.h, worth.h, king_watch.h what replies.h notes before
// Tested by board_test.cpp (facts and edge cases), perft_test.cpp (published counts), property_test.cpp (random
// positions) and by every differential run.
#pragma once

#include <cstdint>

#include "generators/generator.h"
#include "generators/mailbox/diagram.h"
#include "generators/mailbox/motion.h"
#include "generators/mailbox/play.h"
#include "position/move.h"
#include "position/move_list.h"
#include "position/position.h"

namespace passant::mailbox {

class Board {
 public:
  struct Undo {
    Motion motion;
    mailbox::Undo rest;
    std::uint32_t halfmove_clock;
  };

  explicit Board(const Position& position) : diagram_(position) {}

  Position position() const { return diagram_.position(); }
  void legal_moves(MoveList& list);
  std::uint64_t count_legal_moves();
  bool in_check() const;
  [[nodiscard]] Undo play(Move move);
  void take_back(Move move, const Undo& undo);
  std::uint64_t perft(int depth);

  /// For the layers of this folder.
  const Diagram& diagram() const { return diagram_; }

 private:
  Motion motion_of(Move move) const;

  Diagram diagram_;
};

static_assert(passant::Board<Board>);

}  // namespace passant::mailbox
