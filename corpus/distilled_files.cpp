#include "corpus/distilled_files.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

#include "corpus/suite.h"
#include "generators/bitboard/board.h"
#include "generators/mailbox/board.h"
#include "generators/rulebook/board.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPositions = "passant.epd";
constexpr const char* kCertificates = "passant.certificates.jsonl";
constexpr const char* kPool = "passant.pool.epd";
constexpr const char* kProof = "passant.proof.json";

void write(const fs::path& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  if (!file.flush()) throw std::runtime_error(path.string() + " cannot be written");
}

std::string positions_text(const Distillation& distillation) {
  std::string text = fmt::format(
      "# The fewest positions that kill all {} seeded faults that can be seen; form and opcodes: README.md.\n"
      "# Made by `passant corpus distil`.\n",
      visible_mutants().count());
  for (const Entry& entry : distillation.entries) text += to_epd_line(record_of(entry)) + "\n";
  return text;
}

std::string certificate_line(const Entry& entry, const MutantSight& sight) {
  nlohmann::json pairs = nlohmann::json::array();
  for (const Shortfall& shortfall : shortfalls(entry.position, entry.kills, sight))
    pairs.push_back({shortfall.fen, shortfall.lacks});
  return nlohmann::json{{"id", stable_id(entry.position)}, {"certificate", pairs}}.dump();
}

std::string certificates_text(const Distillation& distillation) {
  const MutantSight sight;
  std::string text;
  for (const Entry& entry : distillation.entries) text += certificate_line(entry, sight) + "\n";
  return text;
}

std::string pool_text(const Distillation& distillation) {
  std::string text =
      "# Candidates for passant.epd: of all that were tried, those whose set of killed faults is no subset of another\n"
      "# one's. Made by `passant corpus distil`.\n";
  for (const Candidate& candidate : distillation.pool) {
    Record record{candidate.position, stable_id(candidate.position), 0, {}, {}, {}, {}};
    record.notes = {{"origin", candidate.origin},
                    {"kills", fmt::format("{}", fmt::join(names_of(candidate.kills), " "))}};
    text += to_epd_line(record) + "\n";
  }
  return text;
}

std::string proof_text(const Distillation& distillation) {
  nlohmann::json left_out = nlohmann::json::array();
  std::size_t killed = 0;
  for (const LeftOut& one : distillation.left_out) {
    killed += one.killed ? 1 : 0;
    left_out.push_back(
        {{"mutant", mutants::all_mutants()[one.mutant].name}, {"positions", one.positions}, {"killed", one.killed}});
  }
  return nlohmann::json{{"mutants", visible_mutants().count()},
                        {"positions", distillation.entries.size()},
                        {"candidates", distillation.candidates},
                        {"distinct_sets", distillation.distinct},
                        {"maximal_sets", distillation.pool.size()},
                        {"lower_bound", distillation.cover.bound},
                        {"rows_after_reduction", distillation.cover.rows_left},
                        {"columns_after_reduction", distillation.cover.columns_left},
                        {"search_nodes", distillation.cover.nodes},
                        {"left_out_killed", killed},
                        {"left_out", left_out}}
             .dump(1) +
         "\n";
}

class Verifier {
 public:
  Verifier(fs::path folder, const Progress& progress) : folder_(std::move(folder)), progress_(progress) {}

  Verification run() {
    const Suite suite = read(kPositions);
    std::set<std::string> ids;
    for (const Record& record : suite.records) {
      tell(result_.positions++, suite.records.size());
      if (!ids.insert(record.id).second) fault(record.id, "stands there twice");
      check(record);
    }
    check_notes(suite);
    check_certificates();
    check_least();
    return std::move(result_);
  }

 private:
  void fault(std::string_view where, std::string_view what) {
    result_.faults.push_back(fmt::format("{}: {}", where, what));
  }

  void tell(std::size_t done, std::size_t of) const {
    if (progress_) progress_(done, of);
  }

  Suite read(const char* file) {
    Suite suite = read_suite_file(folder_ / file);
    for (const SuiteProblem& problem : suite.problems) result_.faults.push_back(to_string(problem));
    return suite;
  }

  template <Board B>
  void check_by(const Record& record, std::string_view generator) {
    B board(record.position);
    MoveList moves;
    board.legal_moves(moves);
    if (!record.moves || moves.size() != record.moves->size() || MoveSet(moves) != *record.moves)
      fault(record.id, fmt::format("{} lists other moves", generator));
    ++result_.facts;
    for (const auto& [depth, leaves] : record.counts) {
      if (board.perft(depth) != leaves)
        fault(record.id, fmt::format("{} counts other leaves at depth {}", generator, depth));
      ++result_.facts;
    }
  }

  void check(const Record& record) {
    if (record.id != stable_id(record.position)) fault(record.id, "is not the hash of its FEN");
    if (tier(record.position) != Tier::Consistent) fault(record.id, "is not consistent");
    check_by<rulebook::Board>(record, "rulebook");
    check_by<mailbox::Board>(record, "mailbox");
    check_by<bitboard::Board>(record, "bitboard");
    entries_.push_back({record.position, sight_.kills(record.position) & visible_mutants(), {}});
  }

  /// Kills, class, reports, and how deep the counts go, all follow from the positions.
  void check_notes(const Suite& suite) {
    mark_sole(entries_);
    RowSet killed;
    for (std::size_t index = 0; index < entries_.size(); ++index) {
      killed |= entries_[index].kills;
      Record right = record_of(entries_[index]);
      if (to_epd_line(right) != to_epd_line(suite.records[index]))
        fault(suite.records[index].id, "should be: " + to_epd_line(right));
      ++result_.facts;
    }
    for (const std::string_view name : names_of(visible_mutants() & ~killed)) fault(name, "is killed by no position");
  }

  std::map<std::string, std::vector<Shortfall>> read_certificates() {
    std::map<std::string, std::vector<Shortfall>> all;
    std::ifstream file(folder_ / kCertificates);
    for (std::string line; std::getline(file, line);) {
      const auto json = nlohmann::json::parse(line, nullptr, false);
      if (!json.is_object() || !json.contains("id") || !json.contains("certificate")) {
        fault(kCertificates, "a line is no certificate");
        continue;
      }
      auto& shortfalls = all[json["id"]];
      for (const auto& pair : json["certificate"]) shortfalls.push_back({pair.at(0), pair.at(1)});
    }
    return all;
  }

  void check_certificates() {
    const auto stated = read_certificates();
    for (const Entry& entry : entries_) {
      const std::string id = stable_id(entry.position);
      const auto certificate = shortfalls(entry.position, entry.kills, sight_);
      result_.neighbours += certificate.size();
      for (const Shortfall& one : certificate) {
        if (one.lacks.empty()) fault(id, "is not 1-minimal: " + one.fen + " kills as much");
      }
      const auto found = stated.find(id);
      if (found == stated.end() || found->second != certificate)
        fault(id, "has another certificate than the file says");
    }
  }

  void check_least() {
    std::vector<RowSet> columns;
    const Suite pool = read(kPool);
    for (const Record& record : pool.records) {
      tell(columns.size(), pool.records.size());
      const auto stated = mutants_named(record.note("kills").value_or(""));
      columns.push_back(sight_.kills(record.position) & visible_mutants());
      if (stated != columns.back()) fault(record.id, "of the pool kills others than the file says");
    }
    result_.pool = columns.size();
    for (const Entry& entry : entries_) columns.push_back(entry.kills);
    const auto cover = least_cover(columns, visible_mutants());
    if (!cover) return fault(kPool, "no cover was found");
    if (cover->columns.size() != entries_.size())
      fault(kPool, fmt::format("{} positions would do, not {}", cover->columns.size(), entries_.size()));
  }

  fs::path folder_;
  const Progress& progress_;
  MutantSight sight_;
  std::vector<Entry> entries_;
  Verification result_;
};

}  // namespace

void write_distillation(const Distillation& distillation, const fs::path& folder) {
  write(folder / kPositions, positions_text(distillation));
  write(folder / kCertificates, certificates_text(distillation));
  write(folder / kPool, pool_text(distillation));
  write(folder / kProof, proof_text(distillation));
}

Verification verify_distillation(const fs::path& folder, const Progress& progress) {
  return Verifier(folder, progress).run();
}

}  // namespace passant
