// The census made a second time, by a program path that shares no code with the enumerator, nor with anything else
// here: letters on a board of 64 characters, squares filled in ascending order, and kings that look along their lines.
// Slow on purpose and plain.
#pragma once

namespace second_count {

struct Totals {
  unsigned long long placements = 0;     ///< kings apart
  unsigned long long valid = 0;          ///< Black is not in check
  unsigned long long consistent = 0;     ///< White was not in check with the pawn on its first square
  unsigned long long capturable = 0;     ///< of the consistent: with a legal capture en passant
  unsigned long long barred = 0;         ///< with none
  unsigned long long partly_barred = 0;  ///< with two pawns ready of which one may capture
  unsigned long long in_check = 0;       ///< White is in check
};

/// Of all placements of so many men with the black pawn on one of the files first … last (0 to 7).
Totals count(int men, int first_file, int last_file);

}  // namespace second_count
