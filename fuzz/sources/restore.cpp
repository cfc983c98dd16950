#include "fuzz/sources/restore.h"

#include "fuzz/sources/square_set.h"

namespace passant {
namespace {

bool pawn_on_edge(const Placement& placement) {
  const std::uint8_t white = Piece{Color::White, PieceKind::Pawn}.code();
  const std::uint8_t black = Piece{Color::Black, PieceKind::Pawn}.code();
  bool found = false;
  for (const unsigned first : {0U, 56U}) {
    for (unsigned file = 0; file < 8; ++file) {
      const std::uint8_t code = placement.codes()[first + file];
      found |= code == white || code == black;
    }
  }
  return found;
}

/// They become pieces.
void restore_pawns(Placement& placement, Random& random) {
  constexpr std::array kInstead{PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen};
  if (!pawn_on_edge(placement)) return;
  for (std::uint64_t bits = SquareSet::edge_ranks().bits(); bits != 0; bits &= bits - 1) {
    const auto square = Square::from_index(std::countr_zero(bits));
    const auto piece = placement[square];
    if (piece && piece->kind() == PieceKind::Pawn)
      placement.put(square, {piece->color(), kInstead[random.below(kInstead.size())]});
  }
}

void restore_castling(Position& position) {
  if (position.castling.none()) return;
  for (const Color color : kAllColors) {
    const bool king_at_home = position.placement.holds(king_home(color), {color, PieceKind::King});
    for (const Side side : kAllSides) {
      if (!king_at_home || !position.placement.holds(rook_home(color, side), {color, PieceKind::Rook}))
        position.castling.remove(color, side);
    }
  }
}

void restore_target(Position& position) {
  if (!position.en_passant) return;
  const Square target = *position.en_passant;
  const bool stands = target.rank() == target_rank(position.to_move) && position.placement.empty(target) &&
                      position.placement.empty(double_step_origin(target, position.to_move)) &&
                      position.placement.holds(passed_pawn_square(target, position.to_move),
                                               {opponent(position.to_move), PieceKind::Pawn});
  if (!stands) position.en_passant.reset();
}

/// A man of `by` that attacks the square; a king only when it is the only one.
std::optional<Man> attacker(const Placement& placement, Square square, Color by) {
  std::optional<Man> king;
  for (const Direction direction : kAllDirections) {
    const auto man = first_man(placement, square, direction);
    if (!man || man->piece.color() != by) continue;
    if (slides(man->piece, direction)) return man;
    if (pawn_origins(square, by).has(man->square) && man->piece.kind() == PieceKind::Pawn) return man;
    if (man->piece.kind() == PieceKind::King && distance(man->square, square) == 1) king = man;
  }
  for (std::uint64_t bits = knight_steps(square).bits(); bits != 0; bits &= bits - 1) {
    const auto from = Square::from_index(std::countr_zero(bits));
    if (placement.holds(from, {by, PieceKind::Knight})) return Man{from, {by, PieceKind::Knight}};
  }
  return king;
}

/// A quieter place for the king, when one is found soon.
Square move_king(Placement& placement, Square from, Color color, Random& random) {
  constexpr int kTries = 16;
  placement.clear(from);
  Square to = from;
  for (int tries = 0; tries < kTries; ++tries) {
    const auto square = Square::from_index(static_cast<int>(random.below(Square::kCount)));
    if (!placement.empty(square) || attacked(placement, square, opponent(color))) continue;
    to = square;
    break;
  }
  placement.put(to, {color, PieceKind::King});
  return to;
}

/// Removes who attacks the king of `color`, as seen on `seen` (where a pawn may stand elsewhere); before a king the
/// king itself has to go.
void end_attacks(Placement& placement, Placement seen, Color color, Random& random) {
  const Square king = *king_square(seen, color);
  while (const auto man = attacker(seen, king, opponent(color))) {
    if (man->piece.kind() == PieceKind::King) {
      move_king(placement, king, color, random);
      return;
    }
    seen.clear(man->square);
    placement.clear(man->square);
  }
}

/// The player in check gets the turn; not when that puts the other one into an impossible check, or takes a target.
bool pass_turn(Position& position) {
  if (position.en_passant) return false;
  const Square king = *king_square(position.placement, position.to_move);
  if (attacked(position.placement, king, opponent(position.to_move))) return false;
  position.to_move = opponent(position.to_move);
  return true;
}

void restore_resting_king(Position& position, Random& random) {
  const Color resting = opponent(position.to_move);
  const Square king = *king_square(position.placement, resting);
  if (!attacked(position.placement, king, position.to_move)) return;
  if (random.one_in(2) && pass_turn(position)) return;
  if (random.one_in(3)) move_king(position.placement, king, resting, random);
  end_attacks(position.placement, position.placement, resting, random);
}

/// Removes who would have given check before the double step already. Now and then the position keeps its oddity.
void restore_consistency(Position& position, Random& random) {
  if (!position.en_passant || random.one_in(8)) return;
  const Color own = position.to_move;
  Placement before = position.placement;
  before.clear(passed_pawn_square(*position.en_passant, own));
  before.put(double_step_origin(*position.en_passant, own), {opponent(own), PieceKind::Pawn});
  const Square king = *king_square(before, own);
  if (attacked(before, king, opponent(own))) end_attacks(position.placement, before, own, random);
}

}  // namespace

Tier restore(Position& position, Random& random) {
  restore_pawns(position.placement, random);
  restore_target(position);
  restore_castling(position);
  const Tier already = tier(position);
  if (already == Tier::Consistent) return already;
  restore_consistency(position, random);
  restore_resting_king(position, random);
  restore_target(position);
  restore_castling(position);
  return tier(position);
}

}  // namespace passant
