// The key of a position as opening books in PolyGlot's format have it. Its numbers are published, so that every program
// computes the same; the target counts exactly when a pawn of the side to move stands beside the pawn that made the
// double step, pinned or not: the form *pseudo-legal* (normal_form.h), and so no key for repetition.
//
// Tested by the nine published keys and by keys of reports (polyglot_test.cpp, corpus/corpus_state_test.cpp).
#pragma once

#include <cstdint>

#include "position/position.h"

namespace passant {

std::uint64_t polyglot_key(const Position& position);

}  // namespace passant
