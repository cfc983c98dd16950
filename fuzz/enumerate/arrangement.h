// One placement of the domain: the men by name, the squares they take, and the position that a generator is given. Men
// are put and taken away one at a time, so that the next placement costs one man.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "fuzz/enumerate/reach.h"
#include "position/position.h"

namespace passant::enumerate {

/// The double step just made and the pawns that stand beside it; White is to move.
struct Frame {
  int file;    ///< of the black pawn, 0 to 3: a mirror image counts once
  bool left;   ///< a white pawn stands on its left …
  bool right;  ///< … on its right

  constexpr Square target() const { return Square::at(file, target_rank(Color::White)); }
  constexpr Square passed() const { return passed_pawn_square(target(), Color::White); }
  constexpr Square origin() const { return double_step_origin(target(), Color::White); }
  constexpr int capturers() const { return int{left} + int{right}; }

  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

struct Man {
  Piece piece = {Color::White, PieceKind::Pawn};
  Square square = Square::from_index(0);
};

class Arrangement {
 public:
  static constexpr std::size_t kMostMen = 10;

  explicit Arrangement(const Frame& frame) : frame_(frame) {
    put({Color::Black, PieceKind::Pawn}, frame.passed());
    if (frame.left) put({Color::White, PieceKind::Pawn}, *frame.passed().offset(-1, 0));
    if (frame.right) put({Color::White, PieceKind::Pawn}, *frame.passed().offset(1, 0));
    position_.en_passant = frame.target();
    position_.fullmove_number = 2;  // Black has moved
  }

  /// REQUIRES: the square is empty; room for the man.
  void put(Piece piece, Square square) {
    men_[count_++] = {piece, square};
    occupied_ |= set_of(square);
    position_.placement.put(square, piece);
  }
  /// Takes the last man away.
  void take() {
    const Square square = men_[--count_].square;
    occupied_ ^= set_of(square);
    position_.placement.clear(square);
  }

  const Frame& frame() const { return frame_; }
  /// The black pawn, the white pawns beside it, the white king, the black king, the others.
  std::span<const Man> men() const { return {men_.data(), count_}; }
  Square king(Color color) const {
    return men_[1 + static_cast<unsigned>(frame_.capturers()) + (color == Color::White ? 0U : 1U)].square;
  }
  Squares occupied() const { return occupied_; }
  const Position& position() const { return position_; }

 private:
  Frame frame_;
  std::array<Man, kMostMen> men_{};
  std::size_t count_ = 0;
  Squares occupied_ = 0;
  Position position_{};
};

}  // namespace passant::enumerate
