// The third count of the domain: by occupied squares instead of by men, which reaches two men further.
//
// What the census asks is whether a king stands in check: before the double step, now, after either capture. Given
// which squares are occupied it is settled for each man alone, by its kind and square, whether it gives such a check; a
// man that gives none is a mere blocker, whatever it is. So the arrangements of kinds on the same squares are counted
// as a product, and only the choices of squares are visited: about 5^k times fewer for k men beside kings, pawn and
// capturers.
//
// It says how many positions are what, by the Laws. It says nothing of a generator: one that is wrong may tell kinds
// apart where the Laws do not, so the comparison of generators visits every placement. Shares no code with Domain,
// facts.h or second_count.cpp; tested against both in census_test.cpp.
#pragma once

#include "fuzz/enumerate/second_count.h"

namespace occupancy_count {

/// Placements of `men` men with the black pawn on the files first to last (0 to 7).
second_count::Totals count(int men, int first_file, int last_file);

}  // namespace occupancy_count
