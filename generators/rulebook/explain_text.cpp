// The English of explain.h: every sentence names squares and cites the article that it applies.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "generators/rulebook/clauses.h"
#include "generators/rulebook/explain.h"

namespace passant::rulebook {
namespace {

/// The clauses of those attacks on the own king that made it so: the illegal ones, or else the reasons for safety.
std::string reasons(const Capture& capture) {
  std::vector<std::string> clauses;
  for (const Attack& attack : capture.on_own_king) {
    if (attacks_afterwards(attack.fate) != capture.legal) clauses.push_back(clause(attack, capture));
  }
  return fmt::format("{}", fmt::join(clauses, "; "));
}

std::string why_legal(const Explanation& explanation, const Capture& capture) {
  const std::string safe = reasons(capture);
  return fmt::format(
      "{} is legal: the {} pawn has just advanced from {} to {}, beside the pawn on {} (3.7.3.1), and "
      "this is the very next move (3.7.3.2). It neither exposes its own king to check nor leaves it there (3.9.2){}{}.",
      to_uci(capture.move), adjective(opponent(explanation.to_move)), to_string(double_step_origin_of(capture)),
      to_string(capture.captured), to_string(capture.move.from()), safe.empty() ? "" : ": ", safe);
}

std::string why_illegal(const Explanation& explanation, const Capture& capture) {
  return fmt::format(
      "{} is illegal: the pawn on {} stands beside the {} pawn that has just advanced to {} (3.7.3.1, "
      "3.7.3.2), but no move may expose its own king to check or leave it there (3.9.2): {}.",
      to_uci(capture.move), to_string(capture.move.from()), adjective(opponent(explanation.to_move)),
      to_string(capture.captured), reasons(capture));
}

/// " It gives check (3.9.1): …." and what else the opponent faces.
std::string outcome_sentence(const Capture& capture) {
  if (capture.outcome == Outcome::Quiet) return "";
  if (capture.outcome == Outcome::Stalemate) return " It is stalemate (5.2.1).";
  std::vector<std::string> clauses;
  for (const Attack& attack : capture.on_enemy_king) clauses.push_back(clause(attack, capture));
  const bool mate = capture.outcome == Outcome::Checkmate;
  return fmt::format(" It {}: {}.", mate ? "is checkmate (1.4.1)" : "gives check (3.9.1)", fmt::join(clauses, "; "));
}

/// "on c5 or e5": the squares from which the passed pawn could be captured.
std::string squares_beside(Square pawn) {
  std::vector<std::string> squares;
  for (const int side : {-1, 1}) {
    if (const auto square = pawn.offset(side, 0)) squares.push_back(to_string(*square));
  }
  return fmt::format("on {}", fmt::join(squares, " or "));
}

std::string target_clause(const Explanation& explanation) {
  if (!explanation.target) return "there is no target";
  if (explanation.fault) return "there is no usable target";
  return fmt::format("the target is {}", to_string(*explanation.target));
}

std::string fault_sentence(const Explanation& explanation) {
  const Square target = *explanation.target;
  const Color pusher = opponent(explanation.to_move);
  const int first = pawn_origin_rank(pusher);
  const auto on_rank = [&](int rank) { return to_string(Square::at(target.file(), rank)); };
  const auto text = [&](std::string_view why) {
    return fmt::format("The target {} is unusable: {}, so nothing can be captured en passant (3.7.3.1).",
                       to_string(target), why);
  };
  switch (*explanation.fault) {
    case TargetFault::WrongRank:
      return text(fmt::format("a {} pawn that advances two squares passes over rank {} (3.7.2)", adjective(pusher),
                              first + forward(pusher) + 1));
    case TargetFault::NoPawn:
      return text(fmt::format("no {} pawn stands on {}", adjective(pusher), on_rank(first + 2 * forward(pusher))));
    case TargetFault::Occupied:
      return text("a man stands on it, and no pawn can have passed over an occupied square (3.7.2)");
    case TargetFault::OriginOccupied:
      return text(fmt::format("a man stands on {}, from which the pawn must just have come", on_rank(first)));
  }
  return {};
}

}  // namespace

std::string sentence(const Explanation& explanation, const Capture& capture) {
  if (!capture.legal) return why_illegal(explanation, capture);
  return why_legal(explanation, capture) + outcome_sentence(capture) +
         (capture.only_legal_move ? " It is the only legal move." : "");
}

std::string sentence(const Explanation& explanation, const LapsedCapture& lapsed) {
  return fmt::format(
      "{} is illegal: {}, so the {} pawn on {} did not advance two squares with the last move, and the "
      "right to capture it en passant lasts only for the very next move (3.7.3.2).",
      to_uci(lapsed.move), target_clause(explanation), adjective(opponent(explanation.to_move)),
      to_string(lapsed.enemy_pawn));
}

std::string situation_sentence(const Explanation& explanation) {
  const auto own = adjective(explanation.to_move);
  const auto enemy = adjective(opponent(explanation.to_move));
  switch (explanation.situation) {
    case Situation::NoTarget:
      return fmt::format(
          "There is no target: no {} pawn has just advanced two squares, so nothing can be captured en "
          "passant (3.7.3.1, 3.7.3.2).",
          enemy);
    case Situation::UnusableTarget:
      return fault_sentence(explanation);
    case Situation::NoCapturer:
      return fmt::format(
          "The {} pawn on {} has just advanced two squares (target {}), but no {} pawn stands beside it "
          "{} (3.7.3.1).",
          enemy, to_string(*explanation.passed_pawn), to_string(*explanation.target), own,
          squares_beside(*explanation.passed_pawn));
    case Situation::Captures:
      return fmt::format("The {} pawn on {} has just advanced two squares (target {}).", enemy,
                         to_string(*explanation.passed_pawn), to_string(*explanation.target));
  }
  return {};
}

std::vector<std::string> sentences(const Explanation& explanation) {
  std::vector<std::string> all;
  if (explanation.situation != Situation::Captures) all.push_back(situation_sentence(explanation));
  for (const Capture& capture : explanation.captures) all.push_back(sentence(explanation, capture));
  for (const LapsedCapture& lapsed : explanation.lapsed) all.push_back(sentence(explanation, lapsed));
  return all;
}

}  // namespace passant::rulebook
