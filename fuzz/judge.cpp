#include "fuzz/judge.h"

#include <algorithm>
#include <array>
#include <vector>

#include "fuzz/capture_facts.h"
#include "fuzz/comparison.h"
#include "fuzz/double_step.h"
#include "fuzz/misjudgements.h"
#include "oracles/compare.h"
#include "oracles/replay.h"

namespace passant {
namespace {

class GeneratorJudge final : public Judge {
 public:
  GeneratorJudge(const Generator& subject, const Generator& reference) : subject_(subject), reference_(reference) {}

  void scan(std::span<const Position> positions, Scope scope, const Report& report) override {
    for (std::size_t index = 0; index < positions.size(); ++index) {
      const Position& position = positions[index];
      if (scope == Scope::Lists && !lists_differ(subject_, reference_, position)) continue;
      Judgement judgement;
      judgement.deviations = scope == Scope::Lists ? lists(position) : fully(position, scope);
      if (!judgement.deviations.empty()) report(index, position, judgement);
    }
  }

 private:
  Deviations lists(const Position& position) const {
    MoveList theirs;
    MoveList right;
    subject_.legal_moves(position, theirs);
    reference_.legal_moves(position, right);
    return compare_lists(theirs, right);
  }

  Deviations fully(const Position& position, Scope scope) const {
    const Roaming roaming = scope == Scope::Deep ? Roaming::EverySecondMove : Roaming::OneSecondMove;
    return compare_fully(subject_, reference_, position, roaming);
  }

  const Generator& subject_;
  const Generator& reference_;
};

/// The deviations of a comparison at depth 1.
Deviations deviations_of(const Comparison& comparison) {
  Deviations deviations;
  for (const Move move : comparison.missing) deviations.push_back({DeviationKind::Missing, move});
  for (const Move move : comparison.duplicates) deviations.push_back({DeviationKind::Duplicate, move});
  for (const Move move : comparison.extra) {
    if (!std::ranges::count(comparison.duplicates, move)) deviations.push_back({DeviationKind::Extra, move});
  }
  const bool counts =
      comparison.differences.has(Difference::Total) || comparison.differences.has(Difference::TotalAgainstList);
  if (counts && deviations.empty()) deviations.push_back({DeviationKind::WrongCount});
  std::ranges::sort(deviations);
  const auto rest = std::ranges::unique(deviations);
  deviations.erase(rest.begin(), rest.end());
  return deviations;
}

Judgement judgement_of(const Answer& theirs, const Answer& right) {
  const Comparison comparison = compare(theirs, right);
  return {theirs.outcome, right.outcome, deviations_of(comparison), comparison.detail};
}

Deviations wrong_facts(const Position& position, const Answer& theirs) {
  Deviations deviations;
  for (const auto& [fact, moves] : misjudgements(position, theirs)) {
    for (const Move move : moves) deviations.push_back({misjudged(fact), move});
  }
  return deviations;
}

class PartyJudge final : public Judge {
 public:
  /// `speaks`: the subject's words about single moves are judged.
  PartyJudge(Party& subject, Party& reference, bool speaks)
      : subject_(subject), reference_(reference), speaks_(speaks) {}

  void scan(std::span<const Position> positions, Scope scope, const Report& report) override {
    std::vector<Question> questions;
    questions.reserve(positions.size());
    for (const Position& position : positions) questions.push_back({position});
    const std::vector<Answer> theirs = ask_subject(questions, scope);
    const std::vector<Answer> right = reference_.ask(questions);
    for (std::size_t index = 0; index < positions.size(); ++index) {
      Judgement judgement = judgement_of(theirs[index], right[index]);
      if (judgement.plain_agreement()) judgement.deviations = wrong_facts(positions[index], theirs[index]);
      if (judgement.plain_agreement()) judge_step_before(index, positions[index], theirs[index], report);
      if (!judgement.plain_agreement()) {
        report(index, positions[index], judgement);
      } else if (scope != Scope::Lists && !scan_children(index, positions[index], report)) {
        scan_roads(index, positions[index], theirs[index].move_set(), scope, report);
      }
    }
  }

 private:
  /// Beyond lists it is asked about every move; a generator says no more than its list, which compare_fully judges.
  std::vector<Answer> ask_subject(std::vector<Question> questions, Scope scope) {
    for (Question& question : questions) question.facts = speaks_ && scope != Scope::Lists;
    return subject_.ask(questions);
  }

  /// Where capturing en passant is all that a player can do, the double step before was no mate and no stalemate: does
  /// the subject say so of it?
  void judge_step_before(std::size_t index, const Position& position, const Answer& theirs, const Report& report) {
    const bool speaks = theirs.claims.of(MoveFact::Mate) != nullptr || theirs.claims.of(MoveFact::Stalemate) != nullptr;
    const auto captures = [&](const MoveCount& entry) { return is_capture_on_target(position, entry.move); };
    if (!speaks || theirs.moves.empty() || !std::ranges::all_of(theirs.moves, captures)) return;
    const auto step = last_double_step(position);
    if (!step) return;
    Judgement judgement;
    judgement.deviations = wrong_facts(step->before, subject_.ask(Question{step->before}));
    if (!judgement.deviations.empty()) report(index, step->before, judgement);
  }

  /// Lists agree: do the counts of replies to each move?
  bool scan_children(std::size_t index, const Position& position, const Report& report) {
    const Answer theirs = subject_.ask(Question{position, {}, 2});
    const Answer right = reference_.ask(Question{position, {}, 2});
    const Comparison comparison = compare(theirs, right);
    if (comparison.verdict != Verdict::Differ || comparison.nodes.empty()) return false;
    Judgement judgement;
    judgement.deviations.push_back({DeviationKind::WrongChild, comparison.nodes.front().move, ChildField::Placement});
    report(index, position, judgement);
    return true;
  }

  /// Does the subject list the same for a position that it reads and one that it has played? After the moves that tell
  /// most (or, `Deep`, after every one) and the most telling reply to them.
  void scan_roads(std::size_t index, const Position& position, const MoveSet& moves, Scope scope,
                  const Report& report) {
    Judgement judgement;
    for (const Move move : telling(position, moves, scope)) {
      const Position child = after(position, move);
      std::vector<Move> line{move};
      if (compare_road(position, line, child, judgement)) break;
      MoveList replies;
      rules_->legal_moves(child, replies);
      if (replies.empty()) continue;
      line.push_back(most_telling(child, replies));
      if (compare_road(position, line, after(child, line.back()), judgement)) break;
    }
    if (!judgement.deviations.empty()) report(index, position, judgement);
  }

  static std::vector<Move> telling(const Position& position, const MoveSet& moves, Scope scope) {
    if (moves.empty()) return {};
    std::vector<Move> all(moves.begin(), moves.end());
    if (scope == Scope::Deep) return all;
    return {most_telling(position, all)};
  }

  bool compare_road(const Position& start, const std::vector<Move>& line, const Position& end, Judgement& judgement) {
    const std::array questions{Question{start, line}, Question{end}};
    const std::vector<Answer> answers = subject_.ask(questions);
    if (!answers[0].answered() || !answers[1].answered()) return false;
    const MoveSet missing = answers[1].move_set() - answers[0].move_set();
    const MoveSet extra = answers[0].move_set() - answers[1].move_set();
    if (missing.empty() && extra.empty()) return false;
    Deviation deviation{DeviationKind::WrongRoad, line.front()};
    if (line.size() > 1) deviation.then = line.back();
    deviation.reply_missing = !missing.empty();
    deviation.reply = *(missing.empty() ? extra : missing).begin();
    judgement.deviations.push_back(deviation);
    return true;
  }

  Party& subject_;
  Party& reference_;
  bool speaks_;
  std::shared_ptr<const Generator> rules_ = find_generator("rulebook");
};

}  // namespace

Judgement Judge::judge(const Position& position, Scope scope) {
  Judgement result;
  scan(std::span(&position, 1), scope,
       [&](std::size_t, const Position&, const Judgement& judgement) { result = judgement; });
  return result;
}

std::unique_ptr<Judge> make_judge(const Contender& subject, const Contender& reference) {
  if (subject.generator && reference.generator) {
    return std::make_unique<GeneratorJudge>(*subject.generator, *reference.generator);
  }
  return std::make_unique<PartyJudge>(*subject.party, *reference.party, subject.generator == nullptr);
}

}  // namespace passant
