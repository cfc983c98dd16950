#include "generators/mutants/random_position.h"

#include "position/validity.h"

namespace passant::mutants {
namespace {

class Drawing {
 public:
  Drawing(TestRandom& random, const Draw& draw) : random_(random), draw_(draw) {
    position_.to_move = below(2) == 0 ? Color::White : Color::Black;
  }

  Position drawn() {
    if (draw_.castling_homes) put_castling_homes();
    if (draw_.target) put_pushed_pawn();
    for (const Color color : kAllColors) {
      if (!king_square(position_.placement, color)) put(any_square(), color, PieceKind::King);
    }
    for (int tries = 0; men_ < draw_.men && tries < 200; ++tries) put_any_man();
    if (draw_.target && draw_.before_push) take_push_back();
    return position_;
  }

 private:
  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
  Square any_square() { return Square::from_index(below(Square::kCount)); }

  void put(Square square, Color color, PieceKind kind) {
    if (!position_.placement.empty(square) || square == position_.en_passant || square == kept_empty_) return;
    position_.placement.put(square, Piece{color, kind});
    ++men_;
  }

  void put_castling_homes() {
    const Color color = position_.to_move;
    put(king_home(color), color, PieceKind::King);
    for (const Side side : kAllSides) {
      put(rook_home(color, side), color, PieceKind::Rook);
      position_.castling.add(color, side);
    }
  }

  /// The pawn that has just made its double step, with a pawn of the side to move on either, both or no side of it.
  void put_pushed_pawn() {
    const Color color = position_.to_move;
    const Square target = Square::at(below(8), target_rank(color));
    const Square pawn = passed_pawn_square(target, color);
    put(pawn, opponent(color), PieceKind::Pawn);
    position_.en_passant = target;
    kept_empty_ = double_step_origin(target, color);
    for (const int side : {-1, 1}) {
      const auto beside = pawn.offset(side, 0);
      if (beside && below(3) != 0) put(*beside, color, PieceKind::Pawn);
    }
  }

  void put_any_man() {
    const PieceKind kind = kAllPieceKinds[static_cast<unsigned>(below(5))];
    const Square square = any_square();
    const bool edge = square.rank() == 0 || square.rank() == 7;
    if (kind != PieceKind::Pawn || !edge) put(square, below(2) == 0 ? Color::White : Color::Black, kind);
  }

  void take_push_back() {
    const Color pusher = opponent(position_.to_move);
    position_.placement.clear(passed_pawn_square(*position_.en_passant, position_.to_move));
    position_.placement.put(*kept_empty_, Piece{pusher, PieceKind::Pawn});
    position_.en_passant.reset();
    position_.to_move = pusher;
  }

  TestRandom& random_;
  Draw draw_;
  Position position_;
  std::optional<Square> kept_empty_;
  int men_ = 0;
};

}  // namespace

std::optional<Position> draw_position(TestRandom& random, const Draw& draw) {
  const Position position = Drawing(random, draw).drawn();
  if (tier(position) != Tier::Consistent) return std::nullopt;
  return position;
}

std::optional<Position> draw_any_position(TestRandom& random) {
  const auto bits = random();
  const Draw draw{.men = 4 + static_cast<int>(bits % 6),
                  .target = bits % 5 != 0,
                  .before_push = (bits >> 8U) % 3 == 0,
                  .castling_homes = (bits >> 16U) % 4 == 0};
  return draw_position(random, draw);
}

}  // namespace passant::mutants
