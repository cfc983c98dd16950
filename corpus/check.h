// Holding a party to what a record states, and to what references say: move lists, counts by depth, positions after
// moves.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "corpus/record.h"
#include "fuzz/contender.h"
#include "oracles/party.h"

namespace passant {

struct CheckLimits {
  int depth = 0;                        ///< compare with references to this depth as well; 0: depth 1 alone
  std::uint64_t max_nodes = 1'000'000;  ///< stated counts above it are left out
};

struct Mismatch {
  std::string against;  ///< "the file", or a reference's name
  int depth = 1;
  std::string what;  ///< "missing e5d6, extra e1e2", "perft 4: 4085602 for 4085603"
  /// Where the fault was followed to; the record's own position when it shows at depth 1.
  Position first_wrong;
  std::vector<Move> path{};
};

struct CheckResult {
  std::uint64_t facts = 0;  ///< answers that were compared
  std::vector<Mismatch> mismatches{};
  Outcome outcome = Outcome::Answered;  ///< of the subject; no fact is counted when it did not answer
  std::string detail{};
};

/// REQUIRES: a valid position.
CheckResult check_record(const Record& record, Contender& subject, std::span<Contender> references,
                         const CheckLimits& limits);

}  // namespace passant
