// passant fen: the FEN after moves, and what is unusual about its en passant target.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "cli/command.h"
#include "position/fen.h"
#include "position/move_set.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> fen;
  std::string moves;
};

Position after_moves(Position position, const std::string& moves) {
  const auto rules = find_generator("rulebook");
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const auto move = parse_uci(word);
    MoveList legal;
    rules->legal_moves(position, legal);
    if (!move || !MoveSet(legal).contains(*move)) {
      throw CommandError(ExitCode::Usage, fmt::format("'{}' is no legal move in {} (expected one of: {})", word,
                                                      to_fen(position), to_string(MoveSet(legal))));
    }
    position = rules->after(position, *move);
  }
  return position;
}

ExitCode run(const Options& options) {
  const Position start = options.moves.empty() ? position_argument(options.fen) : valid_position_argument(options.fen);
  const Position position = after_moves(start, options.moves);
  fmt::print("{}\n", to_fen(position));
  for (const Reason reason : examine(position).list()) fmt::print(stderr, "{}: {}\n", name(reason), sentence(reason));
  return ExitCode::Ok;
}

}  // namespace

void add_fen(CLI::App& app, const Common&, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      app.add_subcommand("fen", "Print the FEN after moves, with what is unusual about it on standard error");
  command->add_option("FEN", options->fen, "the position: a FEN, in quotes or not, or startpos")->required();
  command->add_option("--moves", options->moves, "moves in UCI spelling, in one argument");
  command->callback([=, &action] { action = [=] { return run(*options); }; });
}

}  // namespace passant::cli
