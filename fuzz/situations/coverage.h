// Which situations a perft suite exercises: walks the tree of legal moves of a position and counts, for each
// situation, the nodes that show it and the least depth at which perft counts the moves of such a node.
//
// A node k plies below the root has its moves counted by perft(k + 1). The last ply is not played but for the double
// steps beside an enemy pawn, since nothing else can show a situation.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "fuzz/situations/situation.h"
#include "generators/generator.h"

namespace passant {

struct Coverage {
  struct Row {
    std::uint64_t nodes = 0;  ///< nodes whose moves are counted, and which show the situation
    /// The first perft depth that counts the moves of such a node: a generator that errs there is found at this depth.
    std::optional<int> least_depth{};

    friend bool operator==(const Row&, const Row&) = default;
  };

  std::array<Row, kSituationCount> rows{};

  const Row& operator[](Situation situation) const { return rows[static_cast<unsigned>(situation)]; }

  void count(Situations situations, int depth) {
    for (std::uint32_t bits = situations.bits(); bits != 0; bits &= bits - 1) {
      Row& row = rows[static_cast<unsigned>(std::countr_zero(bits))];
      ++row.nodes;
      if (!row.least_depth || depth < *row.least_depth) row.least_depth = depth;
    }
  }

  friend bool operator==(const Coverage&, const Coverage&) = default;
};

/// Is it a pawn's double step that ends beside a pawn of the opponent?
bool makes_candidate(const Placement& before, Move move);

template <Board B>
class CoverageWalk {
 public:
  /// REQUIRES: depth >= 1, a valid position.
  static Coverage of(const Position& position, int depth) {
    CoverageWalk walk(depth);
    B board(position);
    walk.coverage_.count(situations_of(position), 1);
    walk.visit(board, position, 1);
    return walk.coverage_;
  }

 private:
  explicit CoverageWalk(int depth) : depth_(depth) {}

  /// `position` is what `board` holds, `ply` plies - 1 below the root.
  void visit(B& board, const Position& position, int ply) {
    if (ply == depth_) return;
    MoveList moves;
    board.legal_moves(moves);
    for (const Move move : moves) {
      const bool candidate = makes_candidate(position.placement, move);
      if (!candidate && ply + 1 == depth_) continue;
      const auto undo = board.play(move);
      enter(board, candidate, ply + 1);
      board.take_back(move, undo);
    }
  }

  void enter(B& board, bool candidate, int ply) {
    const Position position = board.position();
    if (candidate) coverage_.count(situations_of(position), ply);
    visit(board, position, ply);
  }

  int depth_;
  Coverage coverage_;
};

}  // namespace passant
