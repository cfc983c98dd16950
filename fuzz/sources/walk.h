// Positions of random games: each move is drawn from the legal moves that a generator lists. What comes out is
// witnessed (the game is the witness: `game` with the same random numbers gives it) as far as that generator is
// right. En passant is rare in such games (a legal capture in about 2 of 1,000 positions), so one style seeks it.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "fuzz/sources/source.h"
#include "generators/generator.h"
#include "position/check.h"

namespace passant {

enum class WalkStyle : std::uint8_t {
  Uniform,  ///< every legal move is as likely as the others
  Seeking,  ///< of three moves drawn the one that leads best to en passant: double steps, pawns far ahead, king marches
};

/// How well a move leads to en passant: 4 for a double step beside an enemy pawn, 0 for nothing of note.
int interest(const Placement& before, Move move);

template <Board B>
class Walk final : public Source {
 public:
  static constexpr int kMostPlies = 160;

  /// REQUIRES: at least one root, all valid.
  Walk(std::vector<Position> roots, WalkStyle style) : roots_(std::move(roots)), style_(style) {
    PASSANT_CHECK(!roots_.empty());
  }

  std::string_view name() const override { return style_ == WalkStyle::Uniform ? "walk" : "walk:seeking"; }

  /// One game from one of the roots: the positions after each of its moves.
  void draw(Random& random, Draws& draws) const override {
    play(random, [&](Move, const Position& after) { draws.positions.push_back(after); });
  }

  std::optional<Game> game(Random random) const override {
    Game game;
    game.root = play(random, [&](Move move, const Position&) { game.moves.push_back(move); });
    return game;
  }

 private:
  template <class Visit>
  const Position& play(Random& random, Visit visit) const {
    const Position& root = roots_[random.below(static_cast<std::uint32_t>(roots_.size()))];
    B board(root);
    Position position = root;
    MoveList moves;
    for (int ply = 0; ply < kMostPlies; ++ply) {
      moves.clear();
      board.legal_moves(moves);
      if (moves.empty()) break;
      const Move move = choose(moves, position.placement, random);
      static_cast<void>(board.play(move));
      position = board.position();
      visit(move, position);
    }
    return root;
  }

  Move choose(const MoveList& moves, const Placement& placement, Random& random) const {
    Move best = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    if (style_ == WalkStyle::Uniform) return best;
    for (int more = 0; more < 2; ++more) {
      const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      if (interest(placement, move) > interest(placement, best)) best = move;
    }
    return best;
  }

  std::vector<Position> roots_;
  WalkStyle style_;
};

}  // namespace passant
