// passant mutants: the seeded faults.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "generators/mutants/mutant.h"

namespace passant::cli {
namespace {

void print(const mutants::MutantInfo& info) {
  fmt::print("mutant:{}\n  {}\n  class {}; shows in: {}, depth {}{}{}\n", info.name, info.mechanism, info.kind,
             name(info.seen), info.depth, info.one_sided.empty() ? "" : fmt::format("; only {}", info.one_sided),
             info.reports.empty() ? "" : fmt::format("; reported: {}", info.reports));
  if (!info.equivalent.empty()) fmt::print("  equivalent on consistent positions: {}\n", info.equivalent);
}

ExitCode list(const Common& common) {
  nlohmann::json all = nlohmann::json::array();
  for (const mutants::MutantInfo& info : mutants::all_mutants()) {
    if (!common.json) print(info);
    all.push_back({{"name", info.name},
                   {"mechanism", info.mechanism},
                   {"class", info.kind},
                   {"reports", info.reports},
                   {"one_sided", info.one_sided},
                   {"seen", name(info.seen)},
                   {"depth", info.depth},
                   {"witness", info.witness},
                   {"equivalent", info.equivalent}});
  }
  if (common.json) fmt::print("{}\n", all.dump(2));
  return ExitCode::Ok;
}

}  // namespace

void add_mutants(CLI::App& app, const Common& common, Action& action) {
  CLI::App* command = app.add_subcommand("mutants", "List the seeded faults that mutant:NAME can be");
  command->add_flag_function("--list", [](std::int64_t) {}, "list them (the default)");
  command->callback([&common, &action] { action = [&common] { return list(common); }; });
}

}  // namespace passant::cli
