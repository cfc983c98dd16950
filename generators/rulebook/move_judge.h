// One move judged by the Laws: asked as legality.h asks it, and its checks by asking every man after the move whether
// it attacks the king (FIDE 3.9.1) and what stood in its way before.
//
// Tested with the other judges in fuzz/identity/move_judge_test.cpp.
#pragma once

#include "generators/generator.h"
#include "position/move_facts.h"

namespace passant::rulebook {

class MoveJudge {
 public:
  explicit MoveJudge(const Position& position) : position_(position) {}

  bool is_legal(Move move) const;
  MoveFacts facts(Move move) const;

 private:
  Position position_;
};

static_assert(passant::MoveJudge<MoveJudge>);

}  // namespace passant::rulebook
