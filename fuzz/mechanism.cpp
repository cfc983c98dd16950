#include "fuzz/mechanism.h"

#include "fuzz/capture_facts.h"
#include "position/validity.h"

namespace passant {
namespace {

// Bits 0 to 15: of an en passant capture; from 16 on: of any move.
Mechanisms of_capture(const Position& position, Move move) {
  const CaptureFacts facts = capture_facts(position, move);
  Mechanisms found;
  found.add(0, facts.pushed_pawn_checks);
  found.add(1, facts.other_man_checks);
  found.add(2, facts.capturer_pinned == Line::CaptureDiagonal);
  found.add(3, facts.capturer_pinned == Line::File || facts.capturer_pinned == Line::OtherDiagonal);
  found.add(4, facts.capturer_pinned == Line::Rank || facts.rank_opens);
  found.add(5, facts.captured_shields == Line::File);
  found.add(6, facts.captured_shields == Line::CaptureDiagonal || facts.captured_shields == Line::OtherDiagonal);
  found.add(7, facts.rank_shielded_by_third);
  found.add(8, facts.crossed_lines);
  found.add(9, facts.on_edge_file);
  found.add(10, facts.capturers == 2);
  return found;
}

Mechanisms of_other_move(const Position& position, Move move) {
  const Square king = king_square(position.placement, position.to_move).value();
  const Color enemy = opponent(position.to_move);
  const int checkers = attackers(position.placement, king, enemy);
  const auto mover = position.placement[move.from()];
  Placement without = position.placement;
  without.clear(move.from());
  Mechanisms found;
  found.add(16, position.en_passant.has_value());
  found.add(17, checkers == 1);
  found.add(18, checkers > 1);
  found.add(19, !position.castling.none());
  found.add(20, mover && mover->kind() == PieceKind::King);
  found.add(21, mover && mover->kind() == PieceKind::Pawn);
  found.add(22, move.promotion().has_value());
  found.add(23, mover && mover->kind() != PieceKind::King && attackers(without, king, enemy) > checkers);
  return found;
}

}  // namespace

Mechanisms mechanisms_of(const Position& position, const Deviation& deviation) {
  if (!deviation.move) return {};
  if (is_capture_on_target(position, *deviation.move)) return of_capture(position, *deviation.move);
  return of_other_move(position, *deviation.move);
}

}  // namespace passant
