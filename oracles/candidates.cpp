#include "oracles/candidates.h"

#include <array>
#include <span>

#include "oracles/replay.h"
#include "position/validity.h"

namespace passant {
namespace {

struct Step {
  int files, ranks;
};

constexpr std::array<Step, 8> kKnightSteps{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
// Straight first, then slantwise: rook, bishop and queen take a part of it.
constexpr std::array<Step, 8> kLines{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

std::span<const Step> lines_of(PieceKind kind) {
  const std::span<const Step> all(kLines);
  if (kind == PieceKind::Rook) return all.first(4);
  if (kind == PieceKind::Bishop) return all.last(4);
  return all;
}

/// Writes the moves of one position; `strict` heeds what stands in the way.
class Lister {
 public:
  Lister(const Position& position, bool strict) : position_(position), strict_(strict) {}

  MoveSet list() {
    for (int index = 0; index < Square::kCount; ++index) {
      const Square from = Square::from_index(index);
      const auto man = position_.placement[from];
      if (man && man->color() == position_.to_move) add_moves(from, man->kind());
    }
    return MoveSet(std::move(moves_));
  }

 private:
  void add_moves(Square from, PieceKind kind) {
    switch (kind) {
      case PieceKind::Pawn:
        return add_pawn(from);
      case PieceKind::Knight:
        return add_steps(from, kKnightSteps);
      case PieceKind::King:
        add_steps(from, kLines);
        return add_castling(from);
      default:
        break;
    }
    for (const Step step : lines_of(kind)) add_line(from, step);
  }

  bool own(Square square) const {
    const auto man = position_.placement[square];
    return man && man->color() == position_.to_move;
  }
  bool enemy(Square square) const { return !position_.placement.empty(square) && !own(square); }

  void add(Square from, Square to) {
    if (!(strict_ && own(to))) moves_.push_back(Move(from, to));
  }

  void add_steps(Square from, std::span<const Step> steps) {
    for (const Step step : steps) {
      if (const auto to = from.offset(step.files, step.ranks)) add(from, *to);
    }
  }

  void add_line(Square from, Step step) {
    for (auto to = from.offset(step.files, step.ranks); to; to = to->offset(step.files, step.ranks)) {
      add(from, *to);
      if (strict_ && !position_.placement.empty(*to)) return;
    }
  }

  void add_castling(Square from) {
    for (const Side side : kAllSides) {
      const auto to = from.offset(side == Side::King ? 2 : -2, 0);
      const bool at_home =
          from == king_home(position_.to_move) &&
          position_.placement.holds(rook_home(position_.to_move, side), {position_.to_move, PieceKind::Rook});
      if (to && (at_home || !strict_)) add(from, *to);
    }
  }

  void add_pawn(Square from) {
    const int ahead = forward(position_.to_move);
    const auto once = from.offset(0, ahead);
    if (once && may_step(*once)) {
      add_pawn_move(from, *once);
      const auto twice = from.offset(0, 2 * ahead);
      if (twice && may_step(*twice) && may_step_twice(from)) add_pawn_move(from, *twice);
    }
    for (const int side : {-1, 1}) {
      const auto to = from.offset(side, ahead);
      if (to && may_capture(*to)) add_pawn_move(from, *to);
    }
  }

  bool may_step(Square to) const { return !strict_ || position_.placement.empty(to); }
  bool may_step_twice(Square from) const { return !strict_ || relative_rank(position_.to_move, from.rank()) == 1; }
  bool may_capture(Square to) const { return !strict_ || enemy(to) || position_.en_passant == to; }

  void add_pawn_move(Square from, Square to) {
    if (relative_rank(position_.to_move, to.rank()) != 7) return add(from, to);
    for (const PieceKind kind : kPromotionKinds) {
      if (!(strict_ && own(to))) moves_.push_back(Move(from, to, kind));
    }
  }

  const Position& position_;
  bool strict_;
  std::vector<Move> moves_;
};

}  // namespace

MoveSet candidate_moves(const Position& position) { return Lister(position, false).list(); }

MoveSet likely_moves(const Position& position) { return Lister(position, true).list(); }

MoveSet safe_moves(const Position& position, const MoveSet& moves) {
  std::vector<Move> safe;
  for (const Move move : moves) {
    const Position next = after(position, move);
    const auto king = king_square(next.placement, position.to_move);
    if (!king || !attacked(next.placement, *king, next.to_move)) safe.push_back(move);
  }
  return MoveSet(std::move(safe));
}

}  // namespace passant
