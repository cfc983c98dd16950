#include "fuzz/capture_facts.h"

#include <cstdlib>

#include "position/validity.h"

namespace passant {
namespace {

int sign(int value) { return (value > 0) - (value < 0); }

/// The step from `from` towards `to` along a rank, file or diagonal; nothing when no such line joins them.
struct Direction {
  int files;
  int ranks;
};

std::optional<Direction> direction(Square from, Square to) {
  const int files = to.file() - from.file();
  const int ranks = to.rank() - from.rank();
  if (from == to || (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks))) return std::nullopt;
  return Direction{sign(files), sign(ranks)};
}

/// The next man from `from` on (exclusive) in that direction.
std::optional<Square> next_man(const Placement& placement, Square from, Direction step) {
  auto at = from.offset(step.files, step.ranks);
  while (at && placement.empty(*at)) at = at->offset(step.files, step.ranks);
  return at;
}

bool slides_along(const Placement& placement, std::optional<Square> square, Color color, Direction step) {
  if (!square) return false;
  const bool straight = step.files == 0 || step.ranks == 0;
  return placement.holds(*square, {color, PieceKind::Queen}) ||
         placement.holds(*square, {color, straight ? PieceKind::Rook : PieceKind::Bishop});
}

/// Does the man on `shield`, alone, close a line between the king and an enemy slider?
std::optional<Direction> shielded_line(const Placement& placement, Square king, Square shield, Color enemy) {
  const auto step = direction(king, shield);
  if (!step || next_man(placement, king, *step) != shield) return std::nullopt;
  if (!slides_along(placement, next_man(placement, shield, *step), enemy, *step)) return std::nullopt;
  return step;
}

/// `line` as seen by a capture that moves `files` sideways, `ranks` forward.
Line named(std::optional<Direction> line, Move capture) {
  if (!line) return Line::None;
  if (line->ranks == 0) return Line::Rank;
  if (line->files == 0) return Line::File;
  const int files = capture.to().file() - capture.from().file();
  const int ranks = capture.to().rank() - capture.from().rank();
  return line->files * line->ranks == files * ranks ? Line::CaptureDiagonal : Line::OtherDiagonal;
}

/// Men of `enemy` that give check, the passed pawn left out.
bool others_check(const Position& position, Square king, Square passed, Color enemy) {
  Placement without = position.placement;
  // Something must stay on the square, or a line through it would open.
  without.put(passed, {position.to_move, PieceKind::Pawn});
  return attacked(without, king, enemy);
}

void rank_facts(const Position& position, Square king, Move move, Square passed, CaptureFacts& facts) {
  if (king.rank() != passed.rank()) return;
  const Color enemy = opponent(position.to_move);
  const Direction step{sign(passed.file() - king.file()), 0};
  Placement without = position.placement;
  without.clear(passed);
  without.clear(move.from());
  const auto first = next_man(without, king, step);
  if (!first) return;
  if (slides_along(without, first, enemy, step)) {
    const bool both_between = std::abs(first->file() - king.file()) > std::abs(passed.file() - king.file());
    facts.rank_opens = both_between;
    return;
  }
  const auto second = next_man(without, *first, step);
  facts.rank_shielded_by_third = slides_along(without, second, enemy, step);
}

bool diagonals_cross(const Placement& placement, Square king, Square passed, Color enemy) {
  const auto to_king = direction(passed, king);
  if (!to_king || to_king->files == 0 || to_king->ranks == 0 || next_man(placement, passed, *to_king) != king)
    return false;
  for (const int turn : {-1, 1}) {
    const Direction other{to_king->files * turn, -to_king->ranks * turn};
    if (slides_along(placement, next_man(placement, passed, other), enemy, other)) return true;
  }
  return false;
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
  facts.crossed_diagonals = diagonals_cross(position.placement, king, passed, enemy);
  facts.on_edge_file = on_edge(move.from()) || on_edge(move.to());
  for (const int side : {-1, 1}) {
    const auto beside = passed.offset(side, 0);
    if (beside && position.placement.holds(*beside, {position.to_move, PieceKind::Pawn})) ++facts.capturers;
  }
  return facts;
}

}  // namespace passant
