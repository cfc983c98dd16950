// The bitboard generator: sets of squares in 64-bit words, slider attacks by magic multiplication, and legal moves
// found at once by masks of pins and checks. It never plays a move to see whether the king is attacked.
//
// Written from the Laws of Chess without sight of the other generators. The rules are in generate.h and
// constraints.h; this class is the face that the rest of the program knows (generators/generator.h).
//
// Tested by board_test.cpp (known counts, facts, symmetry, play and take back), magics_test.cpp (every table entry),
// and in fuzz/ against the other generators.
#pragma once

#include <cstdint>

#include "generators/bitboard/state.h"
#include "generators/generator.h"
#include "position/move.h"
#include "position/move_list.h"
#include "position/position.h"

namespace passant::bitboard {

class Board {
 public:
  /// The whole state before the move: taking back is a copy of one cache line.
  using Undo = State;

  explicit Board(const Position& position);

  Position position() const;
  void legal_moves(MoveList& list) const;
  std::uint64_t count_legal_moves() const;
  bool in_check() const;
  Undo play(Move move);
  void take_back(Move, const Undo& undo) { state_ = undo; }
  std::uint64_t perft(int depth) const;

  /// For the layers of this folder.
  const State& state() const { return state_; }

 private:
  State state_;
};

}  // namespace passant::bitboard
