#include "fuzz/misjudgements.h"

#include <array>

#include "generators/rulebook/board.h"
#include "generators/rulebook/move_judge.h"

namespace passant {
namespace {

using Wrong = std::array<std::vector<Move>, kMoveFactCount>;

void add(Wrong& wrong, MoveFact fact, Move move) { wrong[static_cast<unsigned>(fact)].push_back(move); }

void judge_listed(const Position& position, const Answer& answer, Wrong& wrong) {
  const rulebook::MoveJudge judge(position);
  for (const Move move : answer.move_set()) {
    if (!judge.is_legal(move)) continue;
    const MoveFacts facts = judge.facts(move);
    for (const MoveFact fact : kAllMoveFacts) {
      const MoveSet* const claimed = fact == MoveFact::Legal ? nullptr : answer.claims.of(fact);
      if (claimed != nullptr && claimed->contains(move) != facts.has(fact)) add(wrong, fact, move);
    }
  }
}

void judge_legality(const Position& position, const MoveSet& claimed, Wrong& wrong) {
  MoveList list;
  rulebook::Board(position).legal_moves(list);
  const MoveSet legal(list);
  for (const Move move : legal - claimed) add(wrong, MoveFact::Legal, move);
  for (const Move move : claimed - legal) add(wrong, MoveFact::Legal, move);
}

}  // namespace

std::vector<Misjudgement> misjudgements(const Position& position, const Answer& answer) {
  if (!answer.answered() || answer.claims.empty()) return {};
  Wrong wrong;
  judge_listed(position, answer, wrong);
  if (const MoveSet* const claimed = answer.claims.of(MoveFact::Legal)) judge_legality(position, *claimed, wrong);
  std::vector<Misjudgement> found;
  for (const MoveFact fact : kAllMoveFacts) {
    MoveSet moves(std::move(wrong[static_cast<unsigned>(fact)]));
    if (!moves.empty()) found.push_back({fact, std::move(moves)});
  }
  return found;
}

}  // namespace passant
