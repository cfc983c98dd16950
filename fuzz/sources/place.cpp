#include "fuzz/sources/place.h"

#include <algorithm>

#include "fuzz/sources/canvas.h"
#include "position/validity.h"

namespace passant {
namespace {

constexpr int kCrowd = 58;  // with kings and pawns of the target no more than 64

Square any_square(Random& random) { return Square::from_index(static_cast<int>(random.below(Square::kCount))); }

/// An enemy pawn that may just have moved two squares, and as a rule somebody to capture it.
void put_target(Canvas& canvas, Random& random) {
  const Color own = canvas.position().to_move;
  const Square target = Square::at(static_cast<int>(random.below(8)), target_rank(own));
  const Square pawn = passed_pawn_square(target, own);
  canvas.set_target(target);
  canvas.keep_empty(target);
  canvas.keep_empty(double_step_origin(target, own));
  canvas.put(pawn, {opponent(own), PieceKind::Pawn});
  for (const int side : {-1, 1}) {
    const auto beside = pawn.offset(side, 0);
    if (beside && !random.one_in(3)) canvas.put(*beside, {own, PieceKind::Pawn});
  }
}

/// At home in one of four draws, else anywhere that is open and not attacked.
void put_king(Canvas& canvas, Color color, Random& random) {
  Square square = random.one_in(4) ? king_home(color) : any_square(random);
  while (!canvas.open(square) || attacked(canvas.placement(), square, opponent(color))) square = any_square(random);
  canvas.put(square, {color, PieceKind::King});
}

Canvas first_men(Random& random) {
  Canvas canvas(random.one_in(16) ? Box::bottomless() : Box::full());
  canvas.set_to_move(random.one_in(2) ? Color::White : Color::Black);
  if (random.one_in(2)) put_target(canvas, random);
  const Color first = random.one_in(2) ? Color::White : Color::Black;
  put_king(canvas, first, random);
  put_king(canvas, opponent(first), random);
  return canvas;
}

/// Nobody may attack the resting king; nor the other one, before the double step and after, when it shall be quiet.
ClosedSquares closed_squares(const Canvas& canvas, bool quiet) {
  const Position& position = canvas.position();
  const Color own = position.to_move;
  ClosedSquares closed;
  closed.close_attacks(*king_square(position.placement, opponent(own)), own, canvas.occupied());
  if (!quiet) return closed;
  const Square king = *king_square(position.placement, own);
  closed.close_attacks(king, opponent(own), canvas.occupied());
  if (!position.en_passant) return closed;
  SquareSet before = canvas.occupied();
  before.remove(passed_pawn_square(*position.en_passant, own));
  before.add(double_step_origin(*position.en_passant, own));
  closed.close_attacks(king, opponent(own), before);
  return closed;
}

}  // namespace

void Place::draw(Random& random, Draws& draws) const {
  Canvas canvas = first_men(random);
  const bool quiet = !random.one_in(4);
  const auto most = canvas.box().is_bottomless() ? kCrowd : static_cast<int>(canvas.box().size());
  const int men = static_cast<int>(random.below(static_cast<std::uint32_t>(most + 1)));
  const int late = std::max(men / 3, std::min(men, 6));
  ClosedSquares closed = closed_squares(canvas, quiet);
  canvas.add_castling(closed, random);
  canvas.strew(men - late, closed, random);
  closed = closed_squares(canvas, quiet);
  for (int rest = 0; rest < kRests; ++rest) {
    Canvas variation = canvas;
    variation.strew(late, closed, random);
    draws.positions.push_back(variation.position());
  }
}

}  // namespace passant
