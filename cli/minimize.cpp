// passant minimize: the smallest position that shows the same disagreement.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/command.h"
#include "cli/progress_line.h"
#include "fuzz/descent.h"
#include "fuzz/fault_class.h"
#include "fuzz/judge.h"
#include "fuzz/reducer.h"
#include "position/diagram.h"
#include "position/fen.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> fen;
  std::string subject;
  std::vector<std::string> against{"mailbox"};
  std::uint64_t budget = 2000;
  int depth = 3;
  bool certificate = false;
};

void print_json(const Reduction& reduction) {
  nlohmann::json certificate = nlohmann::json::array();
  for (const Refutation& refutation : reduction.certificate)
    certificate.push_back({{"edit", refutation.edit}, {"why", refutation.why}});
  fmt::print("{}\n", nlohmann::json{{"fen", to_fen(reduction.position)},
                                    {"class", name(classify(reduction.position, reduction.deviation))},
                                    {"deviation", to_string(reduction.deviation)},
                                    {"questions", reduction.questions},
                                    {"minimal", reduction.minimal},
                                    {"certificate", certificate}}
                         .dump(2));
}

void print(const Reduction& reduction, const Options& options, const Common& common) {
  if (common.json) {
    print_json(reduction);
    return;
  }
  if (!common.quiet) {
    const FaultClass fault = classify(reduction.position, reduction.deviation);
    fmt::print("{}\n{}: {}\n{}; {} questions, {}\n",
               diagram(reduction.position, unicode_output() ? Chessmen::Unicode : Chessmen::Letters), name(fault),
               sentence(fault), to_string(reduction.deviation), reduction.questions,
               reduction.minimal ? "1-minimal" : "the budget ended before it was shown to be 1-minimal");
  }
  if (options.certificate) {
    for (const Refutation& refutation : reduction.certificate) fmt::print("{}: {}\n", refutation.edit, refutation.why);
  }
  fmt::print("{}\n", to_fen(reduction.position));
}

/// Shows how many positions were put to another judge. How many it will be nobody knows before.
class WatchedJudge final : public Judge {
 public:
  WatchedJudge(std::unique_ptr<Judge> judge, const Common& common)
      : judge_(std::move(judge)), line_(common, "questions") {}

  void scan(std::span<const Position> positions, Scope scope, const Report& report) override {
    questions_ += positions.size();
    line_.show({.done = questions_});
    judge_->scan(positions, scope, report);
  }

  void clear() { line_.clear(); }

 private:
  std::unique_ptr<Judge> judge_;
  ProgressLine line_;
  std::uint64_t questions_ = 0;
};

/// The position itself when it shows something, else the first wrong node of its tree, as deep as was asked for.
std::optional<Position> first_wrong(const Position& position, const Contender& subject, const Contender& reference,
                                    Judge& judge, const Options& options) {
  const Judgement judgement = judge.judge(position, Scope::Full);
  if (!judgement.both_answered()) throw CommandError(ExitCode::OracleFailed, "no answer: " + judgement.detail);
  if (!judgement.deviations.empty()) return position;
  for (int depth = 2; depth <= options.depth; ++depth) {
    const Answer theirs = subject.party->ask(Question{position, {}, depth});
    const Answer right = reference.party->ask(Question{position, {}, depth});
    if (!theirs.answered() || !right.answered() || theirs.total == right.total) continue;
    return descend(*subject.party, *reference.party, position, depth).position;
  }
  return std::nullopt;
}

ExitCode run(const Options& options, const Common& common) {
  const Position position = valid_position_argument(options.fen);
  const Contender subject = contender_argument(options.subject);
  for (const std::string& spec : options.against) {
    const Contender reference = contender_argument(spec);
    WatchedJudge judge(make_judge(subject, reference), common);
    const auto wrong = first_wrong(position, subject, reference, judge, options);
    if (!wrong) continue;
    const Deviations deviations = principal(*wrong, judge.judge(*wrong, Scope::Full).deviations);
    if (deviations.empty()) {
      throw CommandError(ExitCode::Disagreement,
                         fmt::format("counts differ, but every list agrees down to {}", to_fen(*wrong)));
    }
    const Reduction reduction = reduce(*wrong, deviations.front(), judge, options.budget);
    judge.clear();
    print(reduction, options, common);
    return ExitCode::Disagreement;
  }
  if (common.json)
    fmt::print("{}\n", nlohmann::json{{"fen", to_fen(position)}, {"agrees", true}, {"depth", options.depth}}.dump(2));
  fmt::print(stderr, "{} agrees with {} on this position to depth {}: there is nothing to minimise\n", options.subject,
             fmt::join(options.against, ", "), options.depth);
  return ExitCode::Ok;
}

}  // namespace

void add_minimize(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand(
      "minimize", "Find the smallest position that shows the same disagreement; its FEN is the last line");
  command->add_option("FEN", options->fen, "the position: a FEN, in quotes or not")->required();
  command->add_option("--subject", options->subject, "who is judged: a SPEC")->required();
  command->add_option("--against", options->against, "by whom: a SPEC (may be repeated)")->capture_default_str();
  command->add_option("--budget", options->budget, "positions that may be asked about")->capture_default_str();
  command
      ->add_option("--depth", options->depth,
                   "how deep to look for the first wrong node when the position itself is right")
      ->check(CLI::Range(1, 12))
      ->capture_default_str();
  command->add_flag("--certificate", options->certificate,
                    "name every simpler neighbour, with the reason why it does not show the same");
  command->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
}

}  // namespace passant::cli
