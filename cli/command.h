// What the subcommands share: exit codes, common flags, and how each registers itself with the parser.
#pragma once

#include <atomic>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/contender.h"
#include "position/position.h"

namespace CLI {
class App;
}

namespace passant::cli {

/// The contract of the command line (README.md, "Exit codes").
enum class ExitCode : int {
  Ok = 0,
  Disagreement = 1,
  Usage = 2,
  OracleFailed = 3,
  NothingCompared = 4,
  Interrupted = 130,
};

struct Common {
  bool quiet = false;
  bool json = false;
  bool no_progress = false;
};

/// Ends the command with an exit code and a message on standard error.
class CommandError : public std::runtime_error {
 public:
  CommandError(ExitCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
  ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

using Action = std::function<ExitCode()>;

// Each adds its subcommand to `app`; parsing sets `action`.
void add_moves(CLI::App& app, const Common& common, Action& action);
void add_perft(CLI::App& app, const Common& common, Action& action);
void add_explain(CLI::App& app, const Common& common, Action& action);
void add_fen(CLI::App& app, const Common& common, Action& action);
void add_bench(CLI::App& app, const Common& common, Action& action);
void add_check(CLI::App& app, const Common& common, Action& action);
void add_hunt(CLI::App& app, const Common& common, Action& action);
void add_minimize(CLI::App& app, const Common& common, Action& action);
void add_enumerate(CLI::App& app, const Common& common, Action& action);
void add_coverage(CLI::App& app, const Common& common, Action& action);
void add_corpus(CLI::App& app, const Common& common, Action& action);
void add_mutants(CLI::App& app, const Common& common, Action& action);
void add_doctor(CLI::App& app, const Common& common, Action& action);
void add_document(CLI::App& app, const Common& common, Action& action);
void add_report(CLI::App& app, const Common& common, Action& action);
void add_sweep(CLI::App& app, const Common& common, Action& action);
void add_dialect(CLI::App& app, const Common& common, Action& action);
void add_repetition(CLI::App& app, const Common& common, Action& action);
void add_oracles(CLI::App& app, const Common& common, Action& action);

/// A position from the words of the command line: a FEN in one argument or several, or `startpos`.
/// Throws CommandError(Usage) that shows the place of the fault.
Position position_argument(const std::vector<std::string>& words);

/// The same, and valid: an invalid position is refused with its reasons.
Position valid_position_argument(const std::vector<std::string>& words);

/// The contender a SPEC names. Throws CommandError(Usage or OracleFailed).
Contender contender_argument(const std::string& spec);

/// Set by SIGINT and SIGTERM once `catch_interrupts` was called.
std::atomic<bool>& interrupted();
void catch_interrupts();

/// Are Unicode chessmen readable where standard output goes (a UTF-8 locale)?
bool unicode_output();

/// Text that stands out where standard output is a terminal and NO_COLOR (https://no-color.org) is not set.
std::string emphasised(std::string_view text);

}  // namespace passant::cli
