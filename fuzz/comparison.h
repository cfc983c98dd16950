// Comparing two generators in this process. The hot loop of a hunt: lists first, by an order-free fingerprint, and
// move by move only when that differs. What is asked beyond the lists (positions after the moves, counts, checks)
// costs many times more and is asked of a stated share of the positions.
#pragma once

#include <cstdint>
#include <span>

#include "fuzz/deviation.h"
#include "generators/generator.h"
#include "position/move_list.h"

namespace passant {

/// Sum over the moves of a 64-bit mix of each: equal for equal multisets, whatever their order; different multisets
/// collide with a chance of about 2^-64.
std::uint64_t fingerprint(const MoveList& list);

/// Missing, extra and duplicate moves of `subject`.
Deviations compare_lists(const MoveList& subject, const MoveList& reference);

/// Do the lists differ? (the cheap question, asked of every position)
bool lists_differ(const Generator& subject, const Generator& reference, const Position& position);

/// The move after which a generator's memory is most likely to show: a double step beside an enemy pawn if there is
/// one, else any, the same for the same moves. REQUIRES: at least one move.
Move most_telling(const Position& position, std::span<const Move> moves);

/// How far roads are followed: lists after moves played on one board against lists of the position read afresh.
enum class Roaming : std::uint8_t {
  OneSecondMove,    ///< after each move, and after it and one reply to it
  EverySecondMove,  ///< after each move and every reply: for small positions
};

/// Everything that can be asked: lists, the position after each move, taking back, roads, counts, checks.
/// REQUIRES: a valid position.
Deviations compare_fully(const Generator& subject, const Generator& reference, const Position& position,
                         Roaming roaming = Roaming::OneSecondMove);

}  // namespace passant
