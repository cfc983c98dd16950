#include "fuzz/judge.h"

#include <algorithm>
#include <map>
#include <vector>

#include "fuzz/comparison.h"

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
      judgement.difference = scope == Scope::Full ? compare_fully(subject_, reference_, position) : lists(position);
      if (!judgement.difference.empty()) report(index, position, judgement);
    }
  }

 private:
  Difference lists(const Position& position) const {
    MoveList theirs;
    MoveList right;
    subject_.legal_moves(position, theirs);
    reference_.legal_moves(position, right);
    return compare_lists(theirs, right);
  }

  const Generator& subject_;
  const Generator& reference_;
};

MoveList listed(const Answer& answer) {
  MoveList list;
  for (const MoveCount& entry : answer.moves) list.add(entry.move);
  return list;
}

/// What two answers to one question of depth 1 differ in. A party that only counts deviates by its count.
Judgement compare_answers(const Answer& theirs, const Answer& right) {
  Judgement judgement{theirs.outcome, right.outcome, {}, theirs.answered() ? right.detail : theirs.detail};
  if (!judgement.both_answered()) return judgement;
  if (theirs.listed && right.listed) judgement.difference = compare_lists(listed(theirs), listed(right));
  if (judgement.difference.empty() && theirs.total != right.total)
    judgement.difference.push_back({DeviationKind::WrongCount});
  return judgement;
}

class PartyJudge final : public Judge {
 public:
  PartyJudge(Party& subject, Party& reference) : subject_(subject), reference_(reference) {}

  void scan(std::span<const Position> positions, Scope scope, const Report& report) override {
    std::vector<Question> questions;
    questions.reserve(positions.size());
    for (const Position& position : positions) questions.push_back({position});
    const std::vector<Answer> theirs = subject_.ask(questions);
    const std::vector<Answer> right = reference_.ask(questions);
    for (std::size_t index = 0; index < positions.size(); ++index) {
      const Judgement judgement = compare_answers(theirs[index], right[index]);
      if (!judgement.plain_agreement()) {
        report(index, positions[index], judgement);
      } else if (scope == Scope::Full) {
        scan_children(index, positions[index], report);
      }
    }
  }

 private:
  /// Lists agree: do the counts of replies to each move? A deviation is reported of the position after the move when
  /// that shows it by itself, and as a wrong child of this one otherwise.
  void scan_children(std::size_t index, const Position& position, const Report& report) {
    const Answer theirs = subject_.ask(Question{position, {}, 2});
    const Answer right = reference_.ask(Question{position, {}, 2});
    if (!theirs.answered() || !right.answered() || !theirs.listed || !right.listed) return;
    std::map<Move, std::uint64_t> replies;
    for (const MoveCount& entry : right.moves) replies[entry.move] = entry.nodes;
    for (const MoveCount& entry : theirs.moves) {
      const auto found = replies.find(entry.move);
      if (found != replies.end() && found->second != entry.nodes) {
        Judgement judgement;
        judgement.difference.push_back({DeviationKind::WrongChild, entry.move, ChildField::Placement});
        report(index, position, judgement);
        return;
      }
    }
  }

  Party& subject_;
  Party& reference_;
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
  return std::make_unique<PartyJudge>(*subject.party, *reference.party);
}

}  // namespace passant
