// passant sweep: every engine and library at hand, judged in one go: how it is asked, what the corpus and a bounded
// hunt find.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>

#include "cli/command.h"
#include "cli/progress_line.h"
#include "cli/sweep_page.h"
#include "corpus/builtin.h"
#include "corpus/check.h"
#include "fuzz/default_sources.h"
#include "fuzz/hunt.h"
#include "oracles/check_up.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> specs;
  std::uint64_t positions = 2000;
  std::uint64_t seed = 1;
  double seconds = 60;
  std::string out;
};

/// A program's last words may be many lines, about files of this machine.
std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

/// The share of the work on one party that its corpus is, for the remaining time.
constexpr double kCorpusShare = 0.2;

class Collector final : public HuntListener {
 public:
  Collector(Judged& judged, std::function<void(const HuntCounts&)> progress)
      : judged_(judged), progress_(std::move(progress)) {}

  void found(const Finding& finding) override { judged_.findings.push_back(finding); }
  void quarantined(const Quarantined& position) override { judged_.silent.push_back(position); }
  void progress(const HuntCounts& counts) override { progress_(counts); }

 private:
  Judged& judged_;
  std::function<void(const HuntCounts&)> progress_;
};

class Sweep {
 public:
  Sweep(const Options& options, const Common& common) : options_(options), common_(common), specs_(specs()) {
    if (options_.out.empty() && !common_.json)
      throw CommandError(ExitCode::Usage, "where to? (expected: --out DIR for sweep.md, or --json)");
    if (!options_.out.empty()) open_page();
  }

  ExitCode run() {
    nlohmann::json parties = nlohmann::json::array();
    std::uint64_t disagreements = 0;
    for (; number_ < specs_.size() && !interrupted(); ++number_) {
      const Judged judged = judge(specs_[number_]);
      disagreements += judged.disagreements();
      tell(judged);
      if (page_.is_open()) page_ << to_markdown(judged) << std::flush;
      parties.push_back(to_json(judged));
    }
    if (common_.json) print_json(parties);
    if (page_.is_open() && !page_)
      throw CommandError(ExitCode::Usage, options_.out + "/sweep.md cannot be written (is the disk full?)");
    if (interrupted()) return ExitCode::Interrupted;
    return disagreements > 0 ? ExitCode::Disagreement : ExitCode::Ok;
  }

 private:
  std::vector<std::string> specs() const {
    if (!options_.specs.empty()) return options_.specs;
    std::vector<std::string> all;
    for (const Known& known : known_oracles()) all.emplace_back(known.spec);
    return all;
  }

  void open_page() {
    std::error_code error;
    std::filesystem::create_directories(options_.out, error);
    page_.open(std::filesystem::path(options_.out) / "sweep.md");
    if (!page_) throw CommandError(ExitCode::Usage, options_.out + " cannot be written to");
    page_ << "# Engines and libraries judged\n\nMade by `passant sweep --positions " << options_.positions
          << " --seconds " << options_.seconds << " --seed " << options_.seed
          << "`.\nReference: bitboard; witnesses: rulebook and Stockfish. Only consistent positions are asked.\n";
  }

  Judged judge(const std::string& spec) {
    show(0);
    Judged judged{spec};
    auto subject = make_contender(spec);
    if (!subject) {
      judged.abstains = first_line(subject.error().input.what);
      return judged;
    }
    judged.version = subject->party->version();
    judged.family = subject->party->family();
    judged.how = subject->how;
    judged.corpus = check_corpus(*subject);
    subject->party.reset();
    hunt_for(judged);
    return judged;
  }

  /// `share` of the work on the party that is being judged.
  void show(double share) {
    const double of = static_cast<double>(specs_.size());
    line_.show({asked_, (static_cast<double>(number_) + share) / of, specs_[number_]});
  }

  CorpusResult check_corpus(Contender& subject) {
    const std::vector<Suite> corpus = builtin_corpus();
    std::vector<const Record*> records;
    for (const Suite& suite : corpus) {
      for (const Record& record : suite.records) {
        if (tier(record.position) == Tier::Consistent) records.push_back(&record);
      }
    }
    CorpusResult result;
    for (const Record* record : records) {
      show(kCorpusShare * static_cast<double>(result.positions) / static_cast<double>(records.size()));
      add(check_record(*record, subject, {}, {.max_nodes = 100'000}), *record, result);
    }
    return result;
  }

  void add(const CheckResult& check, const Record& record, CorpusResult& result) {
    ++result.positions;
    ++asked_;
    if (check.outcome != Outcome::Answered) ++result.unanswered[std::string(name(check.outcome))];
    for (const Mismatch& mismatch : check.mismatches)
      result.wrong.push_back(fmt::format("{}: {} ({})", record.id, mismatch.what, to_fen(record.position)));
  }

  void hunt_for(Judged& judged) {
    HuntPlan plan;
    plan.sources = default_sources({});
    plan.seed = options_.seed;
    plan.positions = options_.positions;
    plan.draws_per_block = kDrawsPerBlockOutside;
    plan.time = std::chrono::duration<double>(options_.seconds);
    plan.full_one_in = 64;
    plan.witness_one_in = 1'000'000'000;
    plan.make_panel = [&](PanelFor whom) { return make_panel(judged.spec, whom); };
    const std::uint64_t before = asked_;
    Collector collector(judged, [&](const HuntCounts& counts) {
      asked_ = before + counts.positions;
      const double share = static_cast<double>(counts.positions) / static_cast<double>(options_.positions);
      show(kCorpusShare + (1 - kCorpusShare) * std::min(1.0, share));
    });
    const auto result = hunt(plan, {}, collector, interrupted());
    if (result) {
      judged.hunt = result->counts;
    } else {
      judged.no_hunt = result.error().input.what;
    }
  }

  static std::expected<Panel, ContenderError> make_panel(const std::string& spec, PanelFor whom) {
    Panel panel;
    auto subject = make_contender(spec);
    if (!subject) return std::unexpected(subject.error());
    panel.subject = std::move(*subject);
    panel.references.push_back(make_contender("bitboard").value());
    if (whom == PanelFor::Worker) return panel;
    panel.witnesses.push_back(make_contender("rulebook").value());
    auto stockfish = make_contender("stockfish");
    if (stockfish && spec != "stockfish") panel.witnesses.push_back(std::move(*stockfish));
    return panel;
  }

  void tell(const Judged& judged) {
    line_.clear();
    if (!judged.abstains.empty()) fmt::print(stderr, "{}: abstains ({})\n", judged.spec, judged.abstains);
    if (judged.abstains.empty() && !common_.quiet)
      fmt::print(stderr, "{}: {} wrong in the corpus, {} findings\n", judged.spec, judged.corpus.wrong.size(),
                 judged.findings.size());
  }

  void print_json(const nlohmann::json& parties) const {
    fmt::print("{}\n", nlohmann::json{{"positions", options_.positions},
                                      {"seconds", options_.seconds},
                                      {"seed", options_.seed},
                                      {"parties", parties}}
                           .dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
  }

  const Options& options_;
  const Common& common_;
  const std::vector<std::string> specs_;
  std::size_t number_ = 0;   ///< in specs_
  std::uint64_t asked_ = 0;  ///< positions
  ProgressLine line_{common_, "positions"};
  std::ofstream page_;
};

}  // namespace

void add_sweep(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      app.add_subcommand("sweep", "Judge every engine and library at hand over the corpus and a bounded hunt");
  command->add_option("SPEC", options->specs, "who (default: every known engine and library that is installed)");
  command->add_option("--positions", options->positions, "of the hunt, for each")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_option("--seed", options->seed, "of the hunt")->capture_default_str();
  command->add_option("--seconds", options->seconds, "of the hunt, for each, at most")->capture_default_str();
  command->add_option("--out", options->out, "the folder for sweep.md (may be left out with --json)");
  command->callback([=, &common, &action] {
    action = [=, &common] {
      catch_interrupts();
      return Sweep(*options, common).run();
    };
  });
}

}  // namespace passant::cli
