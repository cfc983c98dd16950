// Positions for the tests of this folder: random placements of every density, with rights and targets where they
// could be, valid ones only; and positions from random play.
#pragma once

#include <random>

#include "position/validity.h"

namespace passant::bitboard {
namespace {

class RandomPositions {
 public:
  explicit RandomPositions(std::uint32_t seed) : random_(seed) {}

  unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }
  bool one_in(unsigned count) { return below(count) == 0; }

  /// A valid position, consistent or not.
  Position valid() {
    Position position = any();
    while (tier(position) == Tier::Invalid) position = any();
    return position;
  }

  /// One king a side, otherwise perhaps not valid.
  Position any() {
    Position position;
    position.to_move = one_in(2) ? Color::White : Color::Black;
    position.halfmove_clock = below(3) * below(100);
    position.fullmove_number = 1 + below(300);
    put_kings(position);
    if (one_in(3)) put_rooks_at_home(position);
    if (one_in(2)) put_double_step(position);
    for (unsigned men = below(one_in(8) ? 60 : 24); men > 0; --men) put_man(position);
    return position;
  }

 private:
  Square any_square() { return Square::from_index(static_cast<int>(below(64))); }

  void put_kings(Position& position) {
    const auto white = one_in(3) ? "e1"_sq : any_square();
    auto black = one_in(3) ? "e8"_sq : any_square();
    while (black == white) black = any_square();
    position.placement.put(white, {Color::White, PieceKind::King});
    position.placement.put(black, {Color::Black, PieceKind::King});
  }

  void put_rooks_at_home(Position& position) {
    for (const Color color : kAllColors) {
      if (!position.placement.holds(king_home(color), {color, PieceKind::King})) continue;
      for (const Side side : kAllSides) {
        const Square home = rook_home(color, side);
        if (!position.placement.empty(home)) continue;
        position.placement.put(home, {color, PieceKind::Rook});
        position.castling.add(color, side);
      }
    }
  }

  /// An enemy pawn just after its double step, often with a pawn beside it.
  void put_double_step(Position& position) {
    const auto target = Square::at(static_cast<int>(below(8)), target_rank(position.to_move));
    const auto passed = passed_pawn_square(target, position.to_move);
    for (const int side : {-1, 0, 1}) {
      const auto beside = passed.offset(side, 0);
      if (!beside || !position.placement.empty(*beside) || (side != 0 && one_in(3))) continue;
      position.placement.put(*beside, {side == 0 ? opponent(position.to_move) : position.to_move, PieceKind::Pawn});
    }
    position.en_passant = target;
  }

  void put_man(Position& position) {
    const Square square = any_square();
    if (!position.placement.empty(square)) return;
    const auto kind = static_cast<PieceKind>(one_in(2) ? 0 : below(5));
    if (kind == PieceKind::Pawn && (square.rank() == 0 || square.rank() == 7) && !one_in(200)) return;
    position.placement.put(square, {one_in(2) ? Color::White : Color::Black, kind});
  }

  std::mt19937 random_;
};

}  // namespace
}  // namespace passant::bitboard
