// Which seeded faults a suite of positions sees: every mutant is held to the facts of the suite until it gives a wrong
// answer. Mutants run for real, moves played and taken back on their own board; nothing is deduced.
//
// The faultless twin is held to every fact first: a suite that fails it, or a matrix in which nothing is killed, says
// nothing about mutants. Tested by kill_matrix_test.cpp.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "corpus/suite_facts.h"
#include "fuzz/progress.h"
#include "generators/mutants/mutant.h"

namespace passant {

/// The first wrong answer.
struct Kill {
  int depth;            ///< of the fact; no fact of a lesser depth was answered wrongly
  std::uint64_t nodes;  ///< leaves of the facts asked until then, that one included
  std::string record;   ///< id
};

/// What became of one mutant on one suite.
struct Encounter {
  std::optional<Kill> kill;
  // How far the fault got: its decision was executed, and was wrong, so often. (Reached, infected, seen: Ammann and
  // Offutt, Introduction to Software Testing, ch. 2.)
  std::uint64_t reached = 0;
  std::uint64_t triggered = 0;
  std::uint64_t detected = 0;  ///< facts answered wrongly
};

/// Does the generator answer the fact rightly?
bool answers_rightly(const Generator& generator, const Fact& fact);

/// Up to the first wrong answer.
Encounter encounter(const SuiteFacts& suite, mutants::Fault fault);

struct KillMatrix {
  /// [mutant in the order of all_mutants()][suite]
  std::vector<std::vector<Encounter>> rows;
  /// By suite: the first fact that the faultless twin answers otherwise.
  std::map<std::size_t, Kill> twin_failures;

  bool kills_any() const;
};

/// `progress`: in encounters.
KillMatrix kill_matrix(std::span<const SuiteFacts> suites, unsigned jobs, const Progress& progress = {});

/// {"suites": […], "mutants": […]}: reports/SCHEMA.md, kill-matrix.json.
std::string to_json(const KillMatrix& matrix, std::span<const SuiteFacts> suites);

}  // namespace passant
