// The positions that the corpus is chosen from: the positions of reports, the witness and the minimised findings of
// each mutant with their images, every en passant position of four men and a sample of those of five, and positions of
// the hunt's sources with few men. All consistent. Made from a seed alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "corpus/least_cover.h"
#include "fuzz/progress.h"
#include "position/position.h"

namespace passant {

struct Candidate {
  Position position{};
  std::string origin;  ///< "report", "witness", "finding", "enumerated", "drawn"
  /// The mutant for whose sake it is here (its witness, a finding of it).
  std::optional<std::size_t> made_for{};
  RowSet kills{};
};

struct PoolPlan {
  std::uint64_t seed = 1;
  unsigned jobs = 1;
  std::uint32_t five_men_one_in = 1024;
  std::uint64_t draws = 2000;
  int most_men = 8;     ///< of those drawn
  Progress progress{};  ///< stage by stage, in what each is made of
};

/// Simplest first, each position once; `kills` filled in.
std::vector<Candidate> candidate_pool(const PoolPlan& plan);

/// Fewer men, weaker men, White to move: what is shown to people where several positions would do.
bool simpler(const Position& a, const Position& b);

}  // namespace passant
