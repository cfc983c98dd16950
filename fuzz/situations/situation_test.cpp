#include "fuzz/situations/situation.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "fuzz/situations/sight.h"
#include "position/fen.h"
#include "position/symmetry.h"
#include "position/validity.h"

namespace passant {
namespace {

struct Example {
  Situation situation;
  std::string shows;
  std::string lacks;  ///< as near to it as one man or one square
};

const std::array kExamples{
    Example{Situation::LegalCapture, "4k3/8/8/3pP3/8/8/8/4K3 w - d6", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6"},
    Example{Situation::EdgeCapturer, "4k3/8/8/Pp6/8/8/8/4K3 w - b6", "4k3/8/8/pP6/8/8/8/4K3 w - a6"},
    Example{Situation::OtherManToTarget, "4k3/8/8/3pP3/4N3/8/8/4K3 w - d6", "4k3/8/8/3pP3/3N4/8/8/4K3 w - d6"},
    Example{Situation::OtherManToTarget, "7k/8/4K3/3pP3/8/8/8/8 w - d6", "7k/8/8/3pPK2/8/8/8/8 w - d6"},
    Example{Situation::TwoCapturers, "4k3/8/8/2PpP3/8/8/8/4K3 w - d6", "4k3/8/8/3pPP2/8/8/8/4K3 w - d6"},
    Example{Situation::OneOfTwoIllegal, "4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6"},
    Example{Situation::CheckerCaptured, "4k3/8/8/3pP3/2K5/8/8/8 w - d6", "4k3/8/8/3pP3/3K4/8/8/8 w - d6"},
    Example{Situation::OtherManToTargetInCheck, "4k3/8/8/3pP3/2K1N3/8/8/8 w - d6", "4k3/8/8/3pP3/2KN4/8/8/8 w - d6"},
    Example{Situation::ForeignCheck, "2b1k3/8/8/3pP3/6K1/8/8/8 w - d6", "4k1r1/8/8/3pP3/6K1/8/8/8 w - d6"},
    Example{Situation::ForeignCheck, "8/K6r/8/3pP3/8/8/8/k7 w - d6", "8/K5nr/8/3pP3/8/8/8/k7 w - d6"},
    Example{Situation::ForeignCheck, "2b1k3/8/8/3pP3/6K1/8/8/8 w - d6", "4k3/8/8/3pPb2/6K1/8/8/8 w - d6"},
    Example{Situation::ForeignCheckWithPin, "7k/2K4r/8/3pP3/8/6b1/8/8 w - d6", "7k/2K4r/8/3pP3/8/6n1/8/8 w - d6"},
    Example{Situation::DoubleCheck, "k2b3r/8/8/3pP3/7K/8/8/8 w - d6", "k2n3r/8/8/3pP3/7K/8/8/8 w - d6"},
    Example{Situation::RankOpened, "8/8/8/K2pP2r/8/8/8/4k3 w - d6", "8/8/8/K2pPN1r/8/8/8/4k3 w - d6"},
    Example{Situation::RankOpened, "8/8/8/q2pP1K1/8/8/8/4k3 w - d6", "8/8/8/b2pP1K1/8/8/8/4k3 w - d6"},
    Example{Situation::RankShielded, "8/8/8/K1NpP2r/8/8/8/4k3 w - d6", "8/8/8/K1NpPN1r/8/8/8/4k3 w - d6"},
    Example{Situation::PinnedOnFile, "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6", "4r1k1/4p3/8/3pP3/8/8/8/4K3 w - d6"},
    Example{Situation::PinnedOnOtherDiagonal, "k7/6b1/8/3pP3/8/8/1K6/8 w - d6", "k7/6r1/8/3pP3/8/8/1K6/8 w - d6"},
    Example{Situation::PinnedOnOtherDiagonal, "7k/6b1/8/3pP3/3K4/8/8/8 w - d6", "1b5k/8/8/3pP3/8/6K1/8/8 w - d6"},
    Example{Situation::PinnedOnCaptureDiagonal, "1b5k/8/8/3pP3/8/6K1/8/8 w - d6", "1b5k/8/8/3pP3/8/7K/8/8 w - d6"},
    Example{Situation::FileShieldedAgain, "3r3k/8/8/3pP3/8/8/8/3K4 w - d6", "3r3k/8/8/3pP3/8/8/3P4/3K4 w - d6"},
    Example{Situation::CrossedDiagonals, "6k1/5b2/8/3pP3/8/8/6K1/8 w - d6", "6k1/5n2/8/3pP3/8/8/6K1/8 w - d6"},
    Example{Situation::OnlyLegalMove, "7k/8/4p3/3pP3/8/1q6/8/K7 w - d6", "7k/8/8/3pP3/8/1q6/8/K7 w - d6"},
    Example{Situation::ChecksDirectly, "8/2k5/8/3pP3/8/8/8/4K3 w - d6", "8/1k6/8/3pP3/8/8/8/4K3 w - d6"},
    Example{Situation::ChecksOnDiagonal, "6k1/8/8/3pP3/8/8/B7/4K3 w - d6", "6k1/5p2/8/3pP3/8/8/B7/4K3 w - d6"},
    Example{Situation::ChecksOnRank, "8/8/8/k2pP2R/8/8/8/4K3 w - d6", "8/8/8/k2pPN1R/8/8/8/4K3 w - d6"},
};

Position read(const std::string& fen) {
  const auto position = parse_fen(fen);
  EXPECT_TRUE(position) << fen;
  EXPECT_NE(tier(*position), Tier::Invalid) << fen;
  return *position;
}

TEST(Situation, IsShownByItsExampleAndLackedByANearMiss) {
  for (const Example& example : kExamples) {
    EXPECT_TRUE(situations_of(read(example.shows)).has(example.situation)) << name(example.situation);
    EXPECT_FALSE(situations_of(read(example.lacks)).has(example.situation)) << name(example.situation);
  }
}

TEST(Situation, IsTheSameWithColoursOrWingsExchanged) {
  for (const Example& example : kExamples) {
    const Position position = read(example.shows);
    const Situations situations = situations_of(position);
    EXPECT_EQ(situations_of(color_flip(position)), situations) << example.shows;
    EXPECT_EQ(situations_of(*file_mirror(position)), situations) << example.shows;
  }
}

TEST(Situation, EveryOneHasAnExample) {
  Situations all;
  for (const Example& example : kExamples) all.add(example.situation);
  EXPECT_EQ(all.list().size(), kSituationCount);
}

TEST(Situation, NeedsATargetAndAPawnReadyToCapture) {
  EXPECT_TRUE(situations_of(read("4k3/8/8/3pP3/8/8/8/4K3 w - -")).empty());
  EXPECT_TRUE(situations_of(read("4k3/8/8/3p4/8/8/8/4K3 w - d6")).empty());
  EXPECT_TRUE(situations_of(read("4k3/8/8/p6P/P7/8/8/4K3 w - a6")).empty()) << "the board is not a cylinder";
}

TEST(Situation, NamesAreReadBack) {
  for (int index = 0; index < kSituationCount; ++index) {
    const auto situation = static_cast<Situation>(index);
    EXPECT_EQ(parse_situation(name(situation)), situation);
    EXPECT_FALSE(sentence(situation).empty());
  }
  EXPECT_FALSE(parse_situation("no-such-situation"));
}

// Why `arises` excludes the double check: the double step opens one line, through its origin, and no king that the
// pawn attacks stands on such a line.
TEST(Situation, DoubleStepCannotGiveADoubleCheck) {
  for (int file = 0; file < 8; ++file) {
    const Square origin = Square::at(file, 6);
    for (const int side : {-1, 1}) {
      const auto king = Square::at(file, 4).offset(side, -1);
      if (king) {
        EXPECT_FALSE(direction_to(*king, origin)) << to_string(*king) << ' ' << to_string(origin);
      }
    }
  }
}

TEST(Sight, DirectionLeadsFromOneSquareToTheOther) {
  int aligned = 0;
  for (int a = 0; a < Square::kCount; ++a) {
    for (int b = 0; b < Square::kCount; ++b) {
      const auto from = Square::from_index(a);
      const auto to = Square::from_index(b);
      const auto direction = direction_to(from, to);
      if (!direction) continue;
      ++aligned;
      ASSERT_LE(distance(from, to), room(from, *direction));
      EXPECT_EQ(step(from, *direction, distance(from, to)), to);
      EXPECT_EQ(direction_to(to, from), opposite(*direction));
    }
  }
  EXPECT_EQ(aligned, 1456) << "the moves of a queen on the empty board: 896 of a rook and 560 of a bishop";
}

TEST(Sight, FirstManHidesTheOthers) {
  const Position position = read("4k3/4r3/4n3/8/8/8/8/K3Q3 w - -");
  const auto man = first_man(position.placement, "e1"_sq, Direction::North);
  EXPECT_EQ(man, (Man{"e6"_sq, {Color::Black, PieceKind::Knight}}));
  EXPECT_FALSE(sees_slider(position.placement, "e1"_sq, Direction::North, Color::Black));
  EXPECT_TRUE(sees_slider(position.placement, "e8"_sq, Direction::South, Color::Black));
  EXPECT_FALSE(first_man(position.placement, "e1"_sq, Direction::East));
}

}  // namespace
}  // namespace passant
