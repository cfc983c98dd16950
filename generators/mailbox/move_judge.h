// One move judged on a 0x88 board: may the man go there, by the difference table and a look along the line; then
// played, and looked at what attacks the two kings.
//
// Tested with the other judges in fuzz/identity/move_judge_test.cpp.
#pragma once

#include "generators/mailbox/board.h"
#include "position/move_facts.h"

namespace passant::mailbox {

class MoveJudge {
 public:
  explicit MoveJudge(const Position& position) : board_(position) {}

  bool is_legal(Move move) const;
  MoveFacts facts(Move move) const;

 private:
  Board board_;
};

static_assert(passant::MoveJudge<MoveJudge>);

}  // namespace passant::mailbox
