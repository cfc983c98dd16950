// How the pieces move (FIDE 3.2 to 3.6), each article as one question: does the piece on `from` reach `to`? Whose man
// stands on the square of arrival (3.1) and what becomes of the king (3.9) is asked elsewhere.
#pragma once

#include "generators/rulebook/lines.h"

namespace passant::rulebook {

/// 3.2: along a diagonal; 3.5: not over other men.
inline bool bishop_reaches(const Placement& placement, Square from, Square to) {
  return on_one_diagonal(from, to) && !man_between(placement, from, to);
}

/// 3.3: along the file or the rank; 3.5: not over other men.
inline bool rook_reaches(const Placement& placement, Square from, Square to) {
  return (on_one_file(from, to) || on_one_rank(from, to)) && !man_between(placement, from, to);
}

/// 3.4: along the file, the rank or a diagonal; 3.5: not over other men.
inline bool queen_reaches(const Placement& placement, Square from, Square to) {
  return on_one_line(from, to) && !man_between(placement, from, to);
}

/// 3.6: one of the nearest squares that are not on the same rank, file or diagonal: none is nearer than two away.
inline bool knight_reaches(Square from, Square to) {
  return files_apart(from, to) <= 2 && ranks_apart(from, to) <= 2 && !on_one_line(from, to);
}

}  // namespace passant::rulebook
