#include "fuzz/examination.h"

#include <algorithm>

#include "fuzz/adjudication.h"
#include "fuzz/double_step.h"
#include "fuzz/reducer.h"
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
  circumstances.right_by_moves = right_by_moves(reduction.position);
  return circumstances;
}

/// Is the subject right when it plays the double step itself? (Asked as its reference is asked of the FEN.)
bool Examiner::right_by_moves(const Position& position) const {
  const auto step = last_double_step(position);
  if (!step) return false;
  const Answer played = panel_.subject.party->ask(Question{step->before, {step->move}});
  const Answer afresh = panel_.subject.party->ask(Question{position});
  const Answer right = panel_.references.front().party->ask(Question{position});
  return played.answered() && right.answered() && played.move_set() == right.move_set() &&
         afresh.move_set() != right.move_set();
}

}  // namespace passant
