#include "fuzz/sources/walk.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fuzz/situations/situation.h"
#include "generators/bitboard/board.h"
#include "generators/rulebook/board.h"
#include "position/fen.h"

namespace passant {
namespace {

Position start() { return *parse_fen(kStartFen); }

Draws drawn(const Source& source, std::uint64_t index) {
  Random random(31, 0, index);
  Draws draws;
  source.draw(random, draws);
  return draws;
}

// Played by one generator, judged by another.
TEST(Walk, EveryPositionIsALegalContinuation) {
  for (const WalkStyle style : {WalkStyle::Uniform, WalkStyle::Seeking}) {
    const Walk<bitboard::Board> walk({start()}, style);
    for (std::uint64_t index = 0; index < 8; ++index) {
      const Game game = walk.game(Random(31, 0, index)).value();
      const auto positions = drawn(walk, index).positions;
      ASSERT_EQ(game.moves.size(), positions.size());
      rulebook::Board board(game.root);
      for (std::size_t ply = 0; ply < positions.size(); ++ply) {
        MoveList legal;
        board.legal_moves(legal);
        ASSERT_NE(std::ranges::find(legal, game.moves[ply]), legal.end()) << to_fen(board.position());
        board.play(game.moves[ply]);
        ASSERT_EQ(board.position(), positions[ply]);
      }
    }
  }
}

TEST(Walk, EndsWithTheGame) {
  const Walk<rulebook::Board> mated({*parse_fen("7k/5QQ1/8/8/8/8/8/K7 b - - 0 1")}, WalkStyle::Uniform);
  EXPECT_TRUE(drawn(mated, 0).positions.empty());
  const Walk<rulebook::Board> endless({*parse_fen("7k/8/8/8/8/8/8/K7 w - - 0 1")}, WalkStyle::Uniform);
  EXPECT_EQ(drawn(endless, 0).positions.size(), static_cast<std::size_t>(Walk<rulebook::Board>::kMostPlies));
}

TEST(Walk, StartsFromEveryRoot) {
  const Position bare = *parse_fen("7k/8/8/8/8/8/8/K7 w - - 0 1");
  const Walk<rulebook::Board> walk({start(), bare}, WalkStyle::Uniform);
  int bare_roots = 0;
  for (std::uint64_t index = 0; index < 40; ++index) bare_roots += walk.game(Random(1, 1, index))->root == bare ? 1 : 0;
  EXPECT_GE(bare_roots, 8);
  EXPECT_LE(bare_roots, 32);
}

TEST(Walk, SeekingMeetsEnPassantMoreOften) {
  const auto captures = [](WalkStyle style) {
    const Walk<bitboard::Board> walk({start()}, style);
    std::ptrdiff_t found = 0;
    for (std::uint64_t index = 0; index < 400; ++index) {
      found += std::ranges::count_if(drawn(walk, index).positions, [](const Position& position) {
        return situations_of(position).has(Situation::LegalCapture);
      });
    }
    return found;
  };
  const auto uniform = captures(WalkStyle::Uniform);
  EXPECT_GT(uniform, 0);
  EXPECT_GT(captures(WalkStyle::Seeking), 2 * uniform);
}

TEST(Interest, DoubleStepBesideAnEnemyPawnComesFirst) {
  const Position position = *parse_fen("4k3/8/8/1P6/2p5/8/1P2P3/4K1N1 w - - 0 1");
  const auto of = [&](const char* move) { return interest(position.placement, *parse_uci(move)); };
  EXPECT_GT(of("b2b4"), of("e2e4"));
  EXPECT_GT(of("e2e4"), of("e1d2"));
  EXPECT_GT(of("e1d2"), of("g1f3"));
  EXPECT_EQ(of("g1f3"), 0);
  EXPECT_EQ(of("b5b6"), 0);
}

}  // namespace
}  // namespace passant
