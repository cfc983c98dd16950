// Checks, pins and the rank of the captured pawn, as generators see them that do not try moves out. The right generator
// here needs none of this; the faults are those of programs that do.
#pragma once

#include <optional>
#include <vector>

#include "generators/mutants/board.h"

namespace passant::mutants {

/// The men that give check to the king of the side to move.
std::vector<Cell> checkers(const Board& board);
bool gives_check(const Board& board, Cell man);

/// A man that alone stands between its king and an enemy slider on their line.
struct Pin {
  int step;  ///< from the king to the pinned man
  Cell pinner;
};
std::optional<Pin> pin_of(const Board& board, const Squares& squares, Cell man);
inline std::optional<Pin> pin_of(const Board& board, Cell man) { return pin_of(board, board.squares(), man); }

/// Does a pinned man that makes this move stay on the line of its pin?
bool stays_on_line(const Pin& pin, Cell from, Cell to);

/// The king and the two pawns of a capture in passing on one rank, with nothing between them:
/// king … nearer farther … beyond, where `beyond` is the first man (or the frame) behind the pawns.
struct RankLine {
  int step;  ///< from the king to the pawns
  Cell king;
  Cell nearer;
  Cell farther;
  Cell beyond;
};
std::optional<RankLine> rank_line(const Board& board, const EnPassant& capture);

}  // namespace passant::mutants
