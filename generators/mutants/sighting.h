// Where and how soon a mutant differs from its faultless twin: what the entries of the tables claim is held to this.
#pragma once

#include <optional>

#include "generators/mutants/mutant_info.h"
#include "position/position.h"

namespace passant::mutants {

/// What differs in one position, or right after one of its legal moves.
struct Sighting {
  bool list = false;       ///< the moves of the set-up position
  bool count = false;      ///< their number, by the counter
  bool read_back = false;  ///< the set-up position itself
  bool child = false;      ///< the position after a legal move
  bool take_back = false;  ///< the board after listing, or after a legal move played and taken back

  friend bool operator==(const Sighting&, const Sighting&) = default;
};

Sighting look(Fault fault, const Position& position);

/// The least depth, up to `max_depth`, at which the two trees grown on one board each differ in a list of moves
/// (duplicates count) or in a counted number: 1 in the position itself, 2 after a move …
std::optional<int> least_depth(Fault fault, const Position& position, int max_depth);

}  // namespace passant::mutants
