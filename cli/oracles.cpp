// passant oracles: what is installed, how each one is asked, and whether it answers rightly.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command.h"
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

/// One party, fully.
ExitCode report(const std::string& spec, const Common& common) {
  Contender contender = contender_argument(spec);
  const CheckUp check = check_up(*contender.party);
  print(spec, contender, check, common);
  if (!check.faults.empty()) return ExitCode::Disagreement;
  return check.tally.compared() > 0 ? ExitCode::Ok : ExitCode::NothingCompared;
}

ExitCode report_all(const Common& common) {
  ExitCode code = ExitCode::Ok;
  for (const auto name : generator_names()) code = std::max(code, report(std::string(name), common));
  for (const Known& known : known_oracles()) {
    if (make_contender(known.spec)) {
      code = std::max(code, report(std::string(known.spec), common));
    } else if (!common.json) {
      fmt::print("{}\n  not here; install it with: {}\n", known.spec, known.install);
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
    action = [=, &common] { return spec->empty() ? report_all(common) : report(*spec, common); };
  });
}

}  // namespace passant::cli
