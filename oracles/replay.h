// Book-keeping for a question with moves: where the men stand after moves that are known to be legal, and whose turn
// it is. It knows which man a castling or an en passant capture also moves or removes, and no rule that makes a move
// legal; the generators share none of it. Needed to read answers (castling written as king takes rook, SAN) and to
// notice an engine that did not play a move. Tested in replay_test.cpp.
#pragma once

#include "oracles/party.h"
#include "position/position.h"

namespace passant {

/// The position after `move`; a target after every double step. REQUIRES: `move` is legal in `position`.
Position after(const Position& position, Move move);

/// The position before the double step that the target names, with the other side to move, and that step.
/// REQUIRES: `position` is valid and has a target.
struct DoubleStep {
  Position before;
  Move move;
};
DoubleStep take_back_double_step(const Position& position);

/// The position that a question is about.
Position asked_position(const Question& question);

}  // namespace passant
