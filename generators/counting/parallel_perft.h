// Perft by several threads. The tree is cut a few plies below the root into pieces, many more than there are threads;
// each thread takes the next piece until none is left. Cutting at the root alone would leave threads idle, since one
// move can have most of the leaves behind it.
//
// Tested by parallel_perft_test.cpp: totals and divides by any number of threads, failures and interruption.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "generators/generator.h"

namespace passant {

/// Leaves below a position. May throw; it is called by several threads at once.
using PieceCounter = std::function<std::uint64_t(const Position& position, int depth)>;

struct PerftProgress {
  std::size_t done = 0;    ///< pieces counted
  std::size_t pieces = 0;  ///< of so many
  std::uint64_t nodes = 0;
};

struct ParallelPerft {
  unsigned threads = 1;
  /// Called about five times a second by the calling thread while others count. May be empty.
  std::function<void(const PerftProgress&)> progress{};
  /// Set by whoever wants it to end.
  const std::atomic<bool>* stop = nullptr;
};

struct Divided {
  Move move;
  std::uint64_t nodes;

  friend bool operator==(const Divided&, const Divided&) = default;
};

/// Leaves behind each legal move, in the generator's order; nothing when it was stopped. Throws what `counter` throws,
/// and CountOverflow. REQUIRES: depth >= 1, a valid position.
std::optional<std::vector<Divided>> parallel_perft(const Generator& generator, const Position& position, int depth,
                                                   const PieceCounter& counter, const ParallelPerft& how);

/// Throws CountOverflow.
std::uint64_t total(const std::vector<Divided>& moves);

}  // namespace passant
