#include "fuzz/misjudged_checks.h"

#include "generators/rulebook/move_judge.h"

namespace passant {

MoveSet misjudged_checks(const Position& position, const Answer& answer) {
  if (!answer.answered() || !answer.checking) return {};
  const rulebook::MoveJudge judge(position);
  std::vector<Move> wrong;
  for (const Move move : answer.move_set()) {
    if (!judge.is_legal(move)) continue;
    const bool checks = !judge.facts(move).checks.empty();
    if (checks != answer.checking->contains(move)) wrong.push_back(move);
  }
  return MoveSet(std::move(wrong));
}

}  // namespace passant
