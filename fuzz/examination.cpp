#include "fuzz/examination.h"

#include <algorithm>

#include "fuzz/adjudication.h"
#include "fuzz/reducer.h"
#include "fuzz/roads.h"
#include "position/symmetry.h"

namespace passant {
namespace {

/// On the minimised position a deviation may turn out to follow from another one.
void prefer_principal(Reduction& reduction, Judge& judge) {
  const Deviations all = judge.judge(reduction.position, Scope::Lists).deviations;
  const Deviations first = principal(reduction.position, all);
  const bool follows =
      std::ranges::count(all, reduction.deviation) > 0 && std::ranges::count(first, reduction.deviation) == 0;
  if (follows) reduction.deviation = first.front();
}

}  // namespace

Finding Examiner::examine(const Position& position, const Deviation& deviation, std::size_t opponent) {
  Judge& judge = bench_.judge(opponent);
  Reduction reduction = reduce(position, deviation, judge);
  prefer_principal(reduction, judge);
  Finding finding;
  finding.circumstances = circumstances_of(reduction, judge);
  finding.fault = classify(reduction.position, reduction.deviation, finding.circumstances);
  finding.deviation = reduction.deviation;
  finding.position = reduction.position;
  finding.first_met = position;
  finding.reasons = passant::examine(reduction.position);
  finding.subject = bench_.subject_name();
  finding.reference = bench_.opponent_name(opponent);
  finding.questions = reduction.questions;
  finding.minimal = reduction.minimal;
  finding.certificate = std::move(reduction.certificate);
  return finding;
}

std::vector<Testimony> Examiner::hear(const Finding& finding, std::size_t opponent) const {
  std::vector<Party*> parties{panel_.subject.party.get()};
  std::vector<Party*> others;
  for (const auto* contenders : {&panel_.references, &panel_.witnesses}) {
    for (const Contender& contender : *contenders) others.push_back(contender.party.get());
  }
  parties.push_back(others[opponent]);
  for (std::size_t index = 0; index < others.size(); ++index) {
    if (index != opponent) parties.push_back(others[index]);
  }
  return adjudicate(finding.position, finding.deviation, parties);
}

Circumstances Examiner::circumstances_of(const Reduction& reduction, Judge& judge) const {
  const auto right = [&](const Position& image) { return judge.judge(image, Scope::Full).plain_agreement(); };
  Circumstances circumstances;
  circumstances.one_color = right(color_flip(reduction.position));
  const auto mirrored = file_mirror(reduction.position);
  circumstances.one_wing = mirrored && right(*mirrored);
  circumstances.history = history(reduction);
  return circumstances;
}

/// For a wrong position after a move it is that position to which roads lead.
History Examiner::history(const Reduction& reduction) const {
  const Deviation& deviation = reduction.deviation;
  if (deviation.kind == DeviationKind::WrongRoad) return History::DependsOnHistory;
  if (deviation.kind != DeviationKind::WrongChild) return history_of(reduction.position, roads_to(reduction.position));
  const Position child = find_generator("rulebook")->after(reduction.position, *deviation.move);
  return history_of(child, {{reduction.position, {*deviation.move}}});
}

History Examiner::history_of(const Position& position, const std::vector<Question>& roads) const {
  return passant::history_of(*panel_.subject.party, *panel_.references.front().party, position, roads);
}

void Examiner::follow(Finding& finding, const Game& game) const {
  finding.game = road_by_game(finding.first_met, game);
  if (!finding.game) return;
  const History by_game = history_of(finding.first_met, {*finding.game});
  if (by_game == History::OnlyFromFen || by_game == History::DependsOnHistory) finding.circumstances.history = by_game;
}

}  // namespace passant
