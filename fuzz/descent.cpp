#include "fuzz/descent.h"

#include <algorithm>
#include <optional>

#include "generators/generator.h"

#include "fuzz/contender.h"

namespace passant {
namespace {

/// The first move that both list, with different counts behind it.
std::optional<Move> first_different(const Answer& theirs, const Answer& right) {
  for (const MoveCount& entry : right.moves) {
    const auto same = std::ranges::find(theirs.moves, entry.move, &MoveCount::move);
    if (same != theirs.moves.end() && same->nodes != entry.nodes) return entry.move;
  }
  return std::nullopt;
}

}  // namespace

Descent descend(Party& subject, Party& reference, const Position& position, int depth, std::optional<Answer> first) {
  const auto rules = find_generator("rulebook");
  Descent descent{position};
  for (; depth >= 1; --depth) {
    const bool known = first && first->listed;
    const Answer theirs = known ? *first : subject.ask(Question{descent.position, {}, depth});
    first.reset();
    const Answer right = reference.ask(Question{descent.position, {}, depth});
    descent.answered = theirs.answered() && right.answered() && theirs.listed && right.listed;
    if (!descent.answered) return descent;
    descent.lists_differ = theirs.move_set() != right.move_set();
    if (descent.lists_differ) return descent;
    const auto move = first_different(theirs, right);
    if (!move) return descent;
    descent.path.push_back(*move);
    descent.position = rules->after(descent.position, *move);
  }
  return descent;
}

}  // namespace passant
