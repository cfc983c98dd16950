// A line of moves from the command line, played by the arbiter: every position on the way with its legal moves.
#pragma once

#include <string>
#include <vector>

#include "position/move_set.h"
#include "position/position.h"

namespace passant::cli {

struct Station {
  Position position;
  MoveSet legal;
  std::string played;  ///< the move that led here, as it was written; empty at the start
};

/// The start and the position after each move. Throws CommandError(Usage) at a word that is no legal move, in UCI
/// spelling or SAN. Move numbers, as "1." or "3...", are passed over. REQUIRES: a valid start when there are moves.
std::vector<Station> played_line(const Position& start, const std::string& moves);

}  // namespace passant::cli
