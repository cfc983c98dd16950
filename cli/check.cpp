// passant check: a subject against the answers that files of positions state, and against references.

#include "corpus/check.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/progress_line.h"
#include "corpus/builtin.h"
#include "corpus/pgn.h"
#include "corpus/suite.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string subject = "bitboard";
  std::vector<std::string> against;
  CheckLimits limits;
  bool bail = false;
  bool consistent_only = false;
};

struct Count {
  std::uint64_t positions = 0;
  std::uint64_t facts = 0;
  std::uint64_t invalid = 0;
  std::uint64_t chess960 = 0;
  std::uint64_t malformed = 0;
  std::uint64_t mismatches = 0;
  std::map<std::string, std::uint64_t> unanswered;
};

Suite read(const std::string& file) {
  if (file != "-") return read_suite_file(file);
  const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
  return read_suite(text, "standard input");
}

class Check {
 public:
  Check(const Options& options, const Common& common)
      : options_(options), common_(common), subject_(contender_argument(options.subject)) {
    for (const std::string& spec : options.against) references_.push_back(contender_argument(spec));
  }

  ExitCode run() {
    const std::vector<Suite> suites = options_.files.empty() ? builtin_corpus() : read_all();
    std::size_t seen = 0, all = 0;
    for (const Suite& suite : suites) all += suite.records.size();
    for (const Suite& suite : suites) {
      for (const SuiteProblem& problem : suite.problems) tell(problem);
      for (const Record& record : suite.records) {
        if (over()) break;
        line_.show(seen++, all, suite.file);
        check(suite, record);
      }
    }
    return finish();
  }

 private:
  std::vector<Suite> read_all() const {
    std::vector<Suite> suites;
    for (const std::string& file : options_.files) suites.push_back(read(file));
    return suites;
  }

  bool over() const { return interrupted() || (options_.bail && count_.mismatches > 0); }

  void tell(const SuiteProblem& problem) {
    if (problem.kind == SuiteProblem::Kind::Unreadable) throw CommandError(ExitCode::Usage, to_string(problem));
    if (problem.kind == SuiteProblem::Kind::Chess960) {
      ++count_.chess960;
      return;
    }
    line_.clear();
    ++count_.malformed;
    fmt::print(stderr, "passant: {}\n", to_string(problem));
  }

  void check(const Suite& suite, const Record& record) {
    const Tier in_tier = tier(record.position);
    if (in_tier == Tier::Invalid || (options_.consistent_only && in_tier != Tier::Consistent)) {
      ++count_.invalid;
      return;
    }
    const CheckResult result = check_record(record, subject_, references_, options_.limits);
    ++count_.positions;
    count_.facts += result.facts;
    if (result.outcome != Outcome::Answered) ++count_.unanswered[std::string(name(result.outcome))];
    if (result.outcome != Outcome::Answered && result.outcome != Outcome::Abstained) {
      line_.clear();
      fmt::print(stderr, "passant: {}: {} {}: {}\n", record.id, subject_.party->name(), name(result.outcome),
                 result.detail);
    }
    for (const Mismatch& mismatch : result.mismatches) print(suite, record, mismatch);
  }

  void print(const Suite& suite, const Record& record, const Mismatch& mismatch) {
    line_.clear();
    ++count_.mismatches;
    std::string path;
    for (const Move move : mismatch.path) path += ' ' + to_uci(move);
    if (common_.json) {
      fmt::print("{}\n", nlohmann::json{{"id", record.id},
                                        {"file", suite.file},
                                        {"line", record.line},
                                        {"fen", to_fen(record.position)},
                                        {"against", mismatch.against},
                                        {"depth", mismatch.depth},
                                        {"what", mismatch.what},
                                        {"first_wrong", to_fen(mismatch.first_wrong)},
                                        {"path", path}}
                             .dump());
      return;
    }
    fmt::print("{}:{}: {}: {} differs from {}: {}\n  {}\n", suite.file, record.line, record.id, subject_.party->name(),
               mismatch.against, mismatch.what, to_fen(record.position));
    if (!path.empty()) fmt::print("  first wrong after{}: {}\n", path, to_fen(mismatch.first_wrong));
  }

  ExitCode finish() {
    line_.clear();
    if (common_.json) print_json_summary();
    if (!common_.quiet) print_summary();
    if (interrupted()) return ExitCode::Interrupted;
    if (count_.mismatches > 0) return ExitCode::Disagreement;
    if (count_.malformed > 0) return ExitCode::Usage;
    if (count_.facts > 0) return ExitCode::Ok;
    const bool failed = count_.unanswered.contains("crashed") || count_.unanswered.contains("hung");
    return failed ? ExitCode::OracleFailed : ExitCode::NothingCompared;
  }

  /// The last line, after one for each disagreement.
  void print_json_summary() const {
    fmt::print("{}\n", nlohmann::json{{"summary",
                                       {{"subject", subject_.party->name()},
                                        {"version", subject_.party->version()},
                                        {"positions", count_.positions},
                                        {"answers", count_.facts},
                                        {"disagreements", count_.mismatches},
                                        {"left_out", count_.invalid},
                                        {"chess960", count_.chess960},
                                        {"unreadable", count_.malformed},
                                        {"without_answer", count_.unanswered}}}}
                           .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  }

  void print_summary() const {
    fmt::print(stderr, "{} ({}): {} positions, {} answers compared, {} disagreements\n", subject_.party->name(),
               subject_.party->version(), count_.positions, count_.facts, count_.mismatches);
    if (count_.invalid > 0)
      fmt::print(stderr, "  {} positions left out: not {}\n", count_.invalid,
                 options_.consistent_only ? "consistent" : "valid");
    if (count_.chess960 > 0) fmt::print(stderr, "  {} positions left out: Chess960 castling\n", count_.chess960);
    if (count_.malformed > 0) fmt::print(stderr, "  {} lines could not be read\n", count_.malformed);
    for (const auto& [outcome, count] : count_.unanswered) fmt::print(stderr, "  {} positions {}\n", count, outcome);
    if (count_.facts == 0)
      fmt::print(stderr, "nothing was compared: no position with an answer that the subject gave as well\n");
  }

  const Options& options_;
  const Common& common_;
  Contender subject_;
  std::vector<Contender> references_;
  ProgressLine line_{common_, "positions"};
  Count count_;
};

}  // namespace

void add_check(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      app.add_subcommand("check", "Compare a subject with the answers in EPD, FEN and perft files and with references");
  command->add_option("FILE", options->files,
                      "suites of positions (default: the built-in corpus; - is standard input)");
  command->add_option("--subject", options->subject, "who is judged: a SPEC")->capture_default_str();
  command->add_option("--against", options->against, "by whom, besides the file: a SPEC (may be repeated)");
  command->add_option("--depth", options->limits.depth, "compare with references, and stated counts, to this depth")
      ->check(CLI::Range(1, 30));
  command->add_option("--max-nodes", options->limits.max_nodes, "leave out stated counts above this")
      ->capture_default_str();
  command->add_flag("--consistent", options->consistent_only,
                    "leave out positions that cannot arise from their double step");
  command->add_flag("--bail", options->bail, "stop at the first disagreement");
  command->callback([=, &common, &action] {
    action = [=, &common] {
      catch_interrupts();
      return Check(*options, common).run();
    };
  });
}

}  // namespace passant::cli
