// passant perft: leaves of the tree of legal moves.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "position/fen.h"

namespace passant::cli {
namespace {

constexpr int kMaxDepth = 30;

struct Options {
  std::vector<std::string> words;  ///< FEN and depth
  std::string generator = "bitboard";
  bool divide = false;
};

int depth_argument(std::vector<std::string>& words) {
  const std::string& word = words.back();
  const bool number =
      !word.empty() && word.size() <= 2 && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
  const int depth = number ? std::stoi(word) : -1;
  if (words.size() < 2 || depth < 0 || depth > kMaxDepth) {
    throw CommandError(
        ExitCode::Usage,
        fmt::format("'{}' is no depth (expected: passant perft FEN DEPTH, with a depth of 0 to {})", word, kMaxDepth));
  }
  words.pop_back();
  return depth;
}

Answer ask(Contender& contender, const Position& position, int depth) {
  Answer answer = contender.party->ask(Question{position, {}, depth});
  if (!answer.answered()) {
    throw CommandError(ExitCode::OracleFailed,
                       fmt::format("{} {}: {}", contender.party->name(), name(answer.outcome), answer.detail));
  }
  std::ranges::sort(answer.moves, {}, &MoveCount::move);
  return answer;
}

void print_json(const Position& position, int depth, const Answer& answer) {
  nlohmann::json divide = nlohmann::json::object();
  for (const MoveCount& entry : answer.moves) divide[to_uci(entry.move)] = entry.nodes;
  fmt::print(
      "{}\n",
      nlohmann::json{{"fen", to_fen(position)}, {"depth", depth}, {"nodes", answer.total}, {"divide", divide}}.dump(2));
}

ExitCode run(Options options, const Common& common) {
  const int depth = depth_argument(options.words);
  const Position position = valid_position_argument(options.words);
  Contender contender = contender_argument(options.generator);
  const bool divided = depth > 0 && (options.divide || common.json || !contender.generator);
  Answer answer;
  if (divided) {
    answer = ask(contender, position, depth);
  } else {
    answer.total = depth == 0 ? 1 : contender.generator->perft(position, depth);
  }
  if (common.json) {
    print_json(position, depth, answer);
    return ExitCode::Ok;
  }
  if (options.divide) {
    for (const MoveCount& entry : answer.moves) fmt::print("{}: {}\n", to_uci(entry.move), entry.nodes);
    fmt::print("\n");
  }
  fmt::print("Nodes searched: {}\n", answer.total);
  return ExitCode::Ok;
}

}  // namespace

void add_perft(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("perft", "Count the leaves of the tree of legal moves");
  command->add_option("FEN_DEPTH", options->words, "the position (a FEN, in quotes or not, or startpos) and the depth")
      ->required();
  command->add_option("--generator", options->generator, "who counts: a SPEC")->capture_default_str();
  command->add_flag("--divide", options->divide, "the count behind each move as well");
  command->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
}

}  // namespace passant::cli
