#include "fuzz/sources/canvas.h"

#include "position/symmetry.h"

namespace passant {

void Canvas::put(Square square, Piece piece) {
  position_.placement.put(square, piece);
  occupied_.add(square);
  if (piece.kind() != PieceKind::King) box_.spend(piece);
}

bool Canvas::put_in_sight(Square from, Direction direction, Piece piece, Random& random) {
  std::array<int, 7> choices{};
  unsigned count = 0;
  for (int steps = 1; steps <= room(from, direction) && empty(step(from, direction, steps)); ++steps) {
    if (open(step(from, direction, steps))) choices[count++] = steps;
  }
  if (count == 0) return false;
  const int steps = choices[random.below(count)];
  for (int between = 1; between < steps; ++between) keep_empty(step(from, direction, between));
  put(step(from, direction, steps), piece);
  return true;
}

bool Canvas::put_beside(Square from, Direction direction, Piece piece) {
  if (room(from, direction) == 0 || !open(step(from, direction))) return false;
  put(step(from, direction), piece);
  return true;
}

bool Canvas::put_on_any(SquareSet squares, Piece piece, Random& random) {
  const auto square = any_of(squares & ~taken(), random);
  if (square) put(*square, piece);
  return square.has_value();
}

void Canvas::add_castling(const ClosedSquares& closed, Random& random) {
  for (const Color color : kAllColors) {
    if (!placement().holds(king_home(color), {color, PieceKind::King})) continue;
    for (const Side side : kAllSides) {
      const Square corner = rook_home(color, side);
      const Piece rook{color, PieceKind::Rook};
      if (random.one_in(2)) continue;
      if (open(corner) && box_.has(rook) && !closed.of(rook).has(corner)) put(corner, rook);
      if (placement().holds(corner, rook)) position_.castling.add(color, side);
    }
  }
}

void Canvas::strew(int men, const ClosedSquares& closed, Random& random) {
  constexpr int kTries = 5;  // six bits each, below the upper half that picks the man
  for (; men > 0 && !box_.empty(); --men) {
    std::uint64_t lots = random.next();
    const Piece piece = box_.take(static_cast<std::uint32_t>(lots >> 32U));
    const SquareSet closed_to_it = taken() | closed.of(piece);
    for (int tries = 0; tries < kTries; ++tries, lots >>= 6U) {
      const auto square = Square::from_index(static_cast<int>(lots & 63U));
      if (closed_to_it.has(square)) continue;
      position_.placement.put(square, piece);
      occupied_.add(square);
      break;
    }
  }
}

void Canvas::flip_colors() {
  position_ = color_flip(position_);
  occupied_ = SquareSet(std::byteswap(occupied_.bits()));
  kept_empty_ = SquareSet(std::byteswap(kept_empty_.bits()));
  box_.flip_colors();
}

ClosedSquares::ClosedSquares() {
  for (const Color color : kAllColors) at(color, PieceKind::Pawn) = SquareSet::edge_ranks();
}

void ClosedSquares::close_attacks(Square king, Color by, SquareSet occupied) {
  const SquareSet straight = seen_straight(king, occupied);
  const SquareSet diagonal = seen_diagonally(king, occupied);
  at(by, PieceKind::Pawn) |= pawn_origins(king, by);
  at(by, PieceKind::Knight) |= knight_steps(king);
  at(by, PieceKind::Bishop) |= diagonal;
  at(by, PieceKind::Rook) |= straight;
  at(by, PieceKind::Queen) |= straight | diagonal;
}

}  // namespace passant
