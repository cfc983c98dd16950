#include "corpus/suite_facts.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "generators/bitboard/board.h"
#include "position/validity.h"

namespace passant {
namespace {

/// Depth after depth, as long as the budget could hold one more.
void count_afresh(const Record& record, const FactLimits& limits, std::vector<Fact>& facts) {
  bitboard::Board board(record.position);
  std::uint64_t leaves = 1;
  for (int depth = 1; depth <= limits.depth && leaves <= limits.leaves / 16; ++depth) {
    leaves = board.perft(depth);
    facts.push_back({&record, depth, leaves});
  }
}

void add_facts(const Record& record, const FactLimits& limits, std::vector<Fact>& facts) {
  if (tier(record.position) == Tier::Invalid) return;
  if (record.counts.empty()) return count_afresh(record, limits, facts);
  for (const auto& [depth, leaves] : record.counts) {
    if (depth <= limits.depth) facts.push_back({&record, depth, leaves});
  }
  // The moves are a fact of their own where no count of them stands beside.
  if (record.moves && !record.counts.contains(1)) facts.push_back({&record, 1, record.moves->size()});
}

}  // namespace

SuiteFacts facts_of(const Suite& suite, const FactLimits& limits) {
  SuiteFacts result;
  result.name = std::filesystem::path(suite.file).stem().string();
  std::vector<Fact> all;
  for (const Record& record : suite.records) add_facts(record, limits, all);
  std::ranges::stable_sort(all, {}, [](const Fact& fact) { return std::pair(fact.depth, fact.leaves); });
  std::set<const Record*> records;
  for (const Fact& fact : all) {
    if (fact.leaves > limits.leaves - result.leaves) continue;
    result.leaves += fact.leaves;
    result.depth = std::max(result.depth, fact.depth);
    records.insert(fact.record);
    result.facts.push_back(fact);
  }
  result.positions = records.size();
  return result;
}

}  // namespace passant
