// passant coverage: which en passant situations the perft trees of a suite exercise.

#include "fuzz/situations/coverage.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "corpus/suite.h"
#include "generators/bitboard/board.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::string file;
  int depth = 4;
};

void merge(Coverage& total, const Coverage& part) {
  for (unsigned row = 0; row < total.rows.size(); ++row) {
    total.rows[row].nodes += part.rows[row].nodes;
    const auto least = part.rows[row].least_depth;
    auto& so_far = total.rows[row].least_depth;
    if (least && (!so_far || *least < *so_far)) so_far = least;
  }
}

void print(const Coverage& coverage, const Common& common) {
  nlohmann::json rows = nlohmann::json::object();
  if (!common.json) fmt::print("{:<28} {:>12} {:>6}\n", "situation", "nodes", "depth");
  for (int index = 0; index < kSituationCount; ++index) {
    const auto situation = static_cast<Situation>(index);
    const Coverage::Row& row = coverage[situation];
    if (common.json) {
      rows[std::string(name(situation))] = {
          {"nodes", row.nodes}, {"least_depth", row.least_depth ? nlohmann::json(*row.least_depth) : nlohmann::json()}};
    } else {
      fmt::print("{:<28} {:>12} {:>6}\n", name(situation), row.nodes,
                 row.least_depth ? std::to_string(*row.least_depth) : "never");
    }
  }
  if (common.json) fmt::print("{}\n", rows.dump(2));
}

ExitCode run(const Options& options, const Common& common) {
  const Suite suite = read_suite_file(options.file);
  Coverage total;
  std::size_t walked = 0;
  for (const SuiteProblem& problem : suite.problems) {
    if (problem.kind == SuiteProblem::Kind::Unreadable) throw CommandError(ExitCode::Usage, to_string(problem));
    if (problem.kind == SuiteProblem::Kind::Malformed) fmt::print(stderr, "passant: {}\n", to_string(problem));
  }
  for (const Record& record : suite.records) {
    if (tier(record.position) == Tier::Invalid) continue;
    merge(total, CoverageWalk<bitboard::Board>::of(record.position, options.depth));
    ++walked;
  }
  if (walked == 0) throw CommandError(ExitCode::NothingCompared, options.file + " holds no valid position");
  if (!common.quiet) fmt::print(stderr, "{} positions, depth {}\n", walked, options.depth);
  print(total, common);
  return ExitCode::Ok;
}

}  // namespace

void add_coverage(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("coverage", "Count the en passant situations in the perft trees of a suite");
  command->add_option("FILE", options->file, "the suite")->required();
  command->add_option("--depth", options->depth, "how deep the trees are walked")
      ->check(CLI::Range(1, 12))
      ->capture_default_str();
  command->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
}

}  // namespace passant::cli
