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
bool gives_check(const Position& position, Move move) {
  const rulebook::MoveJudge judge(position);
  return judge.is_legal(move) && !judge.facts(move).checks.empty();
}

std::string each(std::string_view what, const MoveSet& moves) {
  std::string text;
  for (const Move move : moves) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", what, to_uci(move));
  return text;
}

std::string difference_in_checks(const Answer& answer, const Answer& reference) {
  if (!answer.checking || !reference.checking) return "the same moves";
  const std::string more = each("says check:", *answer.checking - *reference.checking);
  const std::string fewer = each("says no check:", *reference.checking - *answer.checking);
  if (more.empty() && fewer.empty()) return "the same moves and checks";
  return more + (more.empty() || fewer.empty() ? "" : ", ") + fewer;
}

Wording of_move(const Finding& finding, Move move) {
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
    case DeviationKind::WrongCheck:
      return gives_check(finding.position, move) ? Wording{uci + " gives check", "it says that it does not"}
                                                 : Wording{uci + " gives no check", "it says that it does"};
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
  if (theirs == right) return difference_in_checks(testimony.answer, reference.answer);
  const std::string more = each("lists", theirs - right);
  const std::string fewer = each("does not list", right - theirs);
  return more + (more.empty() || fewer.empty() ? "" : ", ") + fewer;
}

}  // namespace passant::reports
