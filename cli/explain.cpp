// passant explain: is the en passant capture legal, and why.

#include "generators/rulebook/explain.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "position/diagram.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

nlohmann::json to_json(const rulebook::Attack& attack) {
  nlohmann::json line = nlohmann::json::array();
  for (const Square square : attack.line) line.push_back(to_string(square));
  return {{"attacker", to_string(attack.attacker.square)},
          {"piece", std::string(1, letter(attack.attacker.piece))},
          {"king", to_string(attack.king)},
          {"line", line},
          {"fate", rulebook::name(attack.fate)}};
}

nlohmann::json to_json(const rulebook::Explanation& explanation, const rulebook::Capture& capture) {
  nlohmann::json own = nlohmann::json::array();
  for (const auto& attack : capture.on_own_king) own.push_back(to_json(attack));
  nlohmann::json enemy = nlohmann::json::array();
  for (const auto& attack : capture.on_enemy_king) enemy.push_back(to_json(attack));
  return {{"move", to_uci(capture.move)},
          {"captured", to_string(capture.captured)},
          {"legal", capture.legal},
          {"article", rulebook::number(capture.article)},
          {"on_own_king", own},
          {"on_enemy_king", enemy},
          {"outcome", rulebook::name(capture.outcome)},
          {"only_legal_move", capture.only_legal_move},
          {"sentence", rulebook::sentence(explanation, capture)}};
}

nlohmann::json reason_names(const Reasons& reasons) {
  nlohmann::json names = nlohmann::json::array();
  for (const Reason reason : reasons.list()) names.push_back(name(reason));
  return names;
}

void print_json(const Position& position, const Reasons& reasons, const rulebook::Explanation& explanation) {
  nlohmann::json captures = nlohmann::json::array();
  for (const auto& capture : explanation.captures) captures.push_back(to_json(explanation, capture));
  fmt::print("{}\n", nlohmann::json{{"fen", to_fen(position)},
                                    {"tier", name(reasons.tier())},
                                    {"reasons", reason_names(reasons)},
                                    {"situation", rulebook::name(explanation.situation)},
                                    {"captures", captures},
                                    {"sentences", rulebook::sentences(explanation)}}
                         .dump(2));
}

ExitCode run(const std::vector<std::string>& fen, const Common& common) {
  const Position position = position_argument(fen);
  const Reasons reasons = examine(position);
  const rulebook::Explanation explanation = rulebook::explain(position);
  if (common.json) {
    print_json(position, reasons, explanation);
    return ExitCode::Ok;
  }
  fmt::print("{}\n{} to move\n\n", diagram(position, unicode_output() ? Chessmen::Unicode : Chessmen::Letters),
             position.to_move == Color::White ? "White" : "Black");
  for (const std::string& sentence : rulebook::sentences(explanation)) fmt::print("{}\n", sentence);
  if (!reasons.empty()) fmt::print("\nUnusual about this position ({}):\n", name(reasons.tier()));
  for (const Reason reason : reasons.list()) fmt::print("  {}: {}\n", name(reason), sentence(reason));
  return ExitCode::Ok;
}

}  // namespace

void add_explain(CLI::App& app, const Common& common, Action& action) {
  auto fen = std::make_shared<std::vector<std::string>>();
  CLI::App* command =
      app.add_subcommand("explain", "Say of each en passant candidate whether it is legal, and by which article");
  command->add_option("FEN", *fen, "the position: a FEN, in quotes or not")->required();
  command->callback([=, &common, &action] { action = [=, &common] { return run(*fen, common); }; });
}

}  // namespace passant::cli
