// Who is measured: anybody that a SPEC names, and forms of our own generators that no SPEC names.
//
//   bitboard/portable, bitboard/avx2, bitboard/avx512   the forms of the bitboard generator that this processor can run
//   bitboard/every-leaf, mailbox/every-leaf, rulebook/every-leaf   every leaf is played, none is only counted
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "fuzz/contender.h"
#include "position/position.h"

namespace passant::bench {

struct CountOptions {
  unsigned threads = 1;
  std::size_t hash_megabytes = 0;
  std::chrono::seconds patience{600};  ///< for one count of a party outside
};

class Counter {
 public:
  virtual ~Counter() = default;

  virtual std::string name() const = 0;
  virtual std::string version() const = 0;
  /// Is the work done in another process?
  virtual bool outside() const = 0;
  /// Leaves; what went wrong instead.
  virtual std::expected<std::uint64_t, std::string> count(const Position& position, int depth) = 0;
};

/// Threads and a table are for our own generators.
std::expected<std::unique_ptr<Counter>, ContenderError> make_counter(const std::string& spec,
                                                                     const CountOptions& options);

}  // namespace passant::bench
