// One move judged on sets of squares: what the board looks like after it is said by two sets, the occupied squares and
// the men that are gone, and both kings are looked at through those. Nothing is played but for mate and stalemate.
//
// Tested with the other judges in fuzz/identity/move_judge_test.cpp.
#pragma once

#include "generators/bitboard/board.h"
#include "position/move_facts.h"

namespace passant::bitboard {

class MoveJudge {
 public:
  explicit MoveJudge(const Position& position) : board_(position) {}

  bool is_legal(Move move) const;
  MoveFacts facts(Move move) const;

 private:
  Board board_;
};

static_assert(passant::MoveJudge<MoveJudge>);

}  // namespace passant::bitboard
