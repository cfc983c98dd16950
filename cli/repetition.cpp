// passant repetition: how often each position of a game has occurred, under the Laws and under the looser readings that
// programs use, and where they differ.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/line.h"
#include "corpus/pgn.h"
#include "position/fen.h"
#include "position/repetition.h"

namespace passant::cli {
namespace {

struct Options {
  std::string file;
  std::string fen;
  std::string moves;
};

struct Game {
  std::string title;
  std::vector<Station> line;
};

std::string whole_text(const std::string& file) {
  if (file == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw CommandError(ExitCode::Usage, fmt::format("'{}' cannot be read (expected a PGN file)", file));
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<Station> line_of(const PgnGame& game, const Generator& rules) {
  std::vector<Station> line;
  const auto add = [&](const Position& position, const std::string& played) {
    MoveList list;
    rules.legal_moves(position, list);
    line.push_back({position, MoveSet(list), played});
  };
  add(game.start, {});
  for (const PgnMove& move : game.moves) add(move.position, move.text);
  return line;
}

std::vector<Game> games_of_file(const std::string& file) {
  const std::string text = whole_text(file);
  const auto rules = find_generator("bitboard");
  PgnReader reader(text, *rules);
  std::vector<Game> games;
  while (const auto game = reader.next()) {
    if (!*game) throw CommandError(ExitCode::Usage, to_string(game->error(), file));
    games.push_back({fmt::format("{}:{} {} - {}", file, (*game)->line, (*game)->tag("White").value_or("?"),
                                 (*game)->tag("Black").value_or("?")),
                     line_of(**game, *rules)});
  }
  return games;
}

Position start_of(const Options& options) {
  if (options.fen.empty()) return parse_fen(kStartFen).value();
  return valid_position_argument({options.fen});
}

std::vector<Game> games_of(const Options& options) {
  const bool line = !options.moves.empty() || !options.fen.empty();
  if (line == !options.file.empty()) {
    throw CommandError(ExitCode::Usage, "one game is wanted (expected: a PGN file, or --moves with or without --fen)");
  }
  if (!line) return games_of_file(options.file);
  return {{"", played_line(start_of(options), options.moves)}};
}

struct Row {
  const Station* at;
  Occurrences occurrences;
};

std::vector<Row> count(const Game& game) {
  RepetitionCounter counter;
  std::vector<Row> rows;
  rows.reserve(game.line.size());
  for (const Station& at : game.line) rows.push_back({&at, counter.add(at.position, at.legal)});
  return rows;
}

/// "4. exd5", "4... exd5"; "start" before the first move.
std::string label(const Row& row) {
  if (row.at->played.empty()) return "start";
  const Position& after = row.at->position;
  const bool by_white = after.to_move == Color::Black;
  return fmt::format("{}{} {}", after.fullmove_number - (by_white ? 0 : 1), by_white ? "." : "...", row.at->played);
}

void print(const Game& game) {
  if (!game.title.empty()) fmt::print("{}\n", game.title);
  fmt::print("{:<16}", "after");
  for (const Reading reading : kAllReadings) fmt::print(" {:>6}", name(reading));
  fmt::print("\n");
  for (const Row& row : count(game)) {
    fmt::print("{:<16}", label(row));
    for (const int times : row.occurrences) fmt::print(" {:>6}", times);
    fmt::print("{}\n", differ(row.occurrences) ? "  differ: " + to_fen(row.at->position) : "");
  }
}

nlohmann::json to_json(const Game& game) {
  nlohmann::json rows = nlohmann::json::array();
  for (const Row& row : count(game)) {
    nlohmann::json json{{"move", row.at->played}, {"fen", to_fen(row.at->position)}};
    for (std::size_t index = 0; index < kAllReadings.size(); ++index) {
      json[std::string(name(kAllReadings[index]))] = row.occurrences[index];
    }
    rows.push_back(std::move(json));
  }
  return {{"game", game.title}, {"positions", std::move(rows)}};
}

ExitCode run(const Options& options, const Common& common) {
  const std::vector<Game> games = games_of(options);
  if (!common.json) {
    for (const Game& game : games) print(game);
    return ExitCode::Ok;
  }
  nlohmann::json json = nlohmann::json::array();
  for (const Game& game : games) json.push_back(to_json(game));
  fmt::print("{}\n", json.dump(2));
  return ExitCode::Ok;
}

}  // namespace

void add_repetition(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand(
      "repetition", "Say after each move how often the position has occurred, by the Laws and by looser readings");
  command->add_option("PGN", options->file, "a file of games in PGN, - for standard input");
  command->add_option("--fen", options->fen, "where --moves begin, when not at the start position");
  command->add_option("--moves", options->moves, "moves in UCI spelling or SAN, in one argument");
  command->footer(
      "fide: same men, player, rights and possible moves (FIDE 9.2.3); pseudo: a target counts when a pawn stands\n"
      "ready, pinned or not; always: after every double step; none: never.");
  command->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
}

}  // namespace passant::cli
