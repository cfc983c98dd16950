// passant hunt: searches for positions on which a subject and its references disagree.

#include "fuzz/hunt.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <random>
#include <thread>

#include "cli/command.h"
#include "cli/hunt_display.h"
#include "corpus/builtin.h"
#include "corpus/positions.h"
#include "fuzz/default_sources.h"
#include "fuzz/journal.h"
#include "fuzz/known_findings.h"
#include "fuzz/sources/list.h"
#include "fuzz/sources/mutate.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::string subject = "bitboard";
  std::vector<std::string> against;
  double seconds = 0;
  std::uint64_t positions = 0;
  std::uint64_t seed = 0;
  unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
  std::string out;
  std::string resume;
  std::string known;
  std::vector<std::string> from;
  bool bail = false;
};

constexpr double kDefaultSeconds = 60;

void add_options(CLI::App& command, Options& options) {
  command.add_option("--subject", options.subject, "who is judged: a SPEC")->capture_default_str();
  command.add_option(
      "--against", options.against,
      "by whom, on every position: a SPEC (may be repeated; default: mailbox, or bitboard when mailbox is judged)");
  command.add_option("--seconds", options.seconds, "stop after so long (default: 60, unless --positions is given)")
      ->check(CLI::PositiveNumber);
  command.add_option("--positions", options.positions, "stop when so many positions were compared")
      ->check(CLI::PositiveNumber);
  command.add_option("--seed", options.seed,
                     "the same seed makes the same run, whatever the number of jobs (default: a random one, printed)");
  command.add_option("--jobs", options.jobs, "workers (default: one a processor)")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.add_option("--out", options.out, "keep findings and the state of the run in this folder");
  command.add_option("--resume", options.resume, "go on with the run in this folder");
  command.add_option("--known", options.known,
                     "findings that are expected: a JSON object a line with class, subject, link, expires");
  command.add_option("--from", options.from,
                     "also draw from the positions in this file: EPD, FEN, a perft suite, PGN (may be repeated)");
  command.add_flag("--bail", options.bail, "stop at the first finding");
}

void add_positions(const std::string& file, std::vector<Position>& positions) {
  const FilePositions read = read_positions(file, *find_generator("bitboard"));
  for (const std::string& problem : read.problems) fmt::print(stderr, "passant: {}\n", problem);
  if (read.invalid > 0) fmt::print(stderr, "passant: {}: {} positions left out: not valid\n", file, read.invalid);
  if (read.positions.empty()) throw CommandError(ExitCode::Usage, file + " holds no valid position");
  positions.insert(positions.end(), read.positions.begin(), read.positions.end());
}

/// The arguments that make the same run again.
std::vector<std::string> arguments_of(const Options& options) {
  std::vector<std::string> arguments{"--subject", options.subject, "--seed", std::to_string(options.seed)};
  for (const std::string& spec : options.against) arguments.insert(arguments.end(), {"--against", spec});
  if (options.seconds > 0) arguments.insert(arguments.end(), {"--seconds", fmt::format("{}", options.seconds)});
  if (options.positions > 0) arguments.insert(arguments.end(), {"--positions", std::to_string(options.positions)});
  if (!options.known.empty()) arguments.insert(arguments.end(), {"--known", options.known});
  for (const std::string& file : options.from) arguments.insert(arguments.end(), {"--from", file});
  if (options.bail) arguments.emplace_back("--bail");
  return arguments;
}

Options options_from(std::vector<std::string> arguments) {
  CLI::App parser;
  Options options;
  add_options(parser, options);
  std::ranges::reverse(arguments);  // CLI11 wants the last one first
  parser.parse(arguments);
  return options;
}

std::vector<std::string> witness_specs(const Options& options) {
  std::vector<std::string> specs;
  for (const char* spec : {"rulebook", "stockfish"}) {
    if (options.subject != spec && !std::ranges::count(options.against, spec)) specs.emplace_back(spec);
  }
  return specs;
}

class Hunt {
 public:
  Hunt(Options options, const Common& common) : options_(std::move(options)), common_(common) {}

  ExitCode run() {
    open_journal();
    complete();
    if (journal_ && !journal_->save(start_)) throw CommandError(ExitCode::Usage, "run.json cannot be written");
    first_panel_ = make_panel(PanelFor::Merger);
    if (!first_panel_) fail(first_panel_.error());
    note_versions(*first_panel_);
    const HuntPlan plan = make_plan();
    HuntDisplay display(common_, journal_ ? &*journal_ : nullptr, start_, known_findings(), plan);
    if (!common_.quiet) announce();
    const auto result = hunt(plan, start_.counts, display, interrupted());
    if (!result) fail(result.error());
    display.finish(result->counts, !result->stopped);
    if (result->stopped) return say_how_to_resume();
    return display.exit_code(result->counts, options_.subject);
  }

 private:
  void open_journal() {
    if (!options_.resume.empty()) {
      auto journal = Journal::resume(options_.resume);
      if (!journal) throw CommandError(ExitCode::Usage, to_string(journal.error()));
      journal_.emplace(std::move(*journal));
      start_ = journal_->earlier_checkpoint();
      take_over(options_from(start_.arguments));
    } else if (!options_.out.empty()) {
      auto journal = Journal::create(options_.out);
      if (!journal) throw CommandError(ExitCode::Usage, to_string(journal.error()));
      journal_.emplace(std::move(*journal));
    }
  }

  /// The arguments of the interrupted run; a budget given now replaces what was left of the old one.
  void take_over(Options earlier) {
    const bool new_budget = options_.seconds > 0 || options_.positions > 0;
    earlier.resume = options_.resume;
    earlier.jobs = options_.jobs;
    if (new_budget) {
      earlier.seconds = options_.seconds;
      earlier.positions = options_.positions == 0 ? 0 : start_.counts.positions + options_.positions;
    } else if (earlier.seconds > 0) {
      earlier.seconds = std::max(0.001, earlier.seconds - start_.seconds);
    }
    options_ = std::move(earlier);
  }

  void complete() {
    if (options_.against.empty()) options_.against = {options_.subject == "mailbox" ? "bitboard" : "mailbox"};
    if (options_.seconds <= 0 && options_.positions == 0) options_.seconds = kDefaultSeconds;
    if (options_.seed == 0) options_.seed = std::random_device{}() % 1'000'000'000 + 1;
    start_.arguments = arguments_of(options_);
    start_.seed = options_.seed;
  }

  [[noreturn]] static void fail(const ContenderError& error) {
    throw CommandError(error.unavailable ? ExitCode::OracleFailed : ExitCode::Usage,
                       fmt::format("{} (expected {})", error.input.what, error.input.expected));
  }

  void note_versions(const Panel& panel) {
    start_.versions[options_.subject] = panel.subject.party->version();
    for (const auto* contenders : {&panel.references, &panel.witnesses}) {
      for (const Contender& contender : *contenders) {
        start_.versions[std::string(contender.party->name())] = contender.party->version();
      }
    }
    for (const Contender& witness : panel.witnesses) witnesses_.emplace_back(witness.party->name());
  }

  HuntPlan make_plan() {
    HuntPlan plan;
    plan.sources = default_sources(hunt_roots());
    add_files(plan.sources);
    plan.make_panel = [this](PanelFor whom) {
      return whom == PanelFor::Merger ? std::move(first_panel_) : make_panel(whom);
    };
    plan.seed = options_.seed;
    plan.jobs = options_.jobs;
    plan.bail = options_.bail;
    if (is_outside(*first_panel_)) plan.draws_per_block = kDrawsPerBlockOutside;
    if (options_.positions > 0) plan.positions = options_.positions;
    if (options_.seconds > 0) plan.time = std::chrono::duration<double>(options_.seconds);
    if (journal_) {
      for (const Finding& finding : journal_->earlier_findings())
        plan.found_before.emplace(finding.fault, finding.reasons.tier());
    }
    return plan;
  }

  static bool is_outside(const Panel& panel) {
    const auto outside = [](const Contender& contender) { return contender.generator == nullptr; };
    return outside(panel.subject) || std::ranges::any_of(panel.references, outside);
  }

  KnownFindings known_findings() const {
    if (options_.known.empty()) return {};
    std::ifstream file(options_.known, std::ios::binary);
    if (!file) throw CommandError(ExitCode::Usage, options_.known + " cannot be read");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto known = parse_known_findings(text);
    if (!known) throw CommandError(ExitCode::Usage, fmt::format("{}: {}", options_.known, to_string(known.error())));
    return std::move(*known);
  }

  /// Half of the draws come from the files: as they are, and edited.
  void add_files(std::vector<WeightedSource>& sources) const {
    std::vector<Position> positions;
    for (const std::string& file : options_.from) add_positions(file, positions);
    if (positions.empty()) return;
    std::uint32_t others = 0;
    for (const WeightedSource& entry : sources) others += entry.weight;
    sources.push_back({std::make_shared<List>(positions, "file"), others / 2});
    sources.push_back({std::make_shared<Mutate>(std::move(positions)), others / 2});
  }

  std::expected<Panel, ContenderError> make_panel(PanelFor whom) const {
    Panel panel;
    auto subject = make_contender(options_.subject);
    if (!subject) return std::unexpected(subject.error());
    panel.subject = std::move(*subject);
    for (const std::string& spec : options_.against) {
      auto reference = make_contender(spec);
      if (!reference) return std::unexpected(reference.error());
      panel.references.push_back(std::move(*reference));
    }
    if (whom == PanelFor::Merger) panel.witnesses = make_witnesses();
    return panel;
  }

  /// Stockfish need not be there: the generators alone still work.
  std::vector<Contender> make_witnesses() const {
    std::vector<Contender> witnesses;
    for (const std::string& spec : witness_specs(options_)) {
      auto witness = make_contender(spec);
      if (witness) {
        witnesses.push_back(std::move(*witness));
      } else {
        fmt::print(stderr, "{} is missing ({}): the generators judge alone\n", spec, witness.error().input.what);
      }
    }
    return witnesses;
  }

  void announce() const {
    std::string witnesses;
    for (const std::string& spec : witnesses_)
      witnesses += fmt::format("{}{} ({})", witnesses.empty() ? "" : ", ", spec, start_.versions.at(spec));
    fmt::print(stderr, "hunt: {} against {}; witnesses: {}; seed {}, {} jobs\n", options_.subject,
               fmt::join(options_.against, ", "), witnesses.empty() ? "none" : witnesses, options_.seed, options_.jobs);
  }

  ExitCode say_how_to_resume() const {
    if (journal_) {
      const std::string& folder = options_.resume.empty() ? options_.out : options_.resume;
      fmt::print(stderr, "interrupted; everything found is in {0}; go on with: passant hunt --resume {0}\n", folder);
    } else {
      fmt::print(stderr, "interrupted; the same run again: passant hunt {}; with --out DIR a run can be resumed\n",
                 fmt::join(start_.arguments, " "));
    }
    return ExitCode::Interrupted;
  }

  Options options_;
  const Common& common_;
  std::optional<Journal> journal_{};
  Checkpoint start_{};
  std::expected<Panel, ContenderError> first_panel_{};  ///< the merger's
  std::vector<std::string> witnesses_{};
};

}  // namespace

void add_hunt(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("hunt", "Search for positions on which a subject and its references disagree");
  add_options(*command, *options);
  command->callback([=, &common, &action] {
    action = [=, &common] {
      catch_interrupts();
      return Hunt(*options, common).run();
    };
  });
}

}  // namespace passant::cli
