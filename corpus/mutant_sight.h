// Which mutants a single position kills, each at the least depth at which its fault can show at all: by the moves or
// their number at depth 1, by the count of leaves at depth 2 or 3 for faults that show a ply or two later.
//
// Tested by distillation_test.cpp, and by `passant corpus verify` through `kill_matrix.h`.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/least_cover.h"
#include "generators/mutants/mutant.h"
#include "position/position.h"

namespace passant {

/// The deepest count that a position of the corpus states.
inline constexpr int kMostDepth = 3;

/// The least depth at which a count can be wrong, or the moves at depth 1.
int counted_depth(const mutants::MutantInfo& mutant);

/// Sets of mutants as rows of a cover: row n is all_mutants()[n].
RowSet visible_mutants();
std::vector<std::string_view> names_of(const RowSet& mutants);
/// Blanks between names. Nothing when one of them is unknown.
std::optional<RowSet> mutants_named(std::string_view names);

class MutantSight {
 public:
  MutantSight();

  RowSet kills(const Position& position) const;
  /// The first of the mutants that the position does not kill.
  std::optional<std::size_t> first_survivor(const Position& position, const RowSet& mutants) const;
  bool kills_all(const Position& position, const RowSet& mutants) const { return !first_survivor(position, mutants); }
  bool kills(const Position& position, std::size_t mutant) const;

 private:
  std::vector<std::unique_ptr<mutants::MutantGenerator>> mutants_;
};

}  // namespace passant
