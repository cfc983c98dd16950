// Random valid positions for this generator's own tests: any number of men of any kind, targets and rights that hold,
// consistent or not. Drawn until one is valid (position/validity.h); the same seed gives the same position.
#pragma once

#include <cstdint>
#include <random>

#include "position/position.h"
#include "position/validity.h"

namespace passant::mailbox {

class RandomPosition {
 public:
  explicit RandomPosition(std::uint64_t seed) : random_(seed) {}

  Position next() {
    for (;;) {
      const Position position = draw();
      if (tier(position) != Tier::Invalid) return position;
    }
  }

 private:
  int below(int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(random_); }
  bool chance(int one_in) { return below(one_in) == 0; }

  Square any_square() { return Square::from_index(below(Square::kCount)); }

  Position draw() {
    Position position;
    position.to_move = chance(2) ? Color::White : Color::Black;
    const bool at_home = chance(2);
    for (const Color color : kAllColors) {
      const Piece king{color, PieceKind::King};
      position.placement.put(at_home ? king_home(color) : any_square(), king);
    }
    if (at_home) add_castling(position);
    if (chance(2)) add_double_step(position);
    for (int men = below(chance(4) ? 50 : 20); men > 0; --men) add_man(position);
    position.halfmove_clock = position.en_passant ? 0 : static_cast<std::uint32_t>(below(100));
    position.fullmove_number = static_cast<std::uint32_t>(below(200) + 1);
    return position;
  }

  void add_castling(Position& position) {
    for (const Color color : kAllColors) {
      for (const Side side : kAllSides) {
        if (chance(2)) continue;
        position.placement.put(rook_home(color, side), {color, PieceKind::Rook});
        position.castling.add(color, side);
      }
    }
  }

  /// A pawn that has just made its double step, often with a pawn beside it that may capture.
  void add_double_step(Position& position) {
    const Color them = opponent(position.to_move);
    const Square target = Square::at(below(8), target_rank(position.to_move));
    const Square pawn = passed_pawn_square(target, position.to_move);
    if (!position.placement.empty(pawn)) return;
    position.placement.put(pawn, {them, PieceKind::Pawn});
    position.en_passant = target;
    for (const int files : {-1, 1}) {
      const auto beside = pawn.offset(files, 0);
      if (beside && position.placement.empty(*beside) && !chance(4)) {
        position.placement.put(*beside, {position.to_move, PieceKind::Pawn});
      }
    }
  }

  void add_man(Position& position) {
    const Square square = any_square();
    const Piece man{chance(2) ? Color::White : Color::Black, static_cast<PieceKind>(below(5))};
    if (position.placement.empty(square)) position.placement.put(square, man);
  }

  std::mt19937_64 random_;
};

}  // namespace passant::mailbox
