// passant enumerate: every en passant position of N men, compared; alone, in shards, or shards added up.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/command.h"
#include "cli/enumerate_display.h"
#include "cli/progress_line.h"
#include "fuzz/enumerate/compare_range.h"
#include "fuzz/enumerate/merge.h"
#include "passant_revision.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

namespace fs = std::filesystem;
using namespace passant::enumerate;

struct Options {
  Plan plan{};
  std::vector<std::string> against;
  bool children = false;
  std::uint64_t sample = 0;
  unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
  bool bail = false;
  std::string range;
  std::optional<std::uint64_t> index;
  std::string shard;
  std::uint64_t shards = 0;
  std::string out;
  std::string resume;
  std::string merge;
};

constexpr std::uint64_t kPlacementsPerShard = 1U << 28U;  // about a minute on one core

void add_plan_options(CLI::App& command, Options& options) {
  command.add_option("--pieces", options.plan.men, "how many men, the kings and the two pawns among them")
      ->check(CLI::Range(Domain::kLeastMen, Domain::kMostMen));
  command.add_option("--subject", options.plan.subject, "who is judged: a SPEC")->capture_default_str();
  command.add_option(
      "--against", options.against,
      "by whom, on every position: a SPEC (may be repeated; default: mailbox, or bitboard when mailbox is "
      "judged)");
  command.add_flag("--children", options.children,
                   "compare everything on every position: positions after the moves, taking back, counts, checks");
  command
      .add_option("--flipped-share", options.plan.shares.flipped,
                  "one in so many is compared with the players exchanged as well")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.add_option("--full-share", options.plan.shares.full, "one in so many is compared as --children does")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.add_option("--witness-share", options.plan.shares.witnessed, "one in so many is put to the rulebook as well")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.add_option("--sample", options.sample, "compare only so many positions, drawn at random")
      ->check(CLI::PositiveNumber);
  command.add_flag("--only-barred", options.plan.only_barred, "compare only positions with a capture that is illegal");
  command.add_option("--seed", options.plan.seed, "of the sample and the shares")->capture_default_str();
}

void add_options(CLI::App& command, Options& options) {
  add_plan_options(command, options);
  command.add_option("--jobs", options.jobs, "workers (default: one a processor)")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.add_flag("--bail", options.bail, "stop soon after the first disagreement");
  command.add_option("--range", options.range, "FIRST:LAST, only the placements FIRST to LAST - 1");
  command.add_option("--index", options.index, "show one placement, and what everybody lists for it");
  command.add_option("--out", options.out, "run in shards and keep their results in this folder");
  command.add_option("--shards", options.shards, "how many shards (default: of about a minute each)")
      ->check(CLI::PositiveNumber);
  command.add_option("--shard", options.shard, "I/N, only this one of N shards, counted from 1 (needs --out)");
  command.add_option("--resume", options.resume, "go on with the run in this folder");
  command.add_option("--merge", options.merge, "add up the shards in this folder, and nothing else");
}

[[noreturn]] void wrong(const std::string& message) { throw CommandError(ExitCode::Usage, message); }

/// Two numbers with a character between them.
std::pair<std::uint64_t, std::uint64_t> two_numbers(const std::string& text, char between,
                                                    const std::string& expected) {
  const std::size_t at = text.find(between);
  std::pair<std::uint64_t, std::uint64_t> numbers;
  const bool both = at != std::string::npos && CLI::detail::integral_conversion(text.substr(0, at), numbers.first) &&
                    CLI::detail::integral_conversion(text.substr(at + 1), numbers.second);
  if (!both) wrong(fmt::format("'{}' is not {}", text, expected));
  return numbers;
}

std::vector<std::string> arguments_of(const Options& options) {
  const Plan& plan = options.plan;
  std::vector<std::string> arguments{"--pieces", std::to_string(plan.men), "--subject", plan.subject};
  for (const std::string& spec : plan.against) arguments.insert(arguments.end(), {"--against", spec});
  const auto add = [&](const char* flag, std::uint64_t value) {
    arguments.insert(arguments.end(), {flag, std::to_string(value)});
  };
  add("--flipped-share", plan.shares.flipped);
  add("--full-share", plan.shares.full);
  add("--witness-share", plan.shares.witnessed);
  if (plan.sample) add("--sample", *plan.sample);
  if (plan.only_barred) arguments.emplace_back("--only-barred");
  add("--seed", plan.seed);
  add("--shards", options.shards);
  return arguments;
}

class Enumerate {
 public:
  Enumerate(Options options, const Common& common) : options_(std::move(options)), common_(common) {}

  ExitCode run() {
    if (!options_.merge.empty()) return merge(options_.merge);
    if (!options_.resume.empty()) take_over();
    complete();
    domain_.emplace(options_.plan.men);
    if (options_.index) return show_one();
    identity_ = identity();
    if (!options_.shard.empty()) return run_one_shard();
    if (!options_.out.empty()) return run_all_shards();
    return run_range();
  }

 private:
  void complete() {
    Plan& plan = options_.plan;
    plan.against = options_.against;
    if (plan.against.empty()) plan.against = {plan.subject == "mailbox" ? "bitboard" : "mailbox"};
    const bool has_rulebook = plan.subject == "rulebook" || std::ranges::count(plan.against, "rulebook") > 0;
    plan.witnesses = has_rulebook ? std::vector<std::string>{} : std::vector<std::string>{"rulebook"};
    if (options_.children) plan.shares.full = 1;
    if (options_.sample > 0) plan.sample = options_.sample;
  }

  /// The arguments of an interrupted run.
  void take_over() {
    std::ifstream file(fs::path(options_.resume) / "run.json");
    const nlohmann::json run = nlohmann::json::parse(file, nullptr, false);
    if (!run.is_object() || !run.contains("enumerate")) wrong(options_.resume + " holds no run of enumerate");
    std::vector<std::string> arguments = run.at("enumerate");
    std::ranges::reverse(arguments);  // CLI11 wants the last one first
    CLI::App parser;
    Options earlier;
    add_options(parser, earlier);
    parser.parse(arguments);
    earlier.jobs = options_.jobs;
    earlier.out = earlier.resume = options_.resume;
    options_ = std::move(earlier);
  }

  Identity identity() const {
    Identity identity{
        fmt::format("passant {} {}", PASSANT_VERSION, PASSANT_REVISION), options_.plan, {}, domain_->size()};
    const auto panel = make_panel(options_.plan);
    if (!panel) fail(panel.error());
    bool outside = false;
    const auto note = [&](const Contender& contender) {
      identity.versions[std::string(contender.party->name())] = contender.party->version();
      outside |= contender.generator == nullptr;
    };
    note(panel->subject);
    for (const auto* contenders : {&panel->references, &panel->witnesses}) std::ranges::for_each(*contenders, note);
    if (outside && !options_.plan.sample && !options_.plan.only_barred && options_.range.empty())
      wrong("a party outside this program is too slow for all positions: say --sample N, --only-barred or --range");
    return identity;
  }

  [[noreturn]] static void fail(const ContenderError& error) {
    throw CommandError(error.unavailable ? ExitCode::OracleFailed : ExitCode::Usage,
                       fmt::format("{} (expected {})", error.input.what, error.input.expected));
  }

  /// Nothing when interrupted.
  std::optional<RangeResult> compared(Range range) {
    ProgressLine line(common_, "placements");
    Execution execution;
    execution.jobs = options_.jobs;
    execution.bail = options_.bail;
    execution.stop = &interrupted();
    execution.progress = [&](std::uint64_t done, std::uint64_t of) { show(line, done, of); };
    auto result = compare_range(options_.plan, *domain_, range, execution);
    if (result) return std::move(*result);
    if (result.error().trouble == Trouble::ContenderMissing) fail(*result.error().contender);
    return std::nullopt;
  }

  /// Of all shards of this run, when there are several: as long as one of them takes, so will the others.
  void show(ProgressLine& line, std::uint64_t done, std::uint64_t of) const {
    line.show(done, of, shards_left_ == 0 ? "" : fmt::format("{} more shards of about the same length", shards_left_));
  }

  ExitCode run_range() {
    Range range{0, domain_->size()};
    if (!options_.range.empty()) {
      const auto [first, last] = two_numbers(options_.range, ':', "a range as in 1000:2000");
      if (first > last || last > domain_->size())
        wrong(fmt::format("the placements of {} men are numbered 0 to {}", options_.plan.men, domain_->size() - 1));
      range = {first, last};
    }
    const Stopwatch watch;
    const auto result = compared(range);
    if (!result) {
      fmt::print(stderr, "interrupted; with --out DIR a run can be resumed\n");
      return ExitCode::Interrupted;
    }
    return report({identity_, 1, 1, *result}, watch);
  }

  ExitCode report(const Shard& shard, const Stopwatch& watch) const {
    print_result(common_, shard, watch);
    return exit_code(shard.result);
  }

  ExitCode show_one() const {
    if (*options_.index >= domain_->size())
      wrong(fmt::format("the placements of {} men are numbered 0 to {}", options_.plan.men, domain_->size() - 1));
    auto panel = make_panel(options_.plan);
    if (!panel) fail(panel.error());
    return print_placement(common_, *domain_, *options_.index, *panel);
  }

  ExitCode run_one_shard() {
    if (options_.out.empty()) wrong("--shard needs --out DIR, the folder for its result");
    const auto [number, of] = two_numbers(options_.shard, '/', "a shard as in 3/8");
    if (number < 1 || number > of) wrong(fmt::format("'{}': shards are counted from 1 to {}", options_.shard, of));
    const Stopwatch watch;
    const auto shard = shard_at_hand_or_made(number, of);
    return shard ? report(*shard, watch) : say_how_to_resume();
  }

  /// A shard that is there already, whole and of this very run, is not made again.
  std::optional<Shard> shard_at_hand_or_made(std::uint64_t number, std::uint64_t of) {
    const auto earlier = read_shard(fs::path(options_.out) / shard_file_name(number, of));
    if (earlier && earlier->identity == identity_) return *earlier;
    auto result = compared(range_of_shard(domain_->size(), number, of));
    if (!result) return std::nullopt;
    Shard shard{identity_, number, of, std::move(*result)};
    if (const auto error = write_shard(options_.out, shard))
      wrong(fmt::format("{} (expected {})", error->what, error->expected));
    return shard;
  }

  ExitCode run_all_shards() {
    if (options_.shards == 0) options_.shards = std::max<std::uint64_t>(1, domain_->size() / kPlacementsPerShard);
    if (options_.resume.empty()) begin_run();
    for (std::uint64_t number = 1; number <= options_.shards; ++number) {
      const Stopwatch watch;
      shards_left_ = options_.shards - number;
      const auto shard = shard_at_hand_or_made(number, options_.shards);
      if (!shard) return say_how_to_resume();
      if (!common_.quiet && !common_.no_progress) print_shard_line(*shard, watch);
    }
    return merge(options_.out);
  }

  void begin_run() const {
    std::error_code error;
    fs::create_directories(options_.out, error);
    const fs::path path = fs::path(options_.out) / "run.json";
    if (fs::exists(path))
      wrong(options_.out + ": there is a run here already (a new folder, or --resume to go on with it)");
    std::ofstream file(path);
    file << nlohmann::json{{"enumerate", arguments_of(options_)}, {"program", identity_.program}}.dump(2) << '\n';
    if (!file.flush()) wrong(path.string() + " cannot be written");
  }

  ExitCode say_how_to_resume() const {
    fmt::print(stderr, "interrupted; finished shards are in {0}; ", options_.out);
    if (options_.shard.empty()) {
      fmt::print(stderr, "go on with: passant enumerate --resume {}\n", options_.out);
    } else {
      fmt::print(stderr, "run this shard again\n");
    }
    return ExitCode::Interrupted;
  }

  ExitCode merge(const fs::path& folder) const {
    const auto sum = merged_folder(folder);
    if (!sum) wrong(fmt::format("{} (expected {})", sum.error().what, sum.error().expected));
    return report(*sum, {});
  }

  Options options_;
  const Common& common_;
  std::optional<Domain> domain_{};
  Identity identity_{};
  std::uint64_t shards_left_ = 0;  ///< behind the one that is being made
};

}  // namespace

void add_enumerate(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("enumerate", "Compare on every en passant position of N men");
  add_options(*command, *options);
  command->callback([=, &common, &action] {
    action = [=, &common] {
      catch_interrupts();
      return Enumerate(*options, common).run();
    };
  });
}

}  // namespace passant::cli
