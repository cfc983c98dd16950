// A bitboard board that carries a key of its position (generators/generator.h says what a key promises).
//
// The scheme: each bit of the board's own sets has a random word, and the key is the exclusive or of the words of the
// bits that are set (Zobrist 1970, on sets instead of men: a white queen is three bits, in `diagonals`, `straights` and
// `white`). So what a move changes in the key is what it changes in the sets, whatever kind of move it is, and no case
// can be forgotten. The words come from splitmix64 (Steele, Lea, Flood 2014) and are constants.
//
// The target has a word of its own, by file, which counts only while somebody can legally capture there: where a pawn
// stands ready, the moves are listed and looked at, and that is rare.
//
// Tested by keyed_board_test.cpp, and by fuzz/identity_test.cpp together with the other scheme.
#pragma once

#include <cstdint>

#include "generators/bitboard/board.h"

namespace passant::bitboard {

class KeyedBoard {
 public:
  struct Undo {
    Board::Undo board;
    std::uint64_t men;
    std::uint64_t target;
  };
  struct PassUndo {
    Board board;
    std::uint64_t men;
    std::uint64_t target;
  };

  explicit KeyedBoard(const Position& position);

  std::uint64_t key() const { return men_ ^ target_; }
  [[nodiscard]] PassUndo pass();
  void take_back_pass(const PassUndo& undo);

  Position position() const { return board_.position(); }
  void legal_moves(MoveList& list) const { board_.legal_moves(list); }
  std::uint64_t count_legal_moves() const { return board_.count_legal_moves(); }
  bool in_check() const { return board_.in_check(); }
  [[nodiscard]] Undo play(Move move);
  void take_back(Move move, const Undo& undo);
  std::uint64_t perft(int depth) const { return board_.perft(depth); }

 private:
  Board board_;
  std::uint64_t men_;     ///< of the men, the rights and the player
  std::uint64_t target_;  ///< of the target, if somebody can capture there; else 0
};

static_assert(passant::KeyedBoard<KeyedBoard>);

}  // namespace passant::bitboard
