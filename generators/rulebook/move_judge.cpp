#include "generators/rulebook/move_judge.h"

#include "generators/rulebook/attack.h"
#include "generators/rulebook/board.h"
#include "generators/rulebook/legality.h"
#include "generators/rulebook/making.h"

namespace passant::rulebook {
namespace {

std::optional<Square> square_of_king(const Placement& placement, Color color) {
  for (int index = 0; index < Square::kCount; ++index) {
    if (placement.holds(Square::from_index(index), {color, PieceKind::King})) return Square::from_index(index);
  }
  return std::nullopt;
}

/// Does `square` lie strictly between the others on their line?
bool lies_between(Square square, Square a, Square b) {
  if (square == a || square == b || !on_one_line(a, b)) return false;
  const int step = step_towards(a, b);
  for (int index = a.index() + step; index != b.index(); index += step) {
    if (index == square.index()) return true;
  }
  return false;
}

/// How the man on `checker`, which attacks the king after the move, has come to do so.
CheckWay way_of(const Position& before, Move move, Square checker, Square king) {
  const auto man = before.placement[checker];
  const bool stood_there = man && man->color() == before.to_move && checker != move.from();
  if (!stood_there || checker == move.to()) return CheckWay::Direct;
  const bool by_mover = lies_between(move.from(), checker, king);
  const auto passed = passed_pawn(before);
  const bool en_passant = pawn_captures_en_passant(before, move.from(), move.to());
  const bool by_captured = en_passant && lies_between(*passed, checker, king);
  if (by_mover && by_captured) return CheckWay::UncoveredByBoth;
  return by_captured ? CheckWay::UncoveredByCaptured : CheckWay::UncoveredByMover;
}

CheckWays checks_of(const Position& before, Move move, const Placement& after) {
  CheckWays ways;
  const auto king = square_of_king(after, opponent(before.to_move));
  if (!king) return ways;
  for (int index = 0; index < Square::kCount; ++index) {
    const Square square = Square::from_index(index);
    if (occupied_by(after, square, before.to_move) && attacks(after, square, *king))
      ways.add(way_of(before, move, square, *king));
  }
  return ways;
}

}  // namespace

bool MoveJudge::is_legal(Move move) const {
  bool found = false;
  for_each_legal_move_between(position_, move.from(), move.to(), [&](Move legal) { found = found || legal == move; });
  return found;
}

MoveFacts MoveJudge::facts(Move move) const {
  MoveFacts facts;
  const bool pawn = position_.placement[move.from()]->kind() == PieceKind::Pawn;
  facts.en_passant = pawn && pawn_captures_en_passant(position_, move.from(), move.to());
  facts.capture = facts.en_passant || !position_.placement.empty(move.to());
  const Position after = position_after(position_, move);
  facts.checks = checks_of(position_, move, after.placement);
  if (any_legal_move(after)) return facts;
  facts.mate = !facts.checks.empty();
  facts.stalemate = facts.checks.empty();
  return facts;
}

}  // namespace passant::rulebook
