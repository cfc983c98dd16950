// The program `passant`: a parser with subcommands, each in a file of its own.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <map>

#include "cli/command.h"

namespace passant::cli {
namespace {

/// What stands behind an option in the help, the manual and the completions: not "TEXT" but what it means.
void name_operands(CLI::App& app) {
  static const std::map<std::string, const char*> kNames{
      {"subject", "SPEC"}, {"against", "SPEC"},   {"generator", "SPEC"},   {"baseline", "SPEC"}, {"out", "DIR"},
      {"resume", "DIR"},   {"folder", "DIR"},     {"merge", "DIR"},        {"known", "FILE"},    {"from", "FILE"},
      {"suite", "FILE"},   {"to", "FILE"},        {"range", "FIRST:LAST"}, {"shard", "I/N"},     {"moves", "MOVES"},
      {"fen", "FEN"},      {"seconds", "SECONDS"}};
  for (CLI::Option* option : app.get_options()) {
    const auto name = option->get_lnames().empty() ? kNames.end() : kNames.find(option->get_lnames().front());
    const bool counts = option->get_type_name().starts_with("UINT") || option->get_type_name().starts_with("INT");
    if (name != kNames.end()) option->type_name(name->second);
    if (name == kNames.end() && counts) option->type_name("N");
  }
  for (CLI::App* part : app.get_subcommands([](const CLI::App*) { return true; })) name_operands(*part);
}

int run(int argc, char** argv) {
  CLI::App app("Fuzzing and differential testing of chess move generators, above all for en passant.", "passant");
  app.set_version_flag("--version",
                       fmt::format("passant {} ({} {})", PASSANT_VERSION, PASSANT_COMPILER, PASSANT_BUILD_TYPE));
  app.require_subcommand(1);
  app.fallthrough();
  app.get_formatter()->column_width(34);
  Common common;
  Action action;
  app.add_flag("-q,--quiet", common.quiet, "print results and errors only");
  app.add_flag("--json", common.json, "print the result as JSON on standard output");
  app.add_flag("--no-progress", common.no_progress, "no progress on standard error (as when it is no terminal)");
  for (const auto add : {add_hunt, add_check, add_enumerate, add_minimize, add_explain, add_moves, add_perft, add_fen,
                         add_coverage, add_mutants, add_corpus, add_oracles, add_dialect, add_repetition, add_sweep,
                         add_bench, add_report, add_doctor, add_document}) {
    add(app, common, action);
  }
  name_operands(app);
  app.footer(
      "A SPEC names a party: bitboard, mailbox, rulebook (the generators),\n"
      "mutant:NAME, stockfish, uci:COMMAND, xboard:COMMAND, lines:COMMAND,\n"
      "plugin:FILE.so.\n"
      "Exit codes: 0 agreement, 1 disagreement, 2 wrong call or input, 3 an oracle\n"
      "could not do its work, 4 nothing was compared, 130 interrupted.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error);
    return code == 0 ? 0 : static_cast<int>(ExitCode::Usage);
  }
  return static_cast<int>(action());
}

}  // namespace
}  // namespace passant::cli

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  try {
    return passant::cli::run(argc, argv);
  } catch (const passant::cli::CommandError& error) {
    fmt::print(stderr, "passant: {}\n", error.what());
    return static_cast<int>(error.code());
  } catch (const std::exception& error) {
    fmt::print(stderr, "passant: {}\n", error.what());
    return static_cast<int>(passant::cli::ExitCode::Usage);
  }
}
