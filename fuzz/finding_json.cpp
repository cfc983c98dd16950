// Findings as JSON Lines, written and read (schema version 1).

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <sstream>

#include "fuzz/finding.h"
#include "position/fen.h"

namespace passant {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 5> kStances{"with-subject", "with-reference", "with-neither", "cannot-tell",
                                                   "silent"};

/// Under which key stand the moves that a party says have the fact.
const char* key_of(MoveFact fact) {
  constexpr std::array<const char*, kMoveFactCount> kKeys{
      "checking", "mating", "stalemating", "capturing", "capturing_en_passant", "legal_alone"};
  return kKeys[static_cast<unsigned>(fact)];
}

json to_json(const Answer& answer) {
  json object{{"outcome", name(answer.outcome)}};
  if (answer.answered()) {
    object["total"] = answer.total;
    if (answer.listed) object["moves"] = to_string(answer.move_set());
    for (const MoveFact fact : kAllMoveFacts) {
      const MoveSet* const moves = answer.claims.of(fact);
      if (moves != nullptr) object[key_of(fact)] = to_string(*moves);
    }
  }
  if (!answer.detail.empty()) object["detail"] = answer.detail;
  return object;
}

json to_json(const Testimony& testimony) {
  json object = to_json(testimony.answer);
  object["party"] = testimony.party;
  object["version"] = testimony.version;
  object["family"] = testimony.family;
  object["stance"] = name(testimony.stance);
  return object;
}

std::vector<Move> moves_from(const std::string& text) {
  std::vector<Move> moves;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (const auto move = parse_uci(word)) moves.push_back(*move);
  }
  return moves;
}

std::string spelled(const std::vector<Move>& moves) {
  std::string text;
  for (const Move move : moves) text.append(text.empty() ? 0 : 1, ' ').append(to_uci(move));
  return text;
}

Testimony testimony_from(const json& object) {
  Testimony testimony;
  testimony.party = object.at("party");
  testimony.version = object.at("version");
  testimony.family = object.at("family");
  for (std::size_t index = 0; index < kStances.size(); ++index) {
    if (kStances[index] == object.at("stance").get<std::string>()) testimony.stance = static_cast<Stance>(index);
  }
  for (int index = 0; index < kOutcomeCount; ++index) {
    const auto outcome = static_cast<Outcome>(index);
    if (name(outcome) == object.at("outcome").get<std::string>()) testimony.answer.outcome = outcome;
  }
  testimony.answer.total = object.value("total", 0ULL);
  testimony.answer.detail = object.value("detail", "");
  testimony.answer.listed = object.contains("moves");
  for (const Move move : moves_from(object.value("moves", ""))) testimony.answer.moves.push_back({move, 1});
  for (const MoveFact fact : kAllMoveFacts) {
    if (object.contains(key_of(fact))) testimony.answer.claims.add(fact, MoveSet(moves_from(object.at(key_of(fact)))));
  }
  return testimony;
}

Question game_from(const json& object) {
  return {parse_fen(object.at("from").get<std::string>()).value(), moves_from(object.at("moves"))};
}

json reason_names(const Reasons& reasons) {
  json names = json::array();
  for (const Reason reason : reasons.list()) names.push_back(name(reason));
  return names;
}

json certificate_of(const Finding& finding) {
  json edits = json::array();
  for (const Refutation& refutation : finding.certificate) edits.push_back({refutation.edit, refutation.why});
  return edits;
}

Finding read(const json& object) {
  Finding finding;
  finding.fault = fault_class_from_name(object.at("class").get<std::string>()).value();
  finding.position = parse_fen(object.at("fen").get<std::string>()).value();
  finding.first_met = parse_fen(object.at("first_met").get<std::string>()).value();
  finding.reasons = examine(finding.position);
  for (int index = 0; index < kDeviationKindCount; ++index) {
    const auto kind = static_cast<DeviationKind>(index);
    if (name(kind) == object.at("deviation").get<std::string>()) finding.deviation.kind = kind;
  }
  if (object.contains("move")) finding.deviation.move = parse_uci(object["move"].get<std::string>());
  if (object.contains("then")) finding.deviation.then = parse_uci(object["then"].get<std::string>());
  if (object.contains("reply")) finding.deviation.reply = parse_uci(object["reply"].get<std::string>());
  finding.deviation.reply_missing = object.value("reply_missing", false);
  finding.deviation.field = static_cast<ChildField>(object.value("field", 0));
  finding.subject = object.at("subject");
  finding.reference = object.at("reference");
  for (const json& testimony : object.at("parties")) finding.testimonies.push_back(testimony_from(testimony));
  finding.source = object.at("source");
  finding.seed = object.at("seed");
  finding.draw = object.at("draw");
  if (object.contains("game")) finding.game = game_from(object["game"]);
  finding.questions = object.at("questions");
  finding.minimal = object.at("minimal");
  finding.circumstances.one_color = object.at("one_color");
  finding.circumstances.one_wing = object.at("one_wing");
  finding.circumstances.history = history_from_name(object.at("history").get<std::string>()).value();
  for (const json& edit : object.at("certificate")) finding.certificate.push_back({edit.at(0), edit.at(1)});
  return finding;
}

}  // namespace

std::string_view name(Stance stance) { return kStances[static_cast<unsigned>(stance)]; }

std::string to_json_line(const Finding& finding) {
  json object{{"schema", 1},
              {"class", name(finding.fault)},
              {"fen", to_fen(finding.position)},
              {"first_met", to_fen(finding.first_met)},
              {"tier", name(finding.reasons.tier())},
              {"can_arise", finding.reasons.tier() == Tier::Consistent},
              {"reasons", reason_names(finding.reasons)},
              {"deviation", name(finding.deviation.kind)},
              {"field", static_cast<int>(finding.deviation.field)},
              {"subject", finding.subject},
              {"reference", finding.reference},
              {"only_subject", json::array()},
              {"only_reference", json::array()},
              {"parties", json::array()},
              {"source", finding.source},
              {"seed", finding.seed},
              {"draw", finding.draw},
              {"questions", finding.questions},
              {"minimal", finding.minimal},
              {"one_color", finding.circumstances.one_color},
              {"one_wing", finding.circumstances.one_wing},
              {"history", name(finding.circumstances.history)},
              {"certificate", certificate_of(finding)}};
  if (finding.deviation.move) {
    const std::string move = to_uci(*finding.deviation.move);
    object["move"] = move;
    if (finding.deviation.kind == DeviationKind::Extra) object["only_subject"].push_back(move);
    if (finding.deviation.kind == DeviationKind::Missing) object["only_reference"].push_back(move);
  }
  if (finding.deviation.then) object["then"] = to_uci(*finding.deviation.then);
  if (finding.deviation.reply) {
    object["reply"] = to_uci(*finding.deviation.reply);
    object["reply_missing"] = finding.deviation.reply_missing;
  }
  if (finding.game) object["game"] = {{"from", to_fen(finding.game->start)}, {"moves", spelled(finding.game->moves)}};
  for (const Testimony& testimony : finding.testimonies) object["parties"].push_back(to_json(testimony));
  return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<Finding> finding_from_json_line(std::string_view line) {
  try {
    return read(json::parse(line));
  } catch (const std::exception& error) {
    return std::unexpected(
        InputError{error.what(), 1, "a finding as `passant hunt` writes it, one JSON object a line"});
  }
}

}  // namespace passant
