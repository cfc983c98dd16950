// passant moves: the legal moves of a position.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "position/fen.h"
#include "position/move_set.h"
#include "position/san.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> fen;
  std::string generator = "bitboard";
  std::string format = "uci";
};

MoveSet ask(Party& party, const Position& position) {
  const Answer answer = party.ask(Question{position});
  if (!answer.answered()) {
    throw CommandError(ExitCode::OracleFailed,
                       fmt::format("{} {}: {}", party.name(), name(answer.outcome), answer.detail));
  }
  if (!answer.listed)
    throw CommandError(ExitCode::OracleFailed, fmt::format("{} counts moves and does not list them", party.name()));
  return answer.move_set();
}

/// '+' or '#' by the reference generator: an outside party need not know checks.
CheckMark mark(const Generator& rules, const Position& position, Move move) {
  const Position after = rules.after(position, move);
  if (!rules.in_check(after)) return CheckMark::None;
  return rules.count_legal_moves(after) == 0 ? CheckMark::Mate : CheckMark::Check;
}

std::string san(const Generator& rules, const Position& position, const MoveSet& legal, Move move) {
  return to_san(position, legal, move, mark(rules, position, move));
}

void print_json(const Generator& rules, const Position& position, const MoveSet& moves) {
  nlohmann::json list = nlohmann::json::array();
  for (const Move move : moves) {
    list.push_back({{"uci", to_uci(move)},
                    {"san", san(rules, position, moves, move)},
                    {"en_passant", spelt_en_passant(position, move)},
                    {"fen", to_fen(rules.after(position, move))}});
  }
  fmt::print("{}\n", nlohmann::json{{"fen", to_fen(position)}, {"count", moves.size()}, {"moves", list}}.dump(2));
}

ExitCode run(const Options& options, const Common& common) {
  const Position position = valid_position_argument(options.fen);
  const Contender contender = contender_argument(options.generator);
  const MoveSet moves = ask(*contender.party, position);
  const auto rules = find_generator("bitboard");
  if (common.json || options.format == "json") {
    print_json(*rules, position, moves);
    return ExitCode::Ok;
  }
  for (const Move move : moves) {
    fmt::print("{}\n", options.format == "san" ? san(*rules, position, moves, move) : to_uci(move));
  }
  return ExitCode::Ok;
}

}  // namespace

void add_moves(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("moves", "List the legal moves of a position, sorted, one a line");
  command->add_option("FEN", options->fen, "the position: a FEN, in quotes or not, or startpos")->required();
  command->add_option("--generator", options->generator, "who lists them: a SPEC")->capture_default_str();
  command->add_option("--format", options->format, "how")
      ->check(CLI::IsMember({"uci", "san", "json"}))
      ->capture_default_str();
  command->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
}

}  // namespace passant::cli
