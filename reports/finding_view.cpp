#include "reports/finding_view.h"

#include <fmt/format.h>

#include "fuzz/double_step.h"
#include "generators/rulebook/explain.h"
#include "position/diagram.h"
#include "position/fen.h"
#include "reports/board_view.h"
#include "reports/laws.h"
#include "reports/reproduce.h"
#include "reports/scene.h"
#include "reports/similar_reports.h"
#include "reports/wording.h"

namespace passant::reports {
namespace {

using nlohmann::json;

constexpr std::size_t kReportsShown = 6;

std::string_view tier_sentence(Tier tier) {
  if (tier == Tier::Consistent) return "can have arisen from the double step that its target names, or has no target";
  return "cannot have arisen from the double step that its target names: a program may excuse itself";
}

json reasons_of(const Finding& finding) {
  json reasons = json::array();
  for (const Reason reason : finding.reasons.list()) {
    reasons.push_back({{"name", name(reason)}, {"sentence", sentence(reason)}});
  }
  return reasons;
}

json party_of(const Testimony& testimony, const Finding& finding) {
  const Answer& answer = testimony.answer;
  const std::size_t reference = finding.testimonies.size() > 1 ? 1 : 0;
  return {{"party", testimony.party},
          {"version", testimony.version},
          {"family", testimony.family},
          {"outcome", name(answer.outcome)},
          {"stance", name(testimony.stance)},
          {"moves", answer.answered() && answer.listed ? to_string(answer.move_set()) : ""},
          {"total", answer.answered() ? std::to_string(answer.total) : ""},
          {"difference", difference(testimony, finding.testimonies[reference])},
          {"detail", answer.detail}};
}

json parties_of(const Finding& finding) {
  json parties = json::array();
  for (const Testimony& testimony : finding.testimonies) parties.push_back(party_of(testimony, finding));
  return parties;
}

/// What the rulebook generator says about the candidates en passant of the position.
std::vector<std::string> explanation_of(const Finding& finding) {
  if (!about_en_passant(finding.fault) && !finding.position.en_passant) return {};
  return rulebook::sentences(rulebook::explain(finding.position));
}

json before_of(const Position& position) {
  const auto step = last_double_step(position);
  if (!step) return nullptr;
  return {{"fen", to_fen(step->before)}, {"move", to_uci(step->move)}};
}

json recipes_of(const Finding& finding) {
  json all = json::array();
  for (const Recipe& recipe : recipes(finding)) {
    std::string text;
    for (const std::string& line : recipe.lines) text += (text.empty() ? "" : "\n") + line;
    all.push_back({{"what", recipe.what}, {"text", text}});
  }
  return all;
}

json certificate_of(const Finding& finding) {
  json edits = json::array();
  for (const Refutation& refutation : finding.certificate) {
    edits.push_back({{"edit", refutation.edit}, {"why", refutation.why}});
  }
  return edits;
}

json similar_of(const Finding& finding) {
  const auto reports = similar_reports(finding.fault);
  json shown = json::array();
  for (const PublicReport& report : reports) {
    if (shown.size() == kReportsShown) break;
    shown.push_back({{"source", report.source},
                     {"address", report.address},
                     {"year", report.year},
                     {"cause", report.cause},
                     {"fen", report.fen}});
  }
  return {{"count", reports.size()}, {"more", reports.size() - shown.size()}, {"reports", shown}};
}

std::string_view history_sentence(History history) {
  switch (history) {
    case History::OnlyFromFen:
      return "with the moves played on one board the subject is right: only the position as a FEN is answered wrongly";
    case History::DependsOnHistory:
      return "the answer depends on the moves that led to the position";
    case History::Stateless:
      return "wrong on every road to the position: as a FEN, and with the moves played";
    case History::Unknown:
      break;
  }
  return "";
}

/// The game in which the position was met as it was drawn.
json game_of(const Finding& finding) {
  if (!finding.game) return nullptr;
  std::string moves;
  for (const Move move : finding.game->moves) moves += (moves.empty() ? "" : " ") + to_uci(move);
  return {{"fen", to_fen(finding.game->start)}, {"moves", moves}};
}

json circumstances_of(const Finding& finding) {
  json list = json::array();
  if (finding.circumstances.one_color) list.push_back("with the players exchanged the subject is right");
  if (finding.circumstances.one_wing) list.push_back("with the wings exchanged the subject is right");
  if (const auto text = history_sentence(finding.circumstances.history); !text.empty()) list.push_back(text);
  return list;
}

void add_origin(json& view, const Finding& finding) {
  view["first_met"] = to_fen(finding.first_met);
  view["game"] = game_of(finding);
  view["source"] = finding.source;
  view["seed"] = finding.seed;
  view["draw"] = finding.draw;
  view["questions"] = finding.questions;
  view["minimal"] = finding.minimal;
  view["certificate"] = certificate_of(finding);
}

}  // namespace

json finding_view(const Finding& finding, std::size_t number) {
  const Wording words = wording(finding);
  const Law law = law_of(finding.fault);
  const Tier tier = finding.reasons.tier();
  json view{{"number", number},
            {"class", name(finding.fault)},
            {"sentence", sentence(finding.fault)},
            {"about_en_passant", about_en_passant(finding.fault)},
            {"fen", to_fen(finding.position)},
            {"diagram", diagram(finding.position, Chessmen::Letters)},
            {"tier", name(tier)},
            {"tier_sentence", tier_sentence(tier)},
            {"reasons", reasons_of(finding)},
            {"deviation", to_string(finding.deviation)},
            {"move", finding.deviation.move ? to_uci(*finding.deviation.move) : ""},
            {"expected", words.expected},
            {"got", words.got},
            {"law", {{"article", law.article}, {"says", law.says}, {"address", kLawsAddress}}},
            {"explanation", explanation_of(finding)},
            {"board", board_view(scene_of(finding))},
            {"subject", finding.subject},
            {"reference", finding.reference},
            {"parties", parties_of(finding)},
            {"before", before_of(finding.position)},
            {"recipes", recipes_of(finding)},
            {"circumstances", circumstances_of(finding)},
            {"similar", similar_of(finding)}};
  add_origin(view, finding);
  return view;
}

}  // namespace passant::reports
