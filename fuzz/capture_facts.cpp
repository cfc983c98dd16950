#include "fuzz/capture_facts.h"

#include <algorithm>
#include <cstdlib>

#include "fuzz/situations/sight.h"
#include "position/validity.h"

namespace passant {
namespace {

/// The direction from the king in which the man on `shield`, alone, keeps off an enemy slider.
std::optional<Direction> shielded_line(const Placement& placement, Square king, Square shield, Color enemy) {
  const auto towards = direction_to(king, shield);
  if (!towards) return std::nullopt;
  const auto first = first_man(placement, king, *towards);
  if (!first || first->square != shield || !sees_slider(placement, shield, *towards, enemy)) return std::nullopt;
  return towards;
}

/// `line` as seen by the capture.
Line named(std::optional<Direction> line, Move capture) {
  if (!line) return Line::None;
  if (horizontal(*line)) return Line::Rank;
  if (vertical(*line)) return Line::File;
  const auto along = direction_to(capture.from(), capture.to());
  return along && same_line(*line, *along) ? Line::CaptureDiagonal : Line::OtherDiagonal;
}

/// Men of `enemy` that give check, the passed pawn left out.
bool others_check(const Position& position, Square king, Square passed, Color enemy) {
  Placement without = position.placement;
  // Something must stay on the square, or a line through it would open.
  without.put(passed, {position.to_move, PieceKind::Pawn});
  return attacked(without, king, enemy);
}

/// What stands behind both pawns on the king's rank.
void rank_facts(const Position& position, Square king, Move move, Square passed, CaptureFacts& facts) {
  if (king.rank() != passed.rank()) return;
  const Direction towards = *direction_to(king, passed);
  Placement without = position.placement;
  without.clear(passed);
  without.clear(move.from());
  const auto first = first_man(without, king, towards);
  if (!first || distance(king, first->square) < distance(king, passed)) return;
  const Color enemy = opponent(position.to_move);
  facts.rank_opens = first->piece.color() == enemy && slides(first->piece, towards);
  facts.rank_shielded_by_third = !facts.rank_opens && sees_slider(without, first->square, towards, enemy);
}

bool lines_cross(const Placement& placement, Square king, Square passed, Color enemy) {
  const auto to_king = direction_to(passed, king);
  if (!to_king) return false;
  const auto seen = first_man(placement, passed, *to_king);
  if (!seen || seen->square != king) return false;
  return std::ranges::any_of(kAllDirections, [&](Direction other) {
    return !same_line(other, *to_king) && sees_slider(placement, passed, other, enemy);
  });
}

bool on_edge(Square square) { return square.file() == 0 || square.file() == 7; }

}  // namespace

bool is_capture_on_target(const Position& position, Move move) {
  if (!position.en_passant || move.to() != *position.en_passant || move.promotion()) return false;
  return position.placement.holds(move.from(), {position.to_move, PieceKind::Pawn}) &&
         std::abs(move.from().file() - move.to().file()) == 1 &&
         move.from().rank() + forward(position.to_move) == move.to().rank();
}

Placement after_capture(const Position& position, Move move) {
  Placement placement = position.placement;
  placement.clear(move.from());
  placement.clear(passed_pawn_square(move.to(), position.to_move));
  placement.put(move.to(), {position.to_move, PieceKind::Pawn});
  return placement;
}

CaptureFacts capture_facts(const Position& position, Move move) {
  const Color enemy = opponent(position.to_move);
  const Square king = king_square(position.placement, position.to_move).value();
  const Square passed = passed_pawn_square(move.to(), position.to_move);
  CaptureFacts facts;
  facts.legal = !attacked(after_capture(position, move), king, enemy);
  facts.checkers = attackers(position.placement, king, enemy);
  facts.other_man_checks = others_check(position, king, passed, enemy);
  facts.pushed_pawn_checks =
      passed.rank() - king.rank() == forward(position.to_move) && std::abs(passed.file() - king.file()) == 1;
  facts.capturer_pinned = named(shielded_line(position.placement, king, move.from(), enemy), move);
  facts.captured_shields = named(shielded_line(position.placement, king, passed, enemy), move);
  rank_facts(position, king, move, passed, facts);
  facts.crossed_lines = lines_cross(position.placement, king, passed, enemy);
  facts.on_edge_file = on_edge(move.from()) || on_edge(move.to());
  for (const int side : {-1, 1}) {
    const auto beside = passed.offset(side, 0);
    if (beside && position.placement.holds(*beside, {position.to_move, PieceKind::Pawn})) ++facts.capturers;
  }
  return facts;
}

}  // namespace passant
