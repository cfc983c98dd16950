// Roads lead where they say, and tell a fault of reading from a fault of memory.

#include "fuzz/roads.h"

#include <gtest/gtest.h>

#include "fuzz/contender.h"
#include "fuzz/judge.h"
#include "fuzz/sources/construct.h"
#include "fuzz/sources/walk.h"
#include "generators/bitboard/board.h"
#include "oracles/replay.h"
#include "position/fen.h"

namespace passant {
namespace {

Position position_of(std::string_view fen) { return parse_fen(fen).value(); }

void expect_same_position(const Position& reached, const Position& position) {
  EXPECT_EQ(reached.placement, position.placement);
  EXPECT_EQ(reached.to_move, position.to_move);
  EXPECT_EQ(reached.castling, position.castling);
  EXPECT_EQ(reached.en_passant, position.en_passant);
}

TEST(Roads, LeadToThePosition) {
  Draws draws;
  for (std::uint64_t index = 0; index < 300; ++index) {
    Random random(8, 0, index);
    Construct().draw(random, draws);
  }
  std::size_t detours = 0;
  for (const Position& position : draws.positions) {
    for (const Question& road : roads_to(position)) {
      expect_same_position(asked_position(road), position);
      detours += road.moves.size() > 1 ? 1 : 0;
    }
  }
  EXPECT_GT(detours, draws.positions.size() / 2);
}

TEST(Roads, AGameLeadsToEachOfItsPositions) {
  const Walk<bitboard::Board> walk({position_of(kStartFen)}, WalkStyle::Uniform);
  const Game game = *walk.game(Random(1, 0, 1));
  Draws draws;
  Random random(1, 0, 1);
  walk.draw(random, draws);
  ASSERT_GT(draws.positions.size(), 20U);
  const auto road = road_by_game(draws.positions[20], game);
  ASSERT_TRUE(road.has_value());
  EXPECT_EQ(road->moves.size(), 21U);
  EXPECT_FALSE(road_by_game(position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), game).has_value());
}

History history_of(const char* subject, const char* fen) {
  const Contender theirs = make_contender(subject).value();
  const Contender right = make_contender("bitboard").value();
  return history_of(*theirs.party, *right.party, position_of(fen), roads_to(position_of(fen)));
}

TEST(History, TellsAFaultOfReadingFromOneOfTheRules) {
  EXPECT_EQ(history_of("mutant:rank-test-absent", "4k3/8/8/r3pP1K/8/8/8/8 w - e6 0 1"), History::Stateless);
  EXPECT_EQ(history_of("mutant:fen-target-ignored", "4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 1"), History::OnlyFromFen);
  EXPECT_EQ(history_of("mutant:target-never-set", "4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 1"), History::DependsOnHistory);
}

TEST(History, IsUnknownWhereNothingIsWrong) {
  EXPECT_EQ(history_of("mailbox", "4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 1"), History::Unknown);
}

/// As an engine is judged: by its answers alone, through Party.
TEST(PartyJudge, AFaultOfMemoryIsSeenOnTheRoad) {
  Contender subject = make_contender("mutant:target-never-set").value();
  subject.generator.reset();
  const Contender reference = make_contender("bitboard").value();
  const auto judge = make_judge(subject, reference);
  const Judgement judgement = judge->judge(position_of("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), Scope::Full);
  ASSERT_EQ(judgement.deviations.size(), 1U);
}

}  // namespace
}  // namespace passant
