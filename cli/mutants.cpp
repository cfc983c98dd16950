// passant mutants: the seeded faults, and the matrix of which suites see them.

#include "generators/mutants/mutant.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/command.h"
#include "cli/detection_table.h"
#include "cli/progress_line.h"
#include "corpus/kill_matrix.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> suites;
  FactLimits limits;
  bool detection = false;
  DetectionPlan plan{};
  unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
};

void print(const mutants::MutantInfo& info) {
  fmt::print("mutant:{}\n  {}\n  class {}; shows in: {}, depth {}{}{}\n", info.name, info.mechanism, info.kind,
             name(info.seen), info.depth, info.one_sided.empty() ? "" : fmt::format("; only {}", info.one_sided),
             info.reports.empty() ? "" : fmt::format("; reported: {}", info.reports));
  if (!info.equivalent.empty()) fmt::print("  equivalent on consistent positions: {}\n", info.equivalent);
}

ExitCode list(const Common& common) {
  nlohmann::json all = nlohmann::json::array();
  for (const mutants::MutantInfo& info : mutants::all_mutants()) {
    if (!common.json) print(info);
    all.push_back({{"name", info.name},
                   {"mechanism", info.mechanism},
                   {"class", info.kind},
                   {"reports", info.reports},
                   {"one_sided", info.one_sided},
                   {"seen", name(info.seen)},
                   {"depth", info.depth},
                   {"witness", info.witness},
                   {"equivalent", info.equivalent}});
  }
  if (common.json) fmt::print("{}\n", all.dump(2));
  return ExitCode::Ok;
}

class Matrix {
 public:
  Matrix(const Options& options, const Common& common) : options_(options), common_(common) {}

  ExitCode run() {
    suites_.reserve(options_.suites.size());  // facts point into the suites
    for (const std::string& file : options_.suites) add(file);
    ProgressLine line(common_, "encounters of a fault and a suite");
    const KillMatrix matrix = kill_matrix(facts_, options_.jobs, line.progress());
    line.clear();
    if (common_.json) {
      fmt::print("{}\n", to_json(matrix, facts_));
    } else {
      print_table(matrix);
    }
    return verdict(matrix);
  }

 private:
  void add(const std::string& file) {
    const Suite& suite = suites_.emplace_back(read_suite_file(file));
    for (const SuiteProblem& problem : suite.problems) {
      if (problem.kind != SuiteProblem::Kind::Chess960) throw CommandError(ExitCode::Usage, to_string(problem));
    }
    facts_.push_back(facts_of(suite, options_.limits));
    if (facts_.back().facts.empty())
      throw CommandError(ExitCode::NothingCompared, file + " states nothing that fits the budget");
  }

  static std::string cell(const Encounter& met) {
    return met.kill ? std::to_string(met.kill->depth) : met.triggered > 0 ? "x" : met.reached > 0 ? "-" : ".";
  }

  void print_table(const KillMatrix& matrix) const {
    for (std::size_t suite = 0; suite < facts_.size(); ++suite) {
      fmt::print("{:>3}  {}: {} positions, {} answers to depth {}, {} leaves\n", suite + 1, facts_[suite].name,
                 facts_[suite].positions, facts_[suite].facts.size(), facts_[suite].depth, facts_[suite].leaves);
    }
    fmt::print(
        "\nA number: killed at that depth. Let through: x although the fault acted, - although its decision was\n"
        "executed, . never executed. (e): equivalent on consistent positions.\n\n{:<40}",
        "");
    for (std::size_t suite = 0; suite < facts_.size(); ++suite) fmt::print("{:>3}", suite + 1);
    fmt::print("\n");
    const auto mutants = mutants::all_mutants();
    for (std::size_t row = 0; row < mutants.size(); ++row) print_row(mutants[row], matrix.rows[row]);
    print_sums(matrix);
  }

  static void print_row(const mutants::MutantInfo& info, const std::vector<Encounter>& row) {
    fmt::print("{:<40}", fmt::format("{}{}", info.name, info.equivalent.empty() ? "" : " (e)"));
    for (const Encounter& met : row) fmt::print("{:>3}", cell(met));
    fmt::print("\n");
  }

  void print_sums(const KillMatrix& matrix) const {
    const auto mutants = mutants::all_mutants();
    for (std::size_t suite = 0; suite < facts_.size(); ++suite) {
      int killed = 0, visible = 0;
      for (std::size_t row = 0; row < mutants.size(); ++row) {
        if (!mutants[row].equivalent.empty()) continue;
        ++visible;
        killed += matrix.rows[row][suite].kill ? 1 : 0;
      }
      fmt::print("{}{}: {} of {} killed\n", suite == 0 ? "\n" : "", facts_[suite].name, killed, visible);
    }
  }

  ExitCode verdict(const KillMatrix& matrix) const {
    for (const auto& [suite, kill] : matrix.twin_failures) {
      fmt::print(stderr,
                 "passant: {}: the faultless twin differs on {} at depth {}: the suite is wrong, or all of us\n",
                 facts_[suite].name, kill.record, kill.depth);
    }
    if (!matrix.twin_failures.empty()) return ExitCode::Disagreement;
    if (matrix.kills_any()) return ExitCode::Ok;
    fmt::print(stderr, "passant: nothing was killed: the suites reach no seeded fault\n");
    return ExitCode::NothingCompared;
  }

  const Options& options_;
  const Common& common_;
  std::vector<Suite> suites_;
  std::vector<SuiteFacts> facts_;
};

}  // namespace

void add_mutants(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("mutants", "List the seeded faults, or show which suites see them");
  command->add_flag_function("--list", [](std::int64_t) {}, "list them (the default)");
  command->add_option("--suite", options->suites,
                      "a suite of positions: which mutants does it kill? (may be repeated)");
  command->add_option("--depth", options->limits.depth, "leave out deeper counts")
      ->check(CLI::Range(1, 12))
      ->capture_default_str();
  command->add_option("--leaves", options->limits.leaves, "leaves that one suite may cost, shallow trees first")
      ->capture_default_str();
  command->add_option("--jobs", options->jobs, "threads")->check(CLI::Range(1, 256));
  command->add_flag("--detection", options->detection,
                    "how many positions hunts need to find each, over several seeds");
  command->add_option("--seeds", options->plan.seeds, "runs a mutant, for --detection")
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  command->add_option("--budget", options->plan.budget, "positions a run may compare, for --detection")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->callback([=, &common, &action] {
    action = [=, &common] {
      options->plan.jobs = options->jobs;
      if (options->detection) return show_detection(options->plan, common);
      return options->suites.empty() ? list(common) : Matrix(*options, common).run();
    };
  });
}

}  // namespace passant::cli
