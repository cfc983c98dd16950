// passant oracles: what is installed, how each one is asked, and whether it answers rightly.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/progress_line.h"
#include "oracles/check_up.h"

namespace passant::cli {
namespace {

void print(const std::string& spec, const Contender& contender, const CheckUp& check, const Common& common) {
  const Party& party = *contender.party;
  if (common.json) {
    fmt::print("{}\n", nlohmann::json{{"spec", spec},
                                      {"version", party.version()},
                                      {"family", party.family()},
                                      {"how", contender.how},
                                      {"compared", check.tally.compared()},
                                      {"verdicts", to_string(check.tally)},
                                      {"faults", check.faults}}
                           .dump());
    return;
  }
  fmt::print("{}\n  {}, family {}\n  asked {}\n  known positions: {}\n", spec, party.version(), party.family(),
             contender.how, to_string(check.tally));
  for (const std::string& fault : check.faults) fmt::print("  {}\n", fault);
}

void print_missing(const Known& known, const Common& common) {
  if (common.json) {
    fmt::print("{}\n", nlohmann::json{{"spec", known.spec}, {"install", known.install}}.dump());
  } else {
    fmt::print("{}\n  not here; install it with: {}\n", known.spec, known.install);
  }
}

/// One party, fully.
ExitCode report(const std::string& spec, Contender contender, ProgressLine& line, const Common& common) {
  const CheckUp check = check_up(*contender.party);
  line.clear();
  print(spec, contender, check, common);
  if (!check.faults.empty()) return ExitCode::Disagreement;
  return check.tally.compared() > 0 ? ExitCode::Ok : ExitCode::NothingCompared;
}

ExitCode report_all(const Common& common) {
  ExitCode code = ExitCode::Ok;
  ProgressLine line(common, "parties");
  for (const auto name : generator_names()) {
    const std::string spec(name);
    code = std::max(code, report(spec, contender_argument(spec), line, common));
  }
  std::size_t done = 0;
  for (const Known& known : known_oracles()) {
    line.show(done++, known_oracles().size(), known.spec);
    auto contender = make_contender(known.spec);
    if (contender) {
      code = std::max(code, report(std::string(known.spec), std::move(*contender), line, common));
    } else {
      line.clear();
      print_missing(known, common);
    }
  }
  return code;
}

}  // namespace

void add_oracles(CLI::App& app, const Common& common, Action& action) {
  auto spec = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("oracles", "Say what is installed, how each is asked, and whether it answers rightly");
  command->add_option("SPEC", *spec, "one party (default: the generators and all engines that are known)");
  command->callback([=, &common, &action] {
    action = [=, &common] {
      if (spec->empty()) return report_all(common);
      ProgressLine line(common, "parties");
      return report(*spec, contender_argument(*spec), line, common);
    };
  });
}

}  // namespace passant::cli
