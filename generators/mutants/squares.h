// The board of the mutants: ten files by twelve ranks, the 64 squares inside a frame two ranks deep and one file wide,
// so that every step and every knight's jump from a square lands inside the array and a step off the board meets the
// frame. Chosen because it is plain; speed comes second here.
//
//    110 111 112 … 119     frame            a8 = 91 … h8 = 98
//     90 [91 … 98] 99      rank 8
//     20 [21 … 28] 29      rank 1           a1 = 21 … h1 = 28
//      0   1   2 …   9     frame
//
// Written from the Laws of Chess (FIDE 3.1 to 3.9) without sight of the other generators.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "position/piece.h"
#include "position/square.h"

namespace passant::mutants {

/// One of the 120 places of the array: a square, or a piece of the frame.
class Cell {
 public:
  static constexpr int kCount = 120;

  constexpr Cell() = default;  // a corner of the frame: only to fill arrays
  constexpr explicit Cell(int at) : at_(static_cast<std::uint8_t>(at)) {}
  constexpr explicit Cell(Square square) : Cell(21 + square.rank() * 10 + square.file()) {}

  constexpr int at() const { return at_; }
  /// Files and ranks of the frame are outside 0 to 7.
  constexpr int file() const { return at_ % 10 - 1; }
  constexpr int rank() const { return at_ / 10 - 2; }
  constexpr bool on_board() const { return file() >= 0 && file() <= 7 && rank() >= 0 && rank() <= 7; }
  /// REQUIRES: on_board().
  constexpr Square square() const { return Square::at(file(), rank()); }

  friend constexpr bool operator==(Cell, Cell) = default;
  /// REQUIRES: a cell of the array results.
  friend constexpr Cell operator+(Cell cell, int step) { return Cell(cell.at_ + step); }
  friend constexpr Cell operator-(Cell cell, int step) { return Cell(cell.at_ - step); }

 private:
  std::uint8_t at_ = 0;
};

/// Steps of one square, to add to a cell.
inline constexpr int kUp = 10;
inline constexpr int kRight = 1;
inline constexpr std::array kStraight{kUp, -kUp, kRight, -kRight};
inline constexpr std::array kSlanted{kUp + kRight, kUp - kRight, -kUp + kRight, -kUp - kRight};
inline constexpr std::array kAllLines{kUp,          -kUp,         kRight,        -kRight,
                                      kUp + kRight, kUp - kRight, -kUp + kRight, -kUp - kRight};
inline constexpr std::array kJumps{21, 19, 12, 8, -8, -12, -19, -21};

constexpr bool is_straight(int step) { return step == kUp || step == -kUp || step == kRight || step == -kRight; }
/// The step of a pawn of `color` (FIDE 3.7.1).
constexpr int advance(Color color) { return color == Color::White ? kUp : -kUp; }

/// What a cell holds: nothing, a man (Piece::code()), or a wall that nothing passes and nobody owns.
enum class Man : std::uint8_t { None = 0, Wall = 0x40 };

constexpr Man man_of(Color color, PieceKind kind) { return static_cast<Man>(Piece{color, kind}.code()); }
constexpr bool belongs_to(Man man, Color color) {
  return man != Man::None && (static_cast<unsigned>(man) >> 3U) == static_cast<unsigned>(color);
}
constexpr bool is_piece(Man man) { return man != Man::None && man != Man::Wall; }
/// REQUIRES: is_piece(man), for both.
constexpr PieceKind kind_of(Man man) { return static_cast<PieceKind>((static_cast<unsigned>(man) & 7U) - 1U); }
constexpr Color color_of(Man man) { return static_cast<Color>(static_cast<unsigned>(man) >> 3U); }

/// Does this man slide along lines of that step (FIDE 3.2 to 3.4)? No colour is asked.
constexpr bool slides(Man man, int step) {
  if (!is_piece(man)) return false;
  const PieceKind kind = kind_of(man);
  return kind == PieceKind::Queen || kind == (is_straight(step) ? PieceKind::Rook : PieceKind::Bishop);
}
constexpr bool slides_for(Man man, int step, Color color) { return belongs_to(man, color) && slides(man, step); }

class Squares {
 public:
  /// An empty board in its frame.
  constexpr Squares() {
    men_.fill(Man::Wall);
    for (int index = 0; index < Square::kCount; ++index) clear(Cell(Square::from_index(index)));
  }

  constexpr Man operator[](Cell cell) const { return men_[static_cast<unsigned>(cell.at())]; }
  constexpr void put(Cell cell, Man man) { men_[static_cast<unsigned>(cell.at())] = man; }
  constexpr void clear(Cell cell) { put(cell, Man::None); }
  constexpr bool empty(Cell cell) const { return (*this)[cell] == Man::None; }

  friend constexpr bool operator==(const Squares&, const Squares&) = default;

 private:
  std::array<Man, Cell::kCount> men_;
};

/// The first cell from `from` in direction `step`, itself not counted, that is not empty: a man or the frame.
constexpr Cell first_met(const Squares& squares, Cell from, int step) {
  Cell cell = from + step;
  while (squares.empty(cell)) cell = cell + step;
  return cell;
}

/// The step of the line (rank, file or diagonal) that leads from one square to the other, if one does.
std::optional<int> line_step(Cell from, Cell to);

/// Does a man of `by` attack the square (FIDE 3.1.2)?
bool attacked(const Squares& squares, Cell cell, Color by);

}  // namespace passant::mutants
