// The rulebook generator: a transcription of Article 3 of the FIDE Laws of Chess (in force 1 January 2023), one
// function an article: pieces.h (3.2 to 3.6), pawn.h (3.7), king.h (3.8), attack.h (3.1.2, 3.9.1), legality.h (3.1,
// 3.9.2, 3.10). It reads like the Laws and knows no tricks: every own man is asked about every square of the board,
// the move is made on a copy, and every enemy man is asked whether it attacks the king. It is the arbiter of the
// program, and explain.h says why it decides as it does about en passant.
//
// Written from the Laws alone, without sight of the other generators. Tested against published counts
// (board_test.cpp, perft_slow_test.cpp, perft_long_test.cpp), by properties on random positions (property_test.cpp),
// and article by article (articles_test.cpp).
#pragma once

#include <cstdint>

#include "generators/generator.h"

namespace passant::rulebook {

class Board {
 public:
  /// The whole position before the move: going back is putting it back.
  using Undo = Position;

  explicit Board(const Position& position) : position_(position) {}

  Position position() const { return position_; }
  void legal_moves(MoveList& list) const;
  std::uint64_t count_legal_moves() const;
  bool in_check() const;
  /// REQUIRES: a legal move.
  Undo play(Move move);
  void take_back(Move move, const Undo& undo);
  std::uint64_t perft(int depth) const;

 private:
  Position position_;
};

static_assert(passant::Board<rulebook::Board>);

}  // namespace passant::rulebook
