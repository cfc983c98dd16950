// A position under construction: who stands where, which squares have to stay empty, and which men are left. The
// sources that build positions (place.h, construct.h) put down what matters first and then strew the rest over squares
// from which it attacks no king, so that what comes out is valid without trying.
#pragma once

#include <array>

#include "fuzz/random.h"
#include "fuzz/sources/box.h"
#include "fuzz/sources/square_set.h"
#include "position/position.h"

namespace passant {

class Canvas {
 public:
  explicit Canvas(Box box) : box_(box) {}

  const Position& position() const { return position_; }
  const Placement& placement() const { return position_.placement; }
  const Box& box() const { return box_; }
  SquareSet occupied() const { return occupied_; }

  bool empty(Square square) const { return !occupied_.has(square); }
  /// Neither occupied nor kept empty.
  bool open(Square square) const { return !taken().has(square); }
  SquareSet taken() const { return occupied_ | kept_empty_; }

  /// REQUIRES: an empty square.
  void put(Square square, Piece piece);
  void keep_empty(Square square) { kept_empty_.add(square); }
  void keep_empty(SquareSet squares) { kept_empty_ |= squares; }
  void keep_box(Color color) { box_.keep(color); }
  void set_target(Square target) { position_.en_passant = target; }
  void set_to_move(Color color) { position_.to_move = color; }

  /// Puts the man somewhere in that direction, on an open square that nobody hides, and keeps the way there empty.
  /// Nothing happens, and false comes back, when there is no such square.
  bool put_in_sight(Square from, Direction direction, Piece piece, Random& random);

  /// The next square in that direction, or any square of a set: false when it is not open, or none is.
  bool put_beside(Square from, Direction direction, Piece piece);
  bool put_on_any(SquareSet squares, Piece piece, Random& random);

  /// Gives rights to kings at home, and puts rooks of the box into corners for them, half of the time.
  void add_castling(const class ClosedSquares& closed, Random& random);

  /// Strews up to `men` men of the box.
  void strew(int men, const ClosedSquares& closed, Random& random);

  /// The same with the players exchanged.
  void flip_colors();

 private:
  Position position_;
  SquareSet occupied_;
  SquareSet kept_empty_;
  Box box_;
};

/// For each man, the squares on which it must not be put.
class ClosedSquares {
 public:
  ClosedSquares();

  SquareSet of(Piece piece) const { return closed_[piece.code()]; }

  /// Closes the squares from which men of `by` would attack the king, with these squares occupied.
  void close_attacks(Square king, Color by, SquareSet occupied);

 private:
  SquareSet& at(Color color, PieceKind kind) { return closed_[Piece{color, kind}.code()]; }

  std::array<SquareSet, 16> closed_{};
};

}  // namespace passant
