// passant oracles: what is installed, and whether it answers rightly.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "corpus/builtin.h"
#include "corpus/check.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Trial {
  std::uint64_t positions = 0;
  std::uint64_t wrong = 0;
  std::uint64_t silent = 0;
};

/// The diagrams of the rule and the reported positions, as far as they are consistent.
Trial try_out(Contender& contender) {
  Trial trial;
  CheckLimits limits;
  limits.max_nodes = 1000;
  for (const Suite& suite : builtin_corpus()) {
    for (const Record& record : suite.records) {
      if (!record.moves || tier(record.position) != Tier::Consistent) continue;
      const CheckResult result = check_record(record, contender, {}, limits);
      ++trial.positions;
      if (result.outcome != Outcome::Answered) ++trial.silent;
      if (!result.mismatches.empty()) ++trial.wrong;
    }
  }
  return trial;
}

ExitCode run(const std::string& spec, const Common& common) {
  std::vector<std::string> specs{"bitboard", "mailbox", "rulebook", "stockfish"};
  if (!spec.empty()) specs = {spec};
  ExitCode code = ExitCode::Ok;
  for (const std::string& each : specs) {
    auto contender = make_contender(each);
    if (!contender) {
      fmt::print("{:<12} {}\n", each, contender.error().input.what);
      if (!spec.empty()) code = contender.error().unavailable ? ExitCode::OracleFailed : ExitCode::Usage;
      continue;
    }
    const Trial trial = try_out(*contender);
    if (common.json) {
      fmt::print("{}\n", nlohmann::json{{"spec", each},
                                        {"version", contender->party->version()},
                                        {"family", contender->party->family()},
                                        {"positions", trial.positions},
                                        {"wrong", trial.wrong},
                                        {"silent", trial.silent}}
                             .dump());
    } else {
      fmt::print("{:<12} {} (family {}): {} positions, {} wrong, {} without an answer\n", each,
                 contender->party->version(), contender->party->family(), trial.positions, trial.wrong, trial.silent);
    }
    if (trial.wrong > 0) code = ExitCode::Disagreement;
  }
  return code;
}

}  // namespace

void add_oracles(CLI::App& app, const Common& common, Action& action) {
  auto spec = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("oracles", "Say what is installed, and whether it answers rightly on the built-in corpus");
  command->add_option("SPEC", *spec, "one party (default: the generators and Stockfish)");
  command->callback([=, &common, &action] { action = [=, &common] { return run(*spec, common); }; });
}

}  // namespace passant::cli
