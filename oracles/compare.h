// What two answers to one question say about each other. Seven outcomes are kept apart: only Agree and Differ compare
// moves; a party that abstains, refuses, crashes, hangs or talks nonsense has said nothing about them.
//
// Lists are compared as multisets, because a generator that lists a move twice has a fault that a set would hide.
// A stated total is compared with the list it stands under: counting and listing are often different code.
// Tested in compare_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "oracles/party.h"

namespace passant {

enum class Verdict : std::uint8_t { Agree, Differ, Abstained, Refused, Crashed, Hung, ProtocolError };

inline constexpr int kVerdictCount = static_cast<int>(Verdict::ProtocolError) + 1;

/// "agree", "differ", and the names of the outcomes.
std::string_view name(Verdict verdict);

/// In what two answers differ; several may hold at once.
enum class Difference : std::uint8_t {
  MissingMove,       ///< the reference lists a move that the subject does not
  ExtraMove,         ///< the subject lists a move that the reference does not
  Multiplicity,      ///< one lists a move more often than the other
  NodesBehindMove,   ///< both list a move, with different counts behind it
  Total,             ///< different totals, and one of them lists nothing that could say why
  TotalAgainstList,  ///< the lists agree; a total is not the sum of its own list
};

inline constexpr int kDifferenceCount = static_cast<int>(Difference::TotalAgainstList) + 1;

/// A stable name for machine-readable output: "missing-move".
std::string_view name(Difference difference);

class Differences {
 public:
  constexpr void add(Difference difference) { bits_ |= bit(difference); }
  constexpr bool has(Difference difference) const { return (bits_ & bit(difference)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }

  friend constexpr bool operator==(Differences, Differences) = default;

 private:
  static constexpr std::uint8_t bit(Difference difference) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(difference));
  }

  std::uint8_t bits_ = 0;
};

enum class Whose : std::uint8_t { Subject, Reference };

struct NodesDiffer {
  Move move;
  std::uint64_t subject;
  std::uint64_t reference;

  friend bool operator==(const NodesDiffer&, const NodesDiffer&) = default;
};

struct Comparison {
  Verdict verdict = Verdict::Agree;
  /// With any other verdict than Agree and Differ: who has not answered (the subject, when neither has), …
  Whose failed = Whose::Subject;
  /// … and in what words.
  std::string detail{};

  Differences differences{};
  /// As often as the reference lists it more, sorted.
  std::vector<Move> missing{};
  /// As often as the subject lists it more, sorted.
  std::vector<Move> extra{};
  /// Moves that the subject lists more than once, each once.
  std::vector<Move> duplicates{};
  std::vector<NodesDiffer> nodes{};
  std::uint64_t subject_total = 0;
  std::uint64_t reference_total = 0;
};

/// REQUIRES: both answer the same question.
Comparison compare(const Answer& subject, const Answer& reference);

/// One line: "missing d5e6; extra e1c1; counts behind a2a3 differ (20, not 21)", or "agree", or why not compared.
std::string to_string(const Comparison& comparison);

/// How comparisons ended. Nothing is lost: total() is the number of comparisons added.
class Tally {
 public:
  void add(const Comparison& comparison);
  void add(const Tally& other);

  std::uint64_t of(Verdict verdict) const { return verdicts_[static_cast<unsigned>(verdict)]; }
  std::uint64_t of(Difference difference) const { return differences_[static_cast<unsigned>(difference)]; }
  /// Those in which moves were really compared.
  std::uint64_t compared() const { return of(Verdict::Agree) + of(Verdict::Differ); }
  std::uint64_t total() const;

  friend bool operator==(const Tally&, const Tally&) = default;

 private:
  std::array<std::uint64_t, kVerdictCount> verdicts_{};
  std::array<std::uint64_t, kDifferenceCount> differences_{};
};

/// "3808 agree, 192 abstained" in the order of the verdicts; those that never occurred are left out.
std::string to_string(const Tally& tally);

}  // namespace passant
