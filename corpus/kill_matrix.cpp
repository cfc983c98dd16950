#include "corpus/kill_matrix.h"

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>

namespace passant {
namespace {

using mutants::Fault;

/// The faultless twin, then every mutant.
constexpr std::size_t kRunners = mutants::kFaultCount;

bool lists_rightly(const Generator& generator, const Record& record) {
  MoveList list;
  generator.legal_moves(record.position, list);
  return list.size() == record.moves->size() && MoveSet(list) == *record.moves;
}

/// Files write the target by other rules, and other counters: who stands where and who moves is the same in all.
bool plays_rightly(const Generator& generator, const Record& record, const Successor& successor) {
  const Position after = generator.after(record.position, successor.move);
  return after.placement == successor.position.placement && after.to_move == successor.position.to_move &&
         after.castling == successor.position.castling;
}

nlohmann::json json_of(const Kill& kill) {
  return {{"depth", kill.depth}, {"nodes", kill.nodes}, {"position", kill.record}};
}

nlohmann::json json_of(const SuiteFacts& suite) {
  return {{"name", suite.name}, {"positions", suite.positions}, {"depth", suite.depth}, {"leaves", suite.leaves}};
}

nlohmann::json row_json(const mutants::MutantInfo& info, std::span<const Encounter> row,
                        std::span<const SuiteFacts> suites) {
  nlohmann::json kills = nlohmann::json::object();
  nlohmann::json survived = nlohmann::json::object();
  for (std::size_t suite = 0; suite < suites.size(); ++suite) {
    const Encounter& met = row[suite];
    if (met.kill) {
      kills[suites[suite].name] = json_of(*met.kill);
    } else {
      survived[suites[suite].name] = {{"reached", met.reached}, {"triggered", met.triggered}};
    }
  }
  return {{"name", info.name},
          {"class", info.kind},
          {"equivalent", !info.equivalent.empty()},
          {"kills", kills},
          {"survived", survived}};
}

}  // namespace

bool answers_rightly(const Generator& generator, const Fact& fact) {
  const Record& record = *fact.record;
  if (generator.perft(record.position, fact.depth) != fact.leaves) return false;
  if (fact.depth > 1) return true;
  if (record.moves && !lists_rightly(generator, record)) return false;
  return std::ranges::all_of(record.successors,
                             [&](const Successor& next) { return plays_rightly(generator, record, next); });
}

Encounter encounter(const SuiteFacts& suite, Fault fault) {
  const mutants::MutantGenerator mutant(fault);
  Encounter result;
  std::uint64_t nodes = 0;
  for (const Fact& fact : suite.facts) {
    nodes += fact.leaves;
    if (answers_rightly(mutant, fact)) continue;
    result.kill = Kill{fact.depth, nodes, fact.record->id};
    result.detected = 1;
    break;
  }
  result.reached = mutant.reached();
  result.triggered = mutant.triggered();
  return result;
}

bool KillMatrix::kills_any() const {
  return std::ranges::any_of(rows, [](const std::vector<Encounter>& row) {
    return std::ranges::any_of(row, [](const Encounter& met) { return met.kill.has_value(); });
  });
}

KillMatrix kill_matrix(std::span<const SuiteFacts> suites, unsigned jobs, const Progress& progress) {
  std::vector<std::vector<Encounter>> all(kRunners, std::vector<Encounter>(suites.size()));
  const std::size_t encounters = kRunners * suites.size();
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  const auto work = [&] {
    for (std::size_t job = next++; job < encounters; job = next++) {
      const std::size_t suite = job % suites.size();
      all[job / suites.size()][suite] = encounter(suites[suite], static_cast<Fault>(job / suites.size()));
      if (++done; progress) progress(done, encounters);
    }
  };
  {
    std::vector<std::jthread> workers;
    for (unsigned job = 0; job < std::max(jobs, 1U); ++job) workers.emplace_back(work);
  }
  KillMatrix matrix;
  for (std::size_t suite = 0; suite < suites.size(); ++suite) {
    if (all[0][suite].kill) matrix.twin_failures[suite] = *all[0][suite].kill;
  }
  matrix.rows.assign(std::make_move_iterator(all.begin() + 1), std::make_move_iterator(all.end()));
  return matrix;
}

std::string to_json(const KillMatrix& matrix, std::span<const SuiteFacts> suites) {
  nlohmann::json json{{"suites", nlohmann::json::array()}, {"mutants", nlohmann::json::array()}};
  for (const SuiteFacts& suite : suites) json["suites"].push_back(json_of(suite));
  const auto mutants = mutants::all_mutants();
  for (std::size_t index = 0; index < mutants.size(); ++index) {
    json["mutants"].push_back(row_json(mutants[index], matrix.rows[index], suites));
  }
  return json.dump(1);
}

}  // namespace passant
