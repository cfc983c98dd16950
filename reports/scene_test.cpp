#include "reports/scene.h"

#include <gmock/gmock.h>

#include "reports/board_view.h"
#include "reports/sample_findings.h"

namespace passant::reports {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(Scene, TheRankThatOpensIsShown) {
  const Scene scene = scene_of(rank_finding());
  EXPECT_THAT(scene.marks, UnorderedElementsAre(Mark{"e5"_sq, Role::Capturer}, Mark{"d5"_sq, Role::Captured},
                                                Mark{"d6"_sq, Role::Target}, Mark{"a5"_sq, Role::Checker},
                                                Mark{"h5"_sq, Role::King}));
  EXPECT_THAT(scene.lines, ElementsAre(SightLine{"a5"_sq, "h5"_sq, true}));
}

TEST(Scene, TheLineThatStaysClosedIsShown) {
  const Scene scene = scene_of(finding(FaultClass::PinnedDiagonalMissing, DeviationKind::Missing,
                                       "4k3/2K5/8/3pP3/5b2/8/8/8 w - d6 0 1", "e5d6"));
  EXPECT_THAT(scene.lines, ElementsAre(SightLine{"f4"_sq, "c7"_sq, false}));
}

TEST(Scene, TheCapturedCheckerHasOneMark) {
  const Scene scene = scene_of(
      finding(FaultClass::EvasionCaptureMissing, DeviationKind::Missing, "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1", "e5d6"));
  EXPECT_THAT(scene.marks, Contains(Mark{"d5"_sq, Role::Captured}));
  EXPECT_THAT(scene.marks, testing::Not(Contains(Mark{"d5"_sq, Role::Checker})));
}

TEST(Scene, AnOtherIllegalMoveShowsWhoAttacksTheKingAfterIt) {
  const Scene scene = scene_of(
      finding(FaultClass::KingIntoCheckAllowed, DeviationKind::Extra, "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1d1"));
  EXPECT_THAT(scene.marks, Contains(Mark{"e1"_sq, Role::From}));
  EXPECT_THAT(scene.lines, ElementsAre(SightLine{"d2"_sq, "d1"_sq, true}));
}

TEST(Scene, AMissingMoveOutOfCheckShowsTheChecker) {
  const Scene scene =
      scene_of(finding(FaultClass::EvasionMissing, DeviationKind::Missing, "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1e2"));
  EXPECT_THAT(scene.lines, ElementsAre(SightLine{"a1"_sq, "e1"_sq, false}));
}

TEST(Scene, WithoutAMoveNothingIsMarked) {
  Finding none =
      finding(FaultClass::CountDiffersFromList, DeviationKind::WrongCount, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "");
  EXPECT_THAT(scene_of(none).marks, IsEmpty());
}

TEST(BoardView, MenStandWhereTheySay) {
  const auto view = board_view(scene_of(rank_finding()));
  ASSERT_EQ(view["men"].size(), 5U);
  for (const auto& man : view["men"]) {
    const Square square = parse_square(man["square"].get<std::string>()).value();
    EXPECT_EQ(man["x"], 16 + 48 * square.file());
    EXPECT_EQ(man["y"], 48 * (7 - square.rank()));
  }
  EXPECT_EQ(view["words"], "White: king h5, pawn e5. Black: king e8, rook a5, pawn d5. White to move, target d6.");
}

}  // namespace
}  // namespace passant::reports
