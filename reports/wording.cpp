#include "reports/wording.h"

#include <fmt/format.h>

#include <array>

#include "generators/rulebook/board.h"
#include "generators/rulebook/move_judge.h"
#include "position/fen.h"

namespace passant::reports {
namespace {

std::string_view word(ChildField field) {
  constexpr std::array<std::string_view, 8> kWords{"something",
                                                   "the placement",
                                                   "the side to move",
                                                   "the castling rights",
                                                   "the target, which is absent",
                                                   "the target, which should not be there",
                                                   "the target's square",
                                                   "the counters"};
  return kWords[static_cast<unsigned>(field)];
}

/// By the rulebook generator, which is asked about its own legal moves only.
std::string fen_after(const Position& position, Move move) {
  rulebook::Board board(position);
  MoveList legal;
  board.legal_moves(legal);
  if (!MoveSet(legal).contains(move)) return "none: the move is illegal";
  board.play(move);
  return to_fen(board.position());
}

/// By the same generator.
bool holds(const Position& position, Move move, MoveFact fact) {
  const rulebook::MoveJudge judge(position);
  return judge.is_legal(move) && judge.facts(move).has(fact);
}

struct Predicate {
  std::string_view holds;
  std::string_view fails;
};

Predicate predicate(MoveFact fact) {
  constexpr std::array<Predicate, kMoveFactCount> kPredicates{{{"gives check", "gives no check"},
                                                               {"mates", "does not mate"},
                                                               {"stalemates", "does not stalemate"},
                                                               {"is a capture", "is no capture"},
                                                               {"is en passant", "is not en passant"},
                                                               {"is legal", "is illegal"}}};
  return kPredicates[static_cast<unsigned>(fact)];
}

Wording of_fact(const Finding& finding, Move move, MoveFact fact) {
  const Predicate predicate = reports::predicate(fact);
  const bool right = holds(finding.position, move, fact);
  return {fmt::format("{} {}", to_uci(move), right ? predicate.holds : predicate.fails),
          fmt::format("asked about this move it says that it {}", right ? predicate.fails : predicate.holds)};
}

std::string each(std::string_view what, const MoveSet& moves) {
  std::string text;
  for (const Move move : moves) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", what, to_uci(move));
  return text;
}

/// What the party says has the fact, or null. That a move is legal is said by listing it as well.
std::optional<MoveSet> claimed(const Answer& answer, MoveFact fact) {
  if (const MoveSet* const moves = answer.claims.of(fact)) return *moves;
  return fact == MoveFact::Legal ? std::optional(answer.move_set()) : std::nullopt;
}

/// "says of a1a2 that it mates", for each move about which the two say different things.
std::string difference_in_claims(const Answer& answer, const Answer& reference) {
  std::string text;
  const auto add = [&](const MoveSet& moves, std::string_view predicate) {
    for (const Move move : moves)
      text += fmt::format("{}says of {} that it {}", text.empty() ? "" : ", ", to_uci(move), predicate);
  };
  for (const MoveFact fact : kAllMoveFacts) {
    const auto theirs = claimed(answer, fact);
    const auto right = claimed(reference, fact);
    if (!theirs || !right) continue;
    add(*theirs - *right, predicate(fact).holds);
    add(*right - *theirs, predicate(fact).fails);
  }
  return text.empty() ? "the same moves" : text;
}

Wording of_move(const Finding& finding, Move move) {
  if (const auto fact = misjudged_fact(finding.deviation)) return of_fact(finding, move, *fact);
  const std::string uci = to_uci(move);
  switch (finding.deviation.kind) {
    case DeviationKind::Missing:
      return {uci + " is legal", uci + " is not listed"};
    case DeviationKind::Extra:
      return {uci + " is illegal", uci + " is listed as legal"};
    case DeviationKind::Duplicate:
      return {uci + " is listed once", uci + " is listed more than once"};
    case DeviationKind::WrongChild: {
      return {fmt::format("after {} the position is {}", uci, fen_after(finding.position, move)),
              fmt::format("after {} it differs in {}", uci, word(finding.deviation.field))};
    }
    case DeviationKind::WrongTakeBack:
      return {fmt::format("playing {} and taking it back changes nothing", uci),
              "afterwards the position or its moves are others"};
    case DeviationKind::WrongRoad:
      return {
          fmt::format("after {} the replies are those of the same position read afresh", to_string(finding.deviation)),
          "they are others when the moves are played on one board"};
    default:
      return {fmt::format("the references' answer about {}", uci), to_string(finding.deviation)};
  }
}

}  // namespace

Wording wording(const Finding& finding) {
  if (finding.deviation.move) return of_move(finding, *finding.deviation.move);
  switch (finding.deviation.kind) {
    case DeviationKind::WrongSetUp:
      return {"the board holds the position that was read",
              fmt::format("it differs in {}", word(finding.deviation.field))};
    case DeviationKind::WrongTakeBack:
      return {"playing moves and taking them back changes nothing", "afterwards the position or its moves are others"};
    case DeviationKind::WrongCount:
      return {"the count of legal moves is the length of the list", "the list is right, the count is not"};
    case DeviationKind::WrongPerft:
      return {"perft 2 is the sum of the counts after each move", "it is another number"};
    case DeviationKind::WrongCheck:
      return {"the king is in check exactly when it is attacked", "the check is misjudged"};
    default:
      return {"the same answer as the references", to_string(finding.deviation)};
  }
}

std::string difference(const Testimony& testimony, const Testimony& reference) {
  if (!testimony.answer.answered()) return std::string(name(testimony.answer.outcome));
  if (!testimony.answer.listed) return fmt::format("counts {}", testimony.answer.total);
  if (!reference.answer.answered() || !reference.answer.listed) return "";
  const MoveSet theirs = testimony.answer.move_set();
  const MoveSet right = reference.answer.move_set();
  if (theirs == right) return difference_in_claims(testimony.answer, reference.answer);
  const std::string more = each("lists", theirs - right);
  const std::string fewer = each("does not list", right - theirs);
  return more + (more.empty() || fewer.empty() ? "" : ", ") + fewer;
}

}  // namespace passant::reports
