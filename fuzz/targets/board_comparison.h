// Two generators' boards of one position compared: lists, counts, checks, the positions after the moves, and what is
// left after taking back. Ends in fail() at the first difference.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fuzz/targets/target.h"
#include "generators/generator.h"
#include "position/fen.h"
#include "position/move_set.h"

namespace passant::targets {

template <class B>
std::vector<Move> sorted_moves(B& board) {
  MoveList list;
  board.legal_moves(list);
  std::vector<Move> moves(list.begin(), list.end());
  std::ranges::sort(moves);
  return moves;
}

/// What a record calls the two.
struct Names {
  std::string_view target, a, b;
};

template <passant::Board A, passant::Board B>
class BoardComparison {
 public:
  /// REQUIRES: both boards are at `position`, which is valid and outlives this.
  BoardComparison(Names names, const Position& position, A a, B b)
      : names_(names), position_(position), a_(std::move(a)), b_(std::move(b)) {}

  void run() {
    const std::vector<Move> moves = compare_lists();
    if (a_.count_legal_moves() != moves.size() || b_.count_legal_moves() != moves.size())
      disagree("a count is not the size of the list");
    if (a_.in_check() != b_.in_check()) disagree("one of them sees a check");
    for (const Move move : moves) compare_children(move);
    if (a_.position() != position_ || b_.position() != position_) disagree("the position has changed");
  }

 private:
  [[noreturn]] void disagree(const std::string& what) const {
    fail(names_.target, std::string(names_.a) + " and " + std::string(names_.b) + ": " + what, to_fen(position_));
  }

  std::vector<Move> compare_lists() {
    std::vector<Move> moves = sorted_moves(a_);
    const std::vector<Move> others = sorted_moves(b_);
    if (moves != others) {
      const MoveSet set_a(moves);
      const MoveSet set_b(others);
      disagree("only the first [" + to_string(set_a - set_b) + "], only the second [" + to_string(set_b - set_a) + "]");
    }
    if (std::ranges::adjacent_find(moves) != moves.end()) disagree("a move is listed twice");
    return moves;
  }

  void compare_children(Move move) {
    const auto undo_a = a_.play(move);
    const auto undo_b = b_.play(move);
    if (a_.position() != b_.position()) disagree("different positions after " + to_uci(move));
    a_.take_back(move, undo_a);
    b_.take_back(move, undo_b);
  }

  Names names_;
  const Position& position_;
  A a_;
  B b_;
};

}  // namespace passant::targets
