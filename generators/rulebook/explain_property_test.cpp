// The arbiter's reasons on random positions: the verdict is the generator's, and the reasons carry it.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "generators/rulebook/board.h"
#include "generators/rulebook/explain.h"
#include "generators/rulebook/random_positions.h"
#include "position/fen.h"
#include "position/move_set.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant::rulebook {
namespace {

template <class Property>
void for_valid_positions(int count, std::uint64_t seed, Property property) {
  RandomPositions positions(seed);
  for (; count > 0 && !testing::Test::HasFailure(); --count) {
    const Position position = positions.valid();
    SCOPED_TRACE(to_fen(position));
    property(position, explain(position));
  }
}

MoveSet legal_moves(const Position& position) {
  MoveList list;
  Board(position).legal_moves(list);
  return MoveSet(list);
}

TEST(ExplainProperty, TheVerdictIsThatOfTheMoveListAndTheReasonsCarryIt) {
  for_valid_positions(5000, 11, [](const Position& position, const Explanation& explanation) {
    const MoveSet legal = legal_moves(position);
    for (const Capture& capture : explanation.captures) {
      EXPECT_EQ(capture.legal, legal.contains(capture.move));
      EXPECT_EQ(capture.legal, std::ranges::none_of(capture.on_own_king, attacks_afterwards, &Attack::fate));
      EXPECT_EQ(capture.only_legal_move, capture.legal && legal.size() == 1);
    }
    for (const LapsedCapture& lapsed : explanation.lapsed) {
      EXPECT_FALSE(legal.contains(lapsed.move));
    }
  });
}

TEST(ExplainProperty, TheOutcomeIsThatOfThePositionAfterwards) {
  for_valid_positions(3000, 12, [](const Position& position, const Explanation& explanation) {
    for (const Capture& capture : explanation.captures) {
      if (!capture.legal) continue;
      Board board(position);
      static_cast<void>(board.play(capture.move));
      const bool check = capture.outcome == Outcome::Check || capture.outcome == Outcome::Checkmate;
      const bool over = capture.outcome == Outcome::Stalemate || capture.outcome == Outcome::Checkmate;
      EXPECT_EQ(board.in_check(), check);
      EXPECT_EQ(board.count_legal_moves() == 0, over);
      const auto king = king_square(position.placement, opponent(position.to_move)).value();
      const int checkers = attackers(board.position().placement, king, position.to_move);
      EXPECT_EQ(std::ssize(capture.on_enemy_king), checkers);
    }
  });
}

/// The men who give check before, counted another way.
TEST(ExplainProperty, EveryCheckerBeforeTheCaptureIsAccountedFor) {
  for_valid_positions(3000, 13, [](const Position& position, const Explanation& explanation) {
    const Square king = king_square(position.placement, position.to_move).value();
    const int checkers = attackers(position.placement, king, opponent(position.to_move));
    for (const Capture& capture : explanation.captures) {
      const auto gave_check = [](Fate fate) {
        return fate == Fate::CheckStands || fate == Fate::CheckerCaptured || fate == Fate::CheckBlocked;
      };
      EXPECT_EQ(std::ranges::count_if(capture.on_own_king, gave_check, &Attack::fate), checkers);
    }
  });
}

std::vector<Man> color_flip(std::vector<Man> men) {
  for (Man& man : men) man = {passant::color_flip(man.square), {opponent(man.piece.color()), man.piece.kind()}};
  return men;
}

std::vector<Attack> color_flip(std::vector<Attack> attacks) {
  for (Attack& attack : attacks) {
    attack.attacker = color_flip(std::vector{attack.attacker}).front();
    attack.king = passant::color_flip(attack.king);
    for (Square& square : attack.line) square = passant::color_flip(square);
    attack.shields = color_flip(attack.shields);
  }
  const auto by_fate_and_square = [](const Attack& a, const Attack& b) {
    return std::pair(a.fate, a.attacker.square) < std::pair(b.fate, b.attacker.square);
  };
  std::ranges::sort(attacks, by_fate_and_square);
  return attacks;
}

TEST(ExplainProperty, ExchangingThePlayersExchangesTheReasons) {
  for_valid_positions(2000, 14, [](const Position& position, const Explanation& explanation) {
    const Explanation other = explain(passant::color_flip(position));
    ASSERT_EQ(other.captures.size(), explanation.captures.size());
    EXPECT_EQ(other.situation, explanation.situation);
    EXPECT_EQ(other.lapsed.size(), explanation.lapsed.size());
    for (std::size_t index = 0; index < other.captures.size(); ++index) {
      const Capture& capture = explanation.captures[index];
      EXPECT_EQ(other.captures[index].move, passant::color_flip(capture.move));
      EXPECT_EQ(other.captures[index].outcome, capture.outcome);
      EXPECT_EQ(other.captures[index].on_own_king, color_flip(capture.on_own_king));
      EXPECT_EQ(other.captures[index].on_enemy_king, color_flip(capture.on_enemy_king));
    }
  });
}

TEST(ExplainProperty, EverySituationAndFateOccursInTheRandomPositions) {
  std::map<Fate, int> own;
  std::map<Fate, int> enemy;
  std::map<Situation, int> situations;
  for_valid_positions(20000, 15, [&](const Position&, const Explanation& explanation) {
    ++situations[explanation.situation];
    for (const Capture& capture : explanation.captures) {
      for (const Attack& attack : capture.on_own_king) ++own[attack.fate];
      for (const Attack& attack : capture.on_enemy_king) ++enemy[attack.fate];
    }
  });
  for (int fate = 0; fate <= static_cast<int>(Fate::LinesCross); ++fate) {
    if (static_cast<Fate>(fate) == Fate::ArrivingPawn) continue;
    EXPECT_GT(own[static_cast<Fate>(fate)], 20) << name(static_cast<Fate>(fate));
  }
  for (const Fate fate : {Fate::OpenedByCapturer, Fate::OpenedByCapturedPawn, Fate::OpenedByBoth, Fate::ArrivingPawn}) {
    EXPECT_GT(enemy[fate], 20) << name(fate);
  }
  EXPECT_EQ(situations[Situation::UnusableTarget], 0);
  for (const Situation situation : {Situation::NoTarget, Situation::NoCapturer, Situation::Captures}) {
    EXPECT_GT(situations[situation], 100);
  }
}

TEST(ExplainProperty, NonsenseIsSurvived) {
  RandomPositions positions(16);
  for (int count = 0; count < 5000; ++count) {
    const Position position = positions.nonsense();
    SCOPED_TRACE(to_fen(position));
    EXPECT_FALSE(sentences(explain(position)).empty());
  }
}

}  // namespace
}  // namespace passant::rulebook
