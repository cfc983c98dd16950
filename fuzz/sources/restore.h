// Makes a position valid again after edits, with as few changes as will do. Not a repair of input (nothing that a
// user gives is ever changed): it serves sources that make positions anyway.
#pragma once

#include "fuzz/random.h"
#include "position/position.h"
#include "position/validity.h"

namespace passant {

/// Drops rights and a target that have lost their men, takes pawns off the edge ranks, and ends checks that cannot
/// be: mostly by giving the turn to the player in check or by removing the man that gives it. Gives back what tier the
/// position has reached: nearly always valid, mostly consistent. REQUIRES: one king a side.
Tier restore(Position& position, Random& random);

}  // namespace passant
