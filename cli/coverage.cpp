// passant coverage: which en passant situations the perft trees of a suite exercise.

#include "fuzz/situations/coverage.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/progress_line.h"
#include "corpus/suite.h"
#include "generators/bitboard/board.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  int depth = 4;
};

struct SuiteCoverage {
  std::string name;
  std::size_t positions = 0;
  Coverage total{};
};

void merge(Coverage& total, const Coverage& part) {
  for (unsigned row = 0; row < total.rows.size(); ++row) {
    total.rows[row].nodes += part.rows[row].nodes;
    const auto least = part.rows[row].least_depth;
    auto& so_far = total.rows[row].least_depth;
    if (least && (!so_far || *least < *so_far)) so_far = least;
  }
}

/// Cells that were never met are left out.
nlohmann::json to_json(const SuiteCoverage& suite, int depth) {
  nlohmann::json cells = nlohmann::json::object();
  for (int index = 0; index < kSituationCount; ++index) {
    const auto situation = static_cast<Situation>(index);
    const Coverage::Row& row = suite.total[situation];
    if (row.least_depth) cells[std::string(name(situation))] = {{"count", row.nodes}, {"depth", *row.least_depth}};
  }
  return {{"name", suite.name}, {"positions", suite.positions}, {"depth", depth}, {"cells", cells}};
}

void print(const SuiteCoverage& suite) {
  fmt::print("{:<28} {:>12} {:>6}\n", "situation", "nodes", "depth");
  for (int index = 0; index < kSituationCount; ++index) {
    const auto situation = static_cast<Situation>(index);
    const Coverage::Row& row = suite.total[situation];
    fmt::print("{:<28} {:>12} {:>6}\n", name(situation), row.nodes,
               row.least_depth ? std::to_string(*row.least_depth) : "never");
  }
}

SuiteCoverage walk(const std::string& file, const Options& options, const Common& common) {
  const Suite suite = read_suite_file(file);
  SuiteCoverage result{.name = std::filesystem::path(file).stem().string()};
  for (const SuiteProblem& problem : suite.problems) {
    if (problem.kind == SuiteProblem::Kind::Unreadable) throw CommandError(ExitCode::Usage, to_string(problem));
    if (problem.kind == SuiteProblem::Kind::Malformed) fmt::print(stderr, "passant: {}\n", to_string(problem));
  }
  ProgressLine line(common, "positions");
  for (const Record& record : suite.records) {
    line.show(result.positions, suite.records.size(), file);
    if (tier(record.position) == Tier::Invalid) continue;
    merge(result.total, CoverageWalk<bitboard::Board>::of(record.position, options.depth));
    ++result.positions;
  }
  line.clear();
  if (result.positions == 0) throw CommandError(ExitCode::NothingCompared, file + " holds no valid position");
  if (!common.quiet) fmt::print(stderr, "{}: {} positions, depth {}\n", file, result.positions, options.depth);
  return result;
}

ExitCode run(const Options& options, const Common& common) {
  nlohmann::json suites = nlohmann::json::array();
  for (const std::string& file : options.files) {
    const SuiteCoverage suite = walk(file, options, common);
    suites.push_back(to_json(suite, options.depth));
    if (!common.json && options.files.size() > 1) fmt::print("{}{}\n", suites.size() > 1 ? "\n" : "", suite.name);
    if (!common.json) print(suite);
  }
  if (common.json) fmt::print("{}\n", nlohmann::json{{"suites", suites}}.dump(1));
  return ExitCode::Ok;
}

}  // namespace

void add_coverage(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("coverage", "Count the en passant situations in the perft trees of suites");
  command->add_option("FILE", options->files, "the suites")->required();
  command->add_option("--depth", options->depth, "how deep the trees are walked")
      ->check(CLI::Range(1, 12))
      ->capture_default_str();
  command->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
}

}  // namespace passant::cli
