// passant doctor: what is installed of the things that the program can use, and which package has what is missing.
// It looks for files only; `oracles` starts the engines and asks them.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "oracles/check_up.h"
#include "oracles/command.h"
#include "oracles/spec.h"

namespace passant::cli {
namespace {

struct Tool {
  std::string_view program;
  std::string_view use;
  std::string_view install;
};

constexpr std::array<Tool, 9> kTools{{
    {"g++", "building", "apt install g++"},
    {"cmake", "building", "apt install cmake"},
    {"ninja", "building", "apt install ninja-build"},
    {"clang++-19", "sanitizers and libFuzzer targets", "apt install clang-19 libclang-rt-19-dev"},
    {"clang-format-19", "checks of .ci/run", "apt install clang-format-19"},
    {"clang-tidy-19", "checks of .ci/run", "apt install clang-tidy-19"},
    {"npm", "chess.js and chessops as oracles, tests of reports", "apt install nodejs npm"},
    {"chromium", "test of the report page", "apt install chromium"},
    {"xmllint", "test of the JUnit report", "apt install libxml2-utils"},
}};

struct Diagnosis {
  std::string what;
  std::string use;
  std::string found;    ///< where; empty when it is missing
  std::string install;  ///< how to get it
};

constexpr std::size_t kColumn = 38;

/// An adapter is there when it starts: only then is the library there too.
std::string find_known(const Known& known) {
  const auto program = find_program(known.program);
  if (!program || !known.spec.starts_with("lines:")) return program.value_or("");
  return make_contender(known.spec) ? *program : "";
}

std::vector<Diagnosis> diagnose() {
  std::vector<Diagnosis> all;
  for (const Known& known : known_oracles()) {
    all.push_back({std::string(known.spec), "oracle", find_known(known), std::string(known.install)});
  }
  for (const Tool& tool : kTools) {
    all.push_back({std::string(tool.program), std::string(tool.use), find_program(tool.program).value_or(""),
                   std::string(tool.install)});
  }
  return all;
}

void print(const Diagnosis& each) {
  const bool missing = each.found.empty();
  const char* gap = each.what.size() > kColumn ? "\n" : "";  // a long SPEC has a line of its own
  fmt::print("{} {:<{}} {}{:<{}}{}\n", missing ? "missing" : "found  ", each.what, kColumn, gap, "",
             *gap == '\0' ? 0 : kColumn + 9, missing ? fmt::format("{} ({})", each.install, each.use) : each.found);
}

ExitCode run(const Common& common) {
  nlohmann::json list = nlohmann::json::array();
  for (const Diagnosis& each : diagnose()) {
    if (!common.json) print(each);
    list.push_back({{"what", each.what}, {"use", each.use}, {"found", each.found}, {"install", each.install}});
  }
  if (common.json) {
    fmt::print("{}\n", list.dump(2));
  } else if (!common.quiet) {
    fmt::print(stderr, "Nothing of this is needed for hunting. `passant oracles` asks the engines that are here.\n");
  }
  return ExitCode::Ok;
}

}  // namespace

void add_doctor(CLI::App& app, const Common& common, Action& action) {
  CLI::App* command = app.add_subcommand("doctor", "Say what is installed, and which package has what is missing");
  command->callback([&common, &action] { action = [&common] { return run(common); }; });
}

}  // namespace passant::cli
