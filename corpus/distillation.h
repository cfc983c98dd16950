// The corpus passant.epd: the fewest positions of a pool that kill every mutant that can be seen at all, each at the
// least depth at which a suite can see it. Chosen by exact minimum set cover (least_cover.h), then each position made
// as simple as it can be while it kills what it killed.
//
// Tested by distillation_test.cpp; `passant corpus verify` re-checks what is committed.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "corpus/candidate_pool.h"
#include "corpus/least_cover.h"
#include "corpus/mutant_sight.h"
#include "corpus/record.h"

namespace passant {

/// "ep-" and 10 hexadecimal digits: the first 40 bits of the FNV-1a hash of the first four fields of the FEN. It names
/// the position for good, whatever else is said of it.
std::string stable_id(const Position& position);

/// A simpler neighbour of a position, and what it lacks: a mutant's name, or the tier.
struct Shortfall {
  std::string fen;
  std::string lacks;

  friend bool operator==(const Shortfall&, const Shortfall&) = default;
};

/// Every simpler neighbour (fuzz/reducer.h) and what it does not kill of what the position kills; an entry without
/// `lacks` is one that kills it all. That none is such an entry makes the position 1-minimal.
std::vector<Shortfall> shortfalls(const Position& position, const RowSet& kills, const MutantSight& sight);

/// Simpler neighbour by simpler neighbour, while all of `kills` are killed.
Position simplest_killing(Position position, const RowSet& kills, const MutantSight& sight);

struct Entry {
  Position position;
  RowSet kills;
  RowSet sole;  ///< that no other position of the corpus kills
};

/// As a record of the corpus: id, moves, counts, and notes (corpus/README.md).
Record record_of(const Entry& entry);

struct LeftOut {
  std::size_t mutant;
  std::size_t positions;  ///< of the corpus made without it
  bool killed;            ///< by that corpus
};

struct Distillation {
  std::size_t candidates = 0;
  std::size_t distinct = 0;       ///< sets of mutants killed
  std::vector<Candidate> pool{};  ///< those that kill no subset of what another one kills
  Cover cover{};                  ///< of the pool
  std::vector<Entry> entries{};   ///< those that kill most first
  std::vector<LeftOut> left_out{};
};

/// Throws std::runtime_error when no candidate kills some mutant.
Distillation distil(const PoolPlan& plan);

/// What no other entry kills.
void mark_sole(std::vector<Entry>& entries);

}  // namespace passant
