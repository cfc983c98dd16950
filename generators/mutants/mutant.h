// Generators with one seeded fault each, to measure what a test suite sees: `mutant:NAME` on the command line. The
// fault is chosen at run time; Fault::None is the faultless twin.
//
// mutant_test.cpp holds each fault to what its table entry says, above all to its witness.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "generators/generator.h"
#include "generators/mutants/board.h"
#include "generators/mutants/mutant_info.h"

namespace passant::mutants {

/// Every seeded fault, the faultless twin not among them.
std::span<const MutantInfo> all_mutants();
/// By name, as in "rank-test-absent". The faultless twin is called "none".
std::optional<MutantInfo> find_mutant(std::string_view name);

class MutantGenerator final : public GeneratorByBoard<MutantGenerator, Board> {
 public:
  explicit MutantGenerator(Fault fault);

  const MutantInfo& info() const { return mutants::info(fault_); }
  /// How often the decision point of the fault was executed, and how often it decided wrongly, since the last reset.
  std::uint64_t reached() const { return tally_.reached.load(std::memory_order_relaxed); }
  std::uint64_t triggered() const { return tally_.triggered.load(std::memory_order_relaxed); }
  void reset_counters();

  /// A board with this fault, which counts here. It must not outlive this generator.
  Board board(const Position& position) const;

  std::string_view name() const override { return name_; }

 private:
  Fault fault_;
  std::string name_;
  mutable Tally tally_;
};

}  // namespace passant::mutants
