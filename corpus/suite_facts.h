// What a suite asks of a generator, in the order in which it is asked: the facts of its records, shallow trees before
// deep ones and small trees before large ones, as many as fit a budget of leaves. So that what a suite finds, and after
// how much work, means the same for every suite.
//
// A record that states counts is held to those depths alone; one that states none is counted to every depth by the
// bitboard generator. Tested by kill_matrix_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "corpus/suite.h"

namespace passant {

/// A count of leaves to be right in; at depth 1 also the moves, and the positions after them, where the file has them.
struct Fact {
  const Record* record;
  int depth;
  std::uint64_t leaves;
};

struct FactLimits {
  int depth = 6;
  std::uint64_t leaves = 20'000'000;  ///< of all facts of a suite together
};

struct SuiteFacts {
  std::string name;           ///< the file's, without folder and ending
  std::size_t positions = 0;  ///< with at least one fact
  int depth = 0;              ///< of the deepest fact
  std::uint64_t leaves = 0;
  std::vector<Fact> facts;  ///< by depth, then by leaves
};

/// REQUIRES: the suite outlives the facts. Positions that are not valid are left out.
SuiteFacts facts_of(const Suite& suite, const FactLimits& limits);

}  // namespace passant
