#include "fuzz/sources/helpless.h"

#include "position/validity.h"

namespace passant {
namespace {

constexpr Piece kOwnPawn{Color::White, PieceKind::Pawn};
constexpr Piece kOwnKing{Color::White, PieceKind::King};
constexpr Piece kEnemyPawn{Color::Black, PieceKind::Pawn};
constexpr SquareSet kEdge(0xff818181818181ff);

Square own_king(const Canvas& canvas) { return *king_square(canvas.placement(), Color::White); }

bool put_king(Canvas& canvas, const PawnPair& pair, Random& random) {
  if (random.one_in(2)) return canvas.put_on_any(kEdge, kOwnKing, random);
  return canvas.put_on_any(pawn_origins(pair.pawn(), Color::White), kOwnKing, random);  // where the pawn checks it
}

/// Puts an enemy pawn ahead of the own one, and keeps it from capturing but en passant.
bool block(Canvas& canvas, Square own_pawn) {
  const Square ahead = step(own_pawn, Direction::North);
  const SquareSet captures = pawn_origins(own_pawn, Color::Black);
  if (ahead.rank() == 7 || !canvas.open(ahead) || !(captures & canvas.occupied()).empty()) return false;
  canvas.put(ahead, kEnemyPawn);
  canvas.keep_empty(captures);
  return true;
}

void put_blocked_pawn(Canvas& canvas, Random& random) {
  const int file = static_cast<int>(random.below(8));
  const int rank = 1 + static_cast<int>(random.below(5));
  const Square square = Square::at(file, rank);
  if (canvas.open(square) && block(canvas, square)) canvas.put(square, kOwnPawn);
}

SquareSet uncovered_king_steps(const Canvas& canvas, const PawnPair& pair) {
  SquareSet steps = king_steps(own_king(canvas));
  steps.remove(pair.capturer());
  for (const Square pawn : {pair.pawn(), step(pair.capturer(), Direction::North)})
    steps = steps & ~pawn_origins(pawn, Color::White);
  return steps;
}

SquareSet seen_by(Piece hunter, Square from, SquareSet occupied) {
  const SquareSet straight = seen_straight(from, occupied);
  return hunter.kind() == PieceKind::Queen ? straight | seen_diagonally(from, occupied) : straight;
}

/// From where the hunter covers the step and gives no check.
SquareSet places_for(Piece hunter, Square king_step, const Canvas& canvas) {
  ClosedSquares closed;
  closed.close_attacks(own_king(canvas), hunter.color(), canvas.occupied());
  SquareSet occupied = canvas.occupied();
  occupied.remove(own_king(canvas));
  return seen_by(hunter, king_step, occupied) & ~(canvas.taken() | closed.of(hunter));
}

/// Covers one of the steps, with luck more, and keeps the lines to them empty.
void put_hunter(Canvas& canvas, SquareSet& steps, Random& random) {
  const Piece hunter{Color::Black, random.one_in(3) ? PieceKind::Rook : PieceKind::Queen};
  const auto place = any_of(places_for(hunter, *any_of(steps, random), canvas), random);
  if (!place) return;
  canvas.put(*place, hunter);
  SquareSet occupied = canvas.occupied();
  occupied.remove(own_king(canvas));  // it does not shield the square behind it when it steps back
  for (const Direction direction : kAllDirections) {
    if (!slides(hunter, direction)) continue;
    const SquareSet line = seen_along(*place, direction, occupied);
    if ((line & steps).empty()) continue;
    canvas.keep_empty(line & ~occupied);
    steps = steps & ~line;
  }
}

}  // namespace

bool put_helpless_king(Canvas& canvas, const PawnPair& pair, Random& random) {
  if (!put_king(canvas, pair, random) || !block(canvas, pair.capturer())) return false;
  canvas.keep_empty(king_steps(own_king(canvas)) & ~canvas.occupied());
  SquareSet steps = uncovered_king_steps(canvas, pair);
  for (int hunters = 0; hunters < 5 && !steps.empty(); ++hunters) put_hunter(canvas, steps, random);
  for (auto more = random.below(3); more > 0; --more) put_blocked_pawn(canvas, random);
  canvas.keep_box(Color::Black);
  return steps.empty();
}

}  // namespace passant
