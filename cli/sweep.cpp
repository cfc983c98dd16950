// passant sweep: every engine and library at hand, judged in one go: how it is asked, what the corpus and a bounded
// hunt find.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>

#include "cli/command.h"
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

struct CorpusResult {
  std::uint64_t positions = 0;
  std::map<std::string, std::uint64_t> unanswered{};
  std::vector<std::string> wrong{};  ///< "id: what (FEN)"
};

CorpusResult check_corpus(Contender& subject) {
  CorpusResult result;
  CheckLimits limits;
  limits.max_nodes = 100'000;
  for (const Suite& suite : builtin_corpus()) {
    for (const Record& record : suite.records) {
      if (tier(record.position) != Tier::Consistent) continue;
      const CheckResult check = check_record(record, subject, {}, limits);
      ++result.positions;
      if (check.outcome != Outcome::Answered) ++result.unanswered[std::string(name(check.outcome))];
      for (const Mismatch& mismatch : check.mismatches) {
        result.wrong.push_back(fmt::format("{}: {} ({})", record.id, mismatch.what, to_fen(record.position)));
      }
    }
  }
  return result;
}

class Collector final : public HuntListener {
 public:
  void found(const Finding& finding) override { findings.push_back(finding); }
  void quarantined(const Quarantined& position) override { silent.push_back(position); }
  void progress(const HuntCounts&) override {}

  std::vector<Finding> findings;
  std::vector<Quarantined> silent;
};

class Sweep {
 public:
  Sweep(const Options& options, const Common& common) : options_(options), common_(common) {
    std::filesystem::create_directories(options_.out);
    page_.open(std::filesystem::path(options_.out) / "sweep.md");
    if (!page_) throw CommandError(ExitCode::Usage, options_.out + " cannot be written to");
    page_ << "# Engines and libraries judged\n\nMade by `passant sweep --positions " << options_.positions
          << " --seconds " << options_.seconds << " --seed " << options_.seed
          << "`.\nReference: bitboard; witnesses: rulebook and Stockfish. Only consistent positions are asked.\n";
  }

  ExitCode run() {
    for (const std::string& spec : specs()) {
      if (!interrupted()) judge(spec);
    }
    page_.flush();
    if (!page_) throw CommandError(ExitCode::Usage, options_.out + "/sweep.md cannot be written (is the disk full?)");
    if (interrupted()) return ExitCode::Interrupted;
    return disagreements_ > 0 ? ExitCode::Disagreement : ExitCode::Ok;
  }

 private:
  std::vector<std::string> specs() const {
    if (!options_.specs.empty()) return options_.specs;
    std::vector<std::string> all;
    for (const Known& known : known_oracles()) all.emplace_back(known.spec);
    return all;
  }

  void judge(const std::string& spec) {
    page_ << "\n## `" << spec << "`\n\n";
    auto subject = make_contender(spec);
    if (!subject) {
      page_ << "Abstains: " << subject.error().input.what << ".\n";
      fmt::print(stderr, "{}: abstains ({})\n", spec, subject.error().input.what);
      return;
    }
    page_ << "- " << subject->party->version() << ", family " << subject->party->family() << "; asked " << subject->how
          << "\n";
    const CorpusResult corpus = check_corpus(*subject);
    print(corpus);
    subject->party.reset();
    hunt_for(spec);
    page_.flush();
  }

  void print(const CorpusResult& corpus) {
    page_ << "- built-in corpus: " << corpus.positions << " positions, " << corpus.wrong.size() << " answers wrong";
    for (const auto& [outcome, count] : corpus.unanswered) page_ << ", " << count << " " << outcome;
    page_ << "\n";
    for (const std::string& wrong : corpus.wrong) page_ << "  - " << wrong << "\n";
    disagreements_ += corpus.wrong.size();
  }

  void hunt_for(const std::string& spec) {
    HuntPlan plan;
    plan.sources = default_sources({});
    plan.seed = options_.seed;
    plan.positions = options_.positions;
    plan.draws_per_block = kDrawsPerBlockOutside;
    plan.time = std::chrono::duration<double>(options_.seconds);
    plan.full_one_in = 64;
    plan.witness_one_in = 1'000'000'000;
    plan.make_panel = [&](PanelFor whom) { return make_panel(spec, whom); };
    Collector collector;
    const auto result = hunt(plan, {}, collector, interrupted());
    if (!result) {
      page_ << "- hunt: " << result.error().input.what << "\n";
      return;
    }
    print(collector, result->counts);
    if (!common_.quiet) fmt::print(stderr, "{}: {} findings\n", spec, collector.findings.size());
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

  void print(const Collector& collector, const HuntCounts& counts) {
    std::uint64_t compared = 0;
    for (const auto& [party, count] : counts.of("compared: ")) compared = std::max(compared, count);
    page_ << "- hunt: " << counts.positions << " positions drawn, " << compared << " compared, "
          << collector.findings.size() << " findings";
    for (const auto& [outcome, count] : counts.of("outcome: ")) page_ << "; " << outcome << " " << count;
    page_ << "\n";
    for (const Finding& finding : collector.findings) print(finding);
    for (const Quarantined& position : collector.silent) {
      page_ << "  - " << name(position.outcome) << " on `" << to_fen(position.position) << "`\n";
    }
    disagreements_ += collector.findings.size();
  }

  void print(const Finding& finding) {
    page_ << "  - **" << name(finding.fault) << "** (" << name(finding.reasons.tier()) << "): `"
          << to_fen(finding.position) << "`, " << to_string(finding.deviation) << ": " << sentence(finding.fault)
          << ".";
    for (const Testimony& testimony : finding.testimonies)
      page_ << " " << testimony.party << " " << name(testimony.stance) << ".";
    page_ << "\n";
  }

  const Options& options_;
  const Common& common_;
  std::ofstream page_;
  std::uint64_t disagreements_ = 0;
};

}  // namespace

void add_sweep(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      app.add_subcommand("sweep", "Judge every engine and library at hand over the corpus and a bounded hunt");
  command->add_option("SPEC", options->specs, "who (default: every known engine and library that is installed)");
  command->add_option("--positions", options->positions, "of the hunt, for each")->capture_default_str();
  command->add_option("--seed", options->seed, "of the hunt")->capture_default_str();
  command->add_option("--seconds", options->seconds, "of the hunt, for each, at most")->capture_default_str();
  command->add_option("--out", options->out, "the folder for sweep.md")->required();
  command->callback([=, &common, &action] {
    action = [=, &common] {
      catch_interrupts();
      return Sweep(*options, common).run();
    };
  });
}

}  // namespace passant::cli
