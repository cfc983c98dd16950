// From a position that shows a deviation to the simplest one that shows the same.
//
// "Simpler" is one documented key, compared in this order: fewer men; weaker men (queen, rook, bishop, knight, pawn);
// fewer castling rights; no en passant target; clean counters; White to move; kings on e1 and e8; the target near
// the d-file; the wing that reads first. Every edit the reducer tries makes the key smaller, so it ends.
//
// "The same" is the kind of deviation, its shape (an en passant capture or not), the tier of the position, and a set
// of mechanisms (fuzz/mechanism.h) that may only shrink: a reduction never slips into a mechanism that the position
// it began with did not have, so that two faults of one subject do not stand in for each other.
//
// The result is 1-minimal when the budget of questions allows: no single edit gives a simpler position that shows
// the same. The certificate names every edit that was tried on it, with the reason why it fails.
// (Zeller, Hildebrandt: Simplifying and isolating failure-inducing input, IEEE TSE 28(2), 2002.)
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "fuzz/deviation.h"
#include "fuzz/judge.h"
#include "position/position.h"

namespace passant {

struct Refutation {
  std::string edit;  ///< "drop the white rook on a5"
  std::string why;   ///< "agrees", "invalid: opponent-in-check", "another tier", "another deviation"
};

struct Reduction {
  Position position;
  Deviation deviation;
  std::uint64_t questions = 0;
  bool minimal = false;  ///< false when the budget ran out first
  std::vector<Refutation> certificate{};
};

/// The positions one edit away that are simpler and not invalid, in the order in which the reducer tries them.
std::vector<Position> simpler_positions(const Position& position);

/// REQUIRES: `judge` shows `deviation` on `position`. `budget` counts positions put to the judge.
Reduction reduce(const Position& position, const Deviation& deviation, Judge& judge, std::uint64_t budget = 2000);

}  // namespace passant
