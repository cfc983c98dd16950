// passant fen: the FEN after moves in the three normal forms, and what is unusual about its en passant target.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/command.h"
#include "cli/line.h"
#include "position/fen.h"
#include "position/normal_form.h"
#include "position/polyglot.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

struct Options {
  std::vector<std::string> fen;
  std::string moves;
  std::string form;  ///< empty: all of them
};

using Unusual = std::vector<std::pair<std::string, std::string>>;

constexpr std::string_view kNoLegalCapture = "no capture onto the en passant target is legal";

/// Names and sentences: the position's reasons, and the one that only the legal moves can tell.
Unusual unusual(const Station& at) {
  Unusual found;
  const Reasons reasons = examine(at.position);
  for (const Reason reason : reasons.list()) found.emplace_back(name(reason), sentence(reason));
  if (reasons.tier() != Tier::Invalid && at.position.en_passant && !target_is_usable(at.position, at.legal))
    found.emplace_back("target-without-legal-capture", kNoLegalCapture);
  return found;
}

std::string fen_in_form(const Station& at, TargetForm form) { return to_fen(in_form(at.position, form, at.legal)); }

void print_json(const Station& at) {
  nlohmann::json json{{"read", to_fen(at.position)},
                      {"tier", name(tier(at.position))},
                      {"polyglot", fmt::format("{:016x}", polyglot_key(at.position))},
                      {"unusual", nlohmann::json::array()}};
  for (const TargetForm form : kAllTargetForms) json[std::string(name(form))] = fen_in_form(at, form);
  for (const auto& [reason, words] : unusual(at)) json["unusual"].push_back({{"reason", reason}, {"means", words}});
  fmt::print("{}\n", json.dump(2));
}

void print(const Station& at, const std::string& only) {
  for (const TargetForm form : kAllTargetForms) {
    if (only.empty()) fmt::print("{:<6} {}\n", name(form), fen_in_form(at, form));
    if (only == name(form)) fmt::print("{}\n", fen_in_form(at, form));
  }
}

/// Without moves nothing is played, so that a FEN that no program accepts can be looked at. Which of its moves are
/// legal cannot be said then, and its target counts as unusable.
Station arrival(const Options& options) {
  if (!options.moves.empty()) return played_line(valid_position_argument(options.fen), options.moves).back();
  const Position position = position_argument(options.fen);
  if (tier(position) == Tier::Invalid) return {position, {}, {}};
  return played_line(position, {}).back();
}

ExitCode run(const Options& options, const Common& common) {
  const Station at = arrival(options);
  if (common.json) {
    print_json(at);
    return ExitCode::Ok;
  }
  print(at, options.form);
  for (const auto& [reason, words] : unusual(at)) fmt::print(stderr, "{}: {}\n", reason, words);
  return ExitCode::Ok;
}

}  // namespace

void add_fen(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("fen",
                                         "Print the FEN after moves in the three normal forms of its en passant "
                                         "target; what is unusual about it goes to standard error");
  command->add_option("FEN", options->fen, "the position: a FEN, in quotes or not, or startpos")->required();
  command->add_option("--moves", options->moves, "moves in UCI spelling or SAN, in one argument");
  command
      ->add_option("--ep", options->form,
                   "one form only: a target after every double step (always), when a pawn stands ready (pseudo), or "
                   "when a capture is legal (legal)")
      ->check(CLI::IsMember({"always", "pseudo", "legal"}));
  command->callback([=, &common, &action] { action = [=, &common] { return run(*options, common); }; });
}

}  // namespace passant::cli
