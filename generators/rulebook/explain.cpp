#include "generators/rulebook/explain.h"

#include "generators/rulebook/attack.h"
#include "generators/rulebook/board.h"
#include "generators/rulebook/king_attacks.h"
#include "generators/rulebook/legality.h"
#include "generators/rulebook/making.h"

namespace passant::rulebook {
namespace {

/// The squares beside a pawn on its rank that hold a pawn of `color`, from the left.
std::vector<Square> pawns_beside(const Placement& placement, Square pawn, Color color) {
  std::vector<Square> beside;
  for (const int side : {-1, 1}) {
    const auto square = pawn.offset(side, 0);
    if (square && placement.holds(*square, {color, PieceKind::Pawn})) beside.push_back(*square);
  }
  return beside;
}

bool is_legal(const Position& position, Move move) {
  bool legal = false;
  for_each_legal_move_between(position, move.from(), move.to(), [&](Move) { legal = true; });
  return legal;
}

Outcome outcome_of(const Position& position, Move move) {
  const Board board(position_after(position, move));
  const bool can_move = board.count_legal_moves() > 0;
  if (board.in_check()) return can_move ? Outcome::Check : Outcome::Checkmate;
  return can_move ? Outcome::Quiet : Outcome::Stalemate;
}

Capture explain_capture(const Position& position, Square from, Square captured) {
  const Move move(from, *position.en_passant);
  const bool legal = is_legal(position, move);
  const Change change{position.placement, placement_after(position, move), from, captured, move.to()};
  return {.move = move,
          .captured = captured,
          .legal = legal,
          .article = legal ? Article::BesidePassedPawn : Article::SafeKing,
          .on_own_king = attacks_on_own_king(change, position.to_move),
          .on_enemy_king = attacks_on_enemy_king(change, position.to_move),
          .outcome = legal ? outcome_of(position, move) : Outcome::Quiet,
          .only_legal_move = legal && Board(position).count_legal_moves() == 1};
}

std::vector<Capture> explain_captures(const Position& position, Square passed) {
  std::vector<Capture> captures;
  for (const Square from : pawns_beside(position.placement, passed, position.to_move)) {
    captures.push_back(explain_capture(position, from, passed));
  }
  return captures;
}

/// All enemy pawns on the rank where an advance of two squares ends, but for the passed pawn and those behind which
/// somebody stands: a capture there would be an ordinary one.
std::vector<LapsedCapture> lapsed_captures(const Position& position, std::optional<Square> passed) {
  const Color enemy = opponent(position.to_move);
  const int rank = pawn_origin_rank(enemy) + 2 * forward(enemy);
  std::vector<LapsedCapture> lapsed;
  for (int file = 0; file < 8; ++file) {
    const Square pawn = Square::at(file, rank);
    const Square arrival = Square::at(file, rank - forward(enemy));
    if (pawn == passed || !position.placement.holds(pawn, {enemy, PieceKind::Pawn})) continue;
    if (!position.placement.empty(arrival)) continue;
    for (const Square from : pawns_beside(position.placement, pawn, position.to_move)) {
      lapsed.push_back({Move(from, arrival), pawn});
    }
  }
  return lapsed;
}

Situation situation_of(const Explanation& explanation) {
  if (!explanation.target) return Situation::NoTarget;
  if (explanation.fault) return Situation::UnusableTarget;
  return explanation.captures.empty() ? Situation::NoCapturer : Situation::Captures;
}

}  // namespace

Explanation explain(const Position& position) {
  Explanation explanation{.to_move = position.to_move,
                          .situation = Situation::NoTarget,
                          .target = position.en_passant,
                          .fault = position.en_passant ? target_fault(position) : std::nullopt,
                          .passed_pawn = passed_pawn(position),
                          .captures = {},
                          .lapsed = {}};
  if (explanation.passed_pawn) explanation.captures = explain_captures(position, *explanation.passed_pawn);
  explanation.lapsed = lapsed_captures(position, explanation.passed_pawn);
  explanation.situation = situation_of(explanation);
  return explanation;
}

}  // namespace passant::rulebook
