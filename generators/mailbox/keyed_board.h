// A mailbox board that carries a key of its position (generators/generator.h says what a key promises).
//
// The scheme: the position written as a number of 67 digits, one a square (Piece::code(), 0 for nobody), then the
// rights, the player, and the file of the target; and the key is the value of that polynomial at a fixed point, modulo
// the prime 2^61 - 1 (fingerprints of Karp and Rabin 1987). A move changes a few digits, and the value by the
// differences. Two different positions are a polynomial apart that has at most 66 of the 2^61 points as roots.
// A multiplication by an odd constant spreads the 61 bits over 64.
//
// The digit of the target is there only while somebody can legally capture on it; moves are listed to know that, when
// a pawn stands ready.
//
// Tested by keyed_board_test.cpp, and by fuzz/identity_test.cpp together with the other scheme.
#pragma once

#include <cstdint>

#include "generators/mailbox/board.h"

namespace passant::mailbox {

/// A number modulo 2^61 - 1, always below it.
class Residue {
 public:
  static constexpr std::uint64_t kPrime = (std::uint64_t{1} << 61U) - 1;

  constexpr Residue() = default;
  /// REQUIRES: value < kPrime.
  constexpr explicit Residue(std::uint64_t value) : value_(value) {}

  constexpr std::uint64_t value() const { return value_; }
  constexpr Residue& operator+=(Residue other) {
    value_ += other.value_;
    if (value_ >= kPrime) value_ -= kPrime;
    return *this;
  }
  constexpr Residue& operator-=(Residue other) {
    return *this += Residue(other.value_ == 0 ? 0 : kPrime - other.value_);
  }

 private:
  std::uint64_t value_ = 0;
};

class KeyedBoard {
 public:
  struct Undo {
    Board::Undo board;
    Residue sum;
    unsigned target_digit;
  };
  struct PassUndo {
    Board board;
    Residue sum;
    unsigned target_digit;
  };

  explicit KeyedBoard(const Position& position);

  std::uint64_t key() const;
  [[nodiscard]] PassUndo pass();
  void take_back_pass(const PassUndo& undo);

  Position position() const { return board_.position(); }
  void legal_moves(MoveList& list) { board_.legal_moves(list); }
  std::uint64_t count_legal_moves() { return board_.count_legal_moves(); }
  bool in_check() const { return board_.in_check(); }
  [[nodiscard]] Undo play(Move move);
  void take_back(Move move, const Undo& undo);
  std::uint64_t perft(int depth) { return board_.perft(depth); }

 private:
  void account_for(const Board::Undo& undo);
  void turn();
  unsigned digit_of_target();

  Board board_;
  Residue sum_;            ///< of all digits but the target's
  unsigned target_digit_;  ///< 1 + file of a target on which somebody can capture; else 0
};

static_assert(passant::KeyedBoard<KeyedBoard>);

}  // namespace passant::mailbox
