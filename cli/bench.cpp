// passant bench: how fast anybody counts, side by side.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "bench/machine.h"
#include "bench/side_by_side.h"
#include "cli/command.h"
#include "cli/progress_line.h"
#include "oracles/spec.h"
#include "position/fen.h"

namespace passant::cli {
namespace {

using bench::BenchPosition;
using bench::Counter;
using bench::Measurement;
using bench::SideBySide;

struct Options {
  std::vector<std::string> subjects;
  std::string baseline;
  std::vector<std::string> fens;
  int depth = 0;
  bool deep = false;
  int rounds = 7;
  bench::CountOptions counting;
};

class Bench {
 public:
  Bench(const Options& options, const Common& common) : options_(options), common_(common) {
    std::vector<std::string> subjects = options.subjects;
    if (subjects.empty()) subjects = default_subjects();
    for (const std::string& spec : subjects) add(spec);
    plan_.baseline = place_of(options.baseline.empty() ? subjects.back() : options.baseline);
  }

  ExitCode run() {
    plan_.rounds = options_.rounds;
    plan_.by_wall = options_.counting.threads > 1;
    plan_.stopped = [] { return interrupted().load(); };
    ProgressLine line(common_, "counts");
    plan_.progress = [&](std::size_t done, std::size_t of, const std::string& next) { line.show(done, of, next); };
    positions_ = options_.fens.empty() ? bench::usual_positions(options_.deep) : own_positions();
    const SideBySide result = bench::measure(counters_, positions_, plan_);
    line.clear();
    common_.json ? print_json(result) : print_table(result);
    return exit_code(result);
  }

 private:
  static std::vector<std::string> default_subjects() {
    std::vector<std::string> subjects{"bitboard", "mailbox"};
    if (make_contender("stockfish")) subjects.emplace_back("stockfish");
    return subjects;
  }

  void add(const std::string& spec) {
    auto counter = bench::make_counter(spec, options_.counting);
    if (!counter) {
      throw CommandError(counter.error().unavailable ? ExitCode::OracleFailed : ExitCode::Usage,
                         fmt::format("{} (expected: {}, or bitboard/FORM, GENERATOR/every-leaf)",
                                     counter.error().input.what, counter.error().input.expected));
    }
    specs_.push_back(spec);
    counters_.push_back(std::move(*counter));
  }

  std::size_t place_of(const std::string& spec) const {
    const auto found = std::ranges::find(specs_, spec);
    if (found == specs_.end())
      throw CommandError(ExitCode::Usage, fmt::format("--baseline: '{}' is none of the subjects", spec));
    return static_cast<std::size_t>(found - specs_.begin());
  }

  std::vector<BenchPosition> own_positions() const {
    std::vector<BenchPosition> positions;
    for (const std::string& fen : options_.fens) {
      const Position position = valid_position_argument({fen});
      positions.push_back({to_fen(position), position, options_.depth == 0 ? 4 : options_.depth});
    }
    return positions;
  }

  std::string unit() const { return plan_.by_wall ? "wall time" : "CPU time"; }

  void print_table(const SideBySide& result) const {
    std::size_t shown = positions_.size();
    for (const Measurement& row : result.rows) {
      const BenchPosition& position = positions_[row.position];
      if (row.position != shown) fmt::print("{}, depth {}, {} leaves\n", position.name, position.depth, row.nodes);
      shown = row.position;
      print_row(row);
    }
    fmt::print("\ngeometric mean of the ratios to {}\n", counters_[plan_.baseline]->name());
    for (std::size_t counter = 0; counter < counters_.size(); ++counter)
      fmt::print("  {:<28} {:8.2f}\n", counters_[counter]->name(), result.means[counter]);
    print_circumstances();
  }

  void print_row(const Measurement& row) const {
    const std::string name = counters_[row.counter]->name();
    if (!row.failure.empty() || row.seconds.empty()) {
      fmt::print("  {:<28} {}\n", name, row.failure.empty() ? "interrupted" : row.failure);
      return;
    }
    const double seconds = bench::median_of(row.seconds).value;
    fmt::print("  {:<28} {:10.4f} s {:12.1f} M leaves/s {:9.2f} ({:.2f} to {:.2f})\n", name, seconds,
               static_cast<double>(row.nodes) / seconds / 1e6, row.ratio.value, row.ratio.low, row.ratio.high);
  }

  void print_circumstances() const {
    fmt::print("\n{}, medians of {} alternating rounds; ratios are the baseline's time divided by one's own", unit(),
               plan_.rounds);
    if (plan_.rounds > 1)
      fmt::print(", with\nan interval of {:.1f} % confidence", 100 * bench::median_of(rounds()).confidence);
    fmt::print("\n");
    for (const auto& [key, value] : circumstances()) fmt::print("{}: {}\n", key, value);
  }

  /// As many values as rounds, for the confidence that their number allows.
  std::vector<double> rounds() const { return std::vector<double>(static_cast<std::size_t>(plan_.rounds), 1.0); }

  std::map<std::string, std::string> circumstances() const {
    auto facts = bench::machine();
    facts["threads"] = std::to_string(options_.counting.threads);
    facts["table"] = options_.counting.hash_megabytes == 0
                         ? "none"
                         : fmt::format("{} MB, empty at the start of each count", options_.counting.hash_megabytes);
    facts["leaves"] = "counted in bulk by our own generators (but GENERATOR/every-leaf); others as they do";
    for (const auto& counter : counters_) {
      if (counter->outside()) facts[counter->name()] = counter->version();
    }
    return facts;
  }

  void print_json(const SideBySide& result) const {
    nlohmann::json rows = nlohmann::json::array();
    for (const Measurement& row : result.rows) rows.push_back(json_of(row));
    nlohmann::json means = nlohmann::json::object();
    for (std::size_t counter = 0; counter < counters_.size(); ++counter)
      means[counters_[counter]->name()] = result.means[counter];
    fmt::print("{}\n", nlohmann::json{{"schema", 1},
                                      {"machine", circumstances()},
                                      {"time", unit()},
                                      {"baseline", counters_[plan_.baseline]->name()},
                                      {"rows", rows},
                                      {"means", means}}
                           .dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
  }

  nlohmann::json json_of(const Measurement& row) const {
    nlohmann::json object{{"subject", counters_[row.counter]->name()},
                          {"position", positions_[row.position].name},
                          {"fen", to_fen(positions_[row.position].position)},
                          {"depth", positions_[row.position].depth},
                          {"nodes", row.nodes},
                          {"seconds", row.seconds},
                          {"ratio", row.ratio.value},
                          {"low", row.ratio.low},
                          {"high", row.ratio.high},
                          {"confidence", row.ratio.confidence}};
    if (!row.failure.empty()) object["failure"] = row.failure;
    return object;
  }

  ExitCode exit_code(const SideBySide& result) const {
    if (interrupted()) return ExitCode::Interrupted;
    if (result.counts_differ) {
      fmt::print(stderr, "passant: the subjects count different numbers of leaves; `passant check` finds out why\n");
      return ExitCode::Disagreement;
    }
    const bool failed = std::ranges::any_of(result.rows, [](const Measurement& row) { return !row.failure.empty(); });
    return failed ? ExitCode::OracleFailed : ExitCode::Ok;
  }

  const Options& options_;
  const Common& common_;
  std::vector<std::string> specs_{};
  std::vector<std::unique_ptr<Counter>> counters_{};
  std::vector<BenchPosition> positions_{};
  bench::BenchPlan plan_{};
};

}  // namespace

void add_bench(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("bench", "How fast generators and engines count leaves, side by side");
  command->add_option("FEN", options->fens, "positions (default: the five that benchmarks of perft use)");
  command->add_option("--subject", options->subjects,
                      "who is measured (may be repeated): a SPEC, bitboard/portable|avx2|avx512 or "
                      "GENERATOR/every-leaf (default: bitboard, mailbox, and stockfish if it is there)");
  command->add_option("--baseline", options->baseline, "whom the ratios are to (default: the last subject)");
  command->add_option("--depth", options->depth, "for positions given (default: 4)")->check(CLI::Range(1, 20));
  command->add_flag("--deep", options->deep, "the usual positions one ply deeper: for figures to be published");
  command
      ->add_option("--rounds", options->rounds,
                   "how often each is measured; what takes less than 0.1 s is repeated until it takes that")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command
      ->add_option("--threads", options->counting.threads, "threads of our own generators; times are wall times then")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  command->add_option("--hash", options->counting.hash_megabytes, "megabytes of a table for bitboard and mailbox")
      ->check(CLI::Range(0, 1 << 20))
      ->capture_default_str();
  command->callback([=, &common, &action] {
    action = [=, &common] {
      catch_interrupts();
      return Bench(*options, common).run();
    };
  });
}

}  // namespace passant::cli
