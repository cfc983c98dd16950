#include "corpus/distillation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <unordered_set>

#include "fuzz/reducer.h"
#include "generators/bitboard/board.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

/// The first mutant that the position does not kill.
std::string lacking(const Position& position, const RowSet& kills, const MutantSight& sight) {
  if (tier(position) != Tier::Consistent) return "consistency";
  const auto survivor = sight.first_survivor(position, kills);
  return survivor ? std::string(mutants::all_mutants()[*survivor].name) : "";
}

int deepest(const RowSet& kills) {
  int depth = 1;
  for (const std::string_view name : names_of(kills))
    depth = std::max(depth, counted_depth(*mutants::find_mutant(name)));
  return depth;
}

std::string joined_reports(const RowSet& kills) {
  std::set<std::string_view> reports;
  for (const std::string_view name : names_of(kills)) {
    std::string_view rest = mutants::find_mutant(name)->reports;
    while (!rest.empty()) {
      const std::size_t blank = std::min(rest.find(' '), rest.size());
      reports.insert(rest.substr(0, blank));
      rest.remove_prefix(std::min(blank + 1, rest.size()));
    }
  }
  return fmt::format("{}", fmt::join(reports, " "));
}

std::vector<RowSet> columns_of(std::span<const Candidate> pool) {
  std::vector<RowSet> columns;
  for (const Candidate& candidate : pool) columns.push_back(candidate.kills);
  return columns;
}

/// Of candidates with the same set the first, which is the simplest.
std::vector<Candidate> distinct_sets(std::span<const Candidate> candidates, const RowSet& rows) {
  std::unordered_set<RowSet> seen;
  std::vector<Candidate> distinct;
  for (const Candidate& candidate : candidates) {
    if (!seen.insert(candidate.kills & rows).second) continue;
    distinct.push_back(candidate);
    distinct.back().kills &= rows;
  }
  return distinct;
}

std::vector<Candidate> maximal_sets(std::span<const Candidate> candidates) {
  std::vector<Candidate> maximal;
  for (const std::size_t index : maximal_columns(columns_of(candidates))) maximal.push_back(candidates[index]);
  return maximal;
}

/// The corpus as somebody would make it who does not know of the mutant: does it kill it?
LeftOut leave_out(std::size_t mutant, std::span<const Candidate> candidates) {
  std::vector<Candidate> others;
  for (const Candidate& candidate : candidates) {
    if (candidate.made_for != mutant) others.push_back(candidate);
  }
  RowSet rows = visible_mutants();
  rows.reset(mutant);
  std::vector<Candidate> distinct;
  std::unordered_set<RowSet> seen;
  for (const Candidate& candidate : others) {
    if (seen.insert(candidate.kills & rows).second) distinct.push_back(candidate);
  }
  std::vector<RowSet> columns;
  for (const Candidate& candidate : distinct) columns.push_back(candidate.kills & rows);
  RowSet within_reach;  // what was made for the mutant alone may be the only killer of another one
  for (const RowSet& column : columns) within_reach |= column;
  const auto cover = least_cover(columns, rows & within_reach);
  LeftOut result{mutant, cover ? cover->columns.size() : 0, false};
  if (!cover) return result;
  result.killed =
      std::ranges::any_of(cover->columns, [&](std::size_t column) { return distinct[column].kills.test(mutant); });
  return result;
}

void check_reach(std::span<const Candidate> pool) {
  RowSet killed;
  for (const Candidate& candidate : pool) killed |= candidate.kills;
  const RowSet missed = visible_mutants() & ~killed;
  if (missed.any()) throw std::runtime_error(fmt::format("no candidate kills {}", fmt::join(names_of(missed), ", ")));
}

std::vector<Entry> entries_of(const Distillation& distillation, const MutantSight& sight) {
  std::vector<Entry> entries;
  for (const std::size_t column : distillation.cover.columns) {
    const Candidate& chosen = distillation.pool[column];
    const Position position = simplest_killing(chosen.position, chosen.kills, sight);
    entries.push_back({position, sight.kills(position) & visible_mutants(), {}});
  }
  mark_sole(entries);
  std::ranges::stable_sort(entries, std::greater(), [](const Entry& entry) { return entry.kills.count(); });
  return entries;
}

}  // namespace

std::string stable_id(const Position& position) {
  std::string text = to_fen(position);
  for (int counter = 0; counter < 2; ++counter) text.erase(text.rfind(' '));
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return fmt::format("ep-{:010x}", hash >> 24U);
}

std::vector<Shortfall> shortfalls(const Position& position, const RowSet& kills, const MutantSight& sight) {
  std::vector<Shortfall> all;
  for (const Position& neighbour : simpler_positions(position))
    all.push_back({to_fen(neighbour), lacking(neighbour, kills, sight)});
  return all;
}

Position simplest_killing(Position position, const RowSet& kills, const MutantSight& sight) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Position& neighbour : simpler_positions(position)) {
      if (tier(neighbour) != Tier::Consistent || !sight.kills_all(neighbour, kills)) continue;
      position = neighbour;
      changed = true;
      break;
    }
  }
  return position;
}

void mark_sole(std::vector<Entry>& entries) {
  for (Entry& entry : entries) {
    entry.sole = entry.kills;
    for (const Entry& other : entries) {
      if (&other != &entry) entry.sole &= ~other.kills;
    }
  }
}

Record record_of(const Entry& entry) {
  bitboard::Board board(entry.position);
  MoveList moves;
  board.legal_moves(moves);
  Record record;
  record.position = entry.position;
  record.id = stable_id(entry.position);
  record.moves = MoveSet(moves);
  for (int depth = 1; depth <= deepest(entry.kills); ++depth) record.counts[depth] = board.perft(depth);
  const auto telling = names_of(entry.sole.any() ? entry.sole : entry.kills);
  const std::string kind(telling.empty() ? "" : mutants::find_mutant(telling.front())->kind);
  record.notes = {{"kind", kind},
                  {"tier", std::string(name(tier(entry.position)))},
                  {"sole", fmt::format("{}", fmt::join(names_of(entry.sole), " "))},
                  {"kills", fmt::format("{}", fmt::join(names_of(entry.kills), " "))},
                  {"reports", joined_reports(entry.kills)}};
  return record;
}

Distillation distil(const PoolPlan& plan) {
  const std::vector<Candidate> candidates = candidate_pool(plan);
  Distillation result{.candidates = candidates.size()};
  const std::vector<Candidate> distinct = distinct_sets(candidates, visible_mutants());
  result.distinct = distinct.size();
  result.pool = maximal_sets(distinct);
  check_reach(result.pool);
  const auto cover = least_cover(columns_of(result.pool), visible_mutants());
  if (!cover) throw std::runtime_error("the search for the least cover took too long");
  result.cover = *cover;
  const MutantSight sight;
  result.entries = entries_of(result, sight);
  const std::size_t mutants = mutants::all_mutants().size();
  for (std::size_t mutant = 0; mutant < mutants; ++mutant) {
    if (plan.progress) plan.progress(mutant, mutants);
    if (visible_mutants().test(mutant)) result.left_out.push_back(leave_out(mutant, candidates));
  }
  return result;
}

}  // namespace passant
