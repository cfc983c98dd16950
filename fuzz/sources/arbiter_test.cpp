// Situations are plain geometry; here an arbiter, the rulebook generator, says of built, placed and mutated positions
// whether the geometry is right about what is legal and what gives check.
#include <gtest/gtest.h>

#include "fuzz/situations/situation.h"
#include "fuzz/sources/construct.h"
#include "fuzz/sources/mutate.h"
#include "fuzz/sources/place.h"
#include "generators/rulebook/board.h"
#include "position/fen.h"
#include "position/symmetry.h"

namespace passant {
namespace {

/// What the arbiter says of the captures in a position.
struct Ruling {
  int captures = 0;
  int others = 0;
  bool from_edge = false;
  bool gives_check = false;
};

Ruling ruling(const Position& position) {
  rulebook::Board board(position);
  MoveList moves;
  board.legal_moves(moves);
  Ruling ruling;
  for (const Move move : moves) {
    const bool pawn = position.placement.holds(move.from(), {position.to_move, PieceKind::Pawn});
    if (!pawn || move.to() != position.en_passant || move.from().file() == move.to().file()) {
      ++ruling.others;
      continue;
    }
    ++ruling.captures;
    ruling.from_edge |= move.from().file() == 0 || move.from().file() == 7;
    const auto undo = board.play(move);
    ruling.gives_check |= board.in_check();
    board.take_back(move, undo);
  }
  return ruling;
}

/// Of each situation that speaks of legality or of check, the arbiter has to say the same.
void expect_agreement(const Position& position) {
  const Situations situations = situations_of(position);
  const auto [captures, others, from_edge, gives_check] = ruling(position);
  const auto fen = to_fen(position);
  EXPECT_EQ(situations.has(Situation::LegalCapture), captures > 0) << fen;
  EXPECT_EQ(situations.has(Situation::EdgeCapturer), from_edge) << fen;
  EXPECT_EQ(situations.has(Situation::OnlyLegalMove), captures > 0 && others == 0) << fen;
  EXPECT_EQ(situations.has(Situation::OneOfTwoIllegal), situations.has(Situation::TwoCapturers) && captures == 1)
      << fen;
  for (const Situation legal : {Situation::CheckerCaptured, Situation::RankShielded, Situation::PinnedOnCaptureDiagonal,
                                Situation::FileShieldedAgain, Situation::CrossedDiagonals}) {
    if (situations.has(legal)) {
      EXPECT_GT(captures, 0) << name(legal) << ' ' << fen;
    }
  }
  for (const Situation illegal : {Situation::RankOpened, Situation::PinnedOnFile, Situation::PinnedOnOtherDiagonal}) {
    if (situations.has(illegal) && !situations.has(Situation::TwoCapturers)) {
      EXPECT_EQ(captures, 0) << name(illegal) << ' ' << fen;
    }
  }
  if (situations.has(Situation::ForeignCheck) || situations.has(Situation::DoubleCheck)) {
    EXPECT_EQ(captures, 0) << fen;
  }
  for (const Situation check : {Situation::ChecksDirectly, Situation::ChecksOnDiagonal, Situation::ChecksOnRank}) {
    if (situations.has(check)) {
      EXPECT_TRUE(gives_check) << name(check) << ' ' << fen;
    }
  }
}

void expect_agreement(const Source& source, std::uint64_t draws) {
  Draws all;
  for (std::uint64_t index = 0; index < draws; ++index) {
    Random random(61, 0, index);
    source.draw(random, all);
  }
  for (const Position& position : all.positions) {
    expect_agreement(position);
    ASSERT_EQ(situations_of(color_flip(position)), situations_of(position)) << to_fen(position);
    if (const auto mirrored = file_mirror(position)) {
      ASSERT_EQ(situations_of(*mirrored), situations_of(position)) << to_fen(position);
    }
  }
}

TEST(Arbiter, AgreesOnBuiltPositions) { expect_agreement(Construct(), 600); }
TEST(Arbiter, AgreesOnPlacedPositions) { expect_agreement(Place(), 600); }
TEST(Arbiter, AgreesOnMutatedPositions) {
  Draws roots;
  for (std::uint64_t index = 0; index < 300; ++index) {
    Random random(62, 0, index);
    Construct().draw(random, roots);
  }
  expect_agreement(Mutate(roots.positions), 5000);
}

}  // namespace
}  // namespace passant
