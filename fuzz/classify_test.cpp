// One row for each class: a minimal position and a deviation that must get that name.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "fuzz/fault_class.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

struct Row {
  FaultClass expected;
  const char* fen;
  DeviationKind kind;
  const char* move = nullptr;
  ChildField field = ChildField::None;
  const char* reply = nullptr;
};

class ClassifyTest : public testing::TestWithParam<Row> {};

TEST_P(ClassifyTest, NamesTheMechanism) {
  const Row& row = GetParam();
  const Position position = parse_fen(row.fen).value();
  ASSERT_NE(tier(position), Tier::Invalid);
  Deviation deviation{row.kind};
  if (row.move != nullptr) deviation.move = parse_uci(row.move).value();
  deviation.field = row.field;
  if (row.reply != nullptr) {
    deviation.reply = parse_uci(row.reply).value();
    deviation.reply_missing = true;
  }
  EXPECT_EQ(name(classify(position, deviation)), name(row.expected));
}

constexpr Row kRows[] = {
    {FaultClass::RankDoubleRemoval, "4k3/8/8/KPp4r/8/8/8/8 w - c6 0 1", DeviationKind::Extra, "b5c6"},
    {FaultClass::EvasionCaptureMissing, "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1", DeviationKind::Missing, "e5d6"},
    {FaultClass::PinnedDiagonalMissing, "4k1b1/8/8/3Pp3/8/1K6/8/8 w - e6 0 1", DeviationKind::Missing, "d5e6"},
    {FaultClass::EpUnderForeignCheck, "3bk3/8/8/3Pp3/7K/8/8/8 w - e6 0 1", DeviationKind::Extra, "d5e6"},
    {FaultClass::PinnedIllegalAllowed, "3rk3/8/8/3Pp3/8/8/8/3K4 w - e6 0 1", DeviationKind::Extra, "d5e6"},
    {FaultClass::ReblockOverprune, "4r1k1/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", DeviationKind::Missing, "d5e6"},
    {FaultClass::NonpawnToEpSquare, "4k3/8/8/1N1p4/2K5/8/8/8 w - d6 0 1", DeviationKind::Extra, "b5d6"},
    {FaultClass::MateDetectionMissesEp, "4k3/8/4p3/3pP3/8/8/5q2/7K w - d6 0 1", DeviationKind::Missing, "e5d6"},
    {FaultClass::CaptureMissingPlain, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::Missing, "e5d6"},
    {FaultClass::CrossedRaysOverprune, "4k3/2b5/8/4pP2/8/2K5/8/8 w - e6 0 1", DeviationKind::Missing, "f5e6"},
    {FaultClass::RankOverprune, "4k3/8/8/K1NPp2r/8/8/8/8 w - e6 0 1", DeviationKind::Missing, "d5e6"},
    {FaultClass::DiagDiscovery, "4k3/6b1/8/3Pp3/8/2K5/8/8 w - e6 0 1", DeviationKind::Extra, "d5e6"},
    {FaultClass::EpBlocksCheck, "4k1b1/8/8/4pP2/2K5/8/8/8 w - e6 0 1", DeviationKind::Missing, "f5e6"},
    {FaultClass::CapturedPawnWrongSquare, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongChild, "e5d6",
     ChildField::Placement},
    {FaultClass::NonpawnEpCapture, "4k3/8/8/1N1p4/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongChild, "b5d6",
     ChildField::Placement},
    {FaultClass::TwoCapturers, "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", DeviationKind::Missing, "e5d6"},
    {FaultClass::UnmakeCorrupts, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongTakeBack, "e1e2",
     ChildField::Placement},
    {FaultClass::EdgeGuardOverprune, "4k3/8/8/Pp6/8/8/8/4K3 w - b6 0 1", DeviationKind::Missing, "a5b6"},
    {FaultClass::PawnMoveWithEpSetRemoves, "4k3/8/8/3p4/8/8/4P3/4K3 w - d6 0 1", DeviationKind::WrongChild, "e2e3",
     ChildField::Placement},
    {FaultClass::WrongDirection, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::Extra, "e5d4"},
    {FaultClass::WrongRank, "4k3/8/4P3/3p4/8/8/8/4K3 w - d6 0 1", DeviationKind::Extra, "e6d7"},
    {FaultClass::EpSquareWrongRank, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", DeviationKind::WrongChild, "e2e4",
     ChildField::TargetOther},
    {FaultClass::SquareZeroSentinel, "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", DeviationKind::Extra, "b7a8b"},
    {FaultClass::GivesCheckWrong, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongRoad, "e5d6",
     ChildField::None, "e8d8"},
    {FaultClass::NonpawnEpCapture, "4k3/8/8/3pN3/8/8/8/4K3 w - d6 0 1", DeviationKind::Extra, "e5d6"},
    {FaultClass::EpSeenByWrongSide, "4k3/4p3/8/3p4/8/8/8/4K3 w - d6 0 1", DeviationKind::Extra, "e7d6"},
    {FaultClass::EpMarkerAsPiece, "4k3/8/8/3p4/1B6/8/8/4K3 w - d6 0 1", DeviationKind::Missing, "b4e7"},
    {FaultClass::FileWrap, "4k3/8/8/p6P/8/8/8/4K3 w - a6 0 1", DeviationKind::Extra, "h5a6"},
    {FaultClass::SinglePushAsDouble, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", DeviationKind::WrongChild, "e2e3",
     ChildField::TargetExtra},
    {FaultClass::NonpawnDoubleStep, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::WrongChild, "a1a3",
     ChildField::TargetExtra},
    {FaultClass::OwnPawnEp, "4k3/8/8/3PP3/8/8/8/4K3 w - - 0 1", DeviationKind::Extra, "d5e6"},
    {FaultClass::DuplicateCapture, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::Duplicate, "e5d6"},
    {FaultClass::StaleEp, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", DeviationKind::Extra, "e5d6"},
    {FaultClass::StaleEp, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongChild, "e1e2",
     ChildField::TargetExtra},
    {FaultClass::EpNotSet, "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", DeviationKind::WrongRoad, "d7d5", ChildField::None,
     "e5d6"},
    {FaultClass::EpNotSet, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", DeviationKind::WrongChild, "e2e4",
     ChildField::TargetAbsent},
    {FaultClass::EpSeenByWrongSide, "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", DeviationKind::Extra, "d2e3"},
    {FaultClass::HistoryDerivedLegality, "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", DeviationKind::WrongRoad, "e1e2",
     ChildField::None, "e8d8"},
    {FaultClass::CountDiffersFromList, "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", DeviationKind::WrongCount},
    {FaultClass::PerftDiffersFromLists, "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", DeviationKind::WrongPerft},
    {FaultClass::CastlingMissing, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", DeviationKind::Missing, "e1g1"},
    {FaultClass::CastlingIllegalAllowed, "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", DeviationKind::Extra, "e1g1"},
    {FaultClass::CastlingRightsWrong, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", DeviationKind::WrongChild, "e1e2",
     ChildField::Castling},
    {FaultClass::CastlingWrongChild, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", DeviationKind::WrongChild, "e1g1",
     ChildField::Placement},
    {FaultClass::PromotionMissing, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", DeviationKind::Missing, "a7a8q"},
    {FaultClass::PromotionExtra, "n3k3/P7/8/8/8/8/8/4K3 w - - 0 1", DeviationKind::Extra, "a7a8q"},
    {FaultClass::PromotionWrongChild, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", DeviationKind::WrongChild, "a7a8q",
     ChildField::Placement},
    {FaultClass::DoubleStepMissing, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", DeviationKind::Missing, "a2a4"},
    {FaultClass::DoubleStepExtra, "4k3/8/8/8/8/n7/P7/4K3 w - - 0 1", DeviationKind::Extra, "a2a4"},
    {FaultClass::KingIntoCheckAllowed, "3rk3/8/8/8/8/8/8/4K3 w - - 0 1", DeviationKind::Extra, "e1d1"},
    {FaultClass::KingMoveMissing, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", DeviationKind::Missing, "e1e2"},
    {FaultClass::DoubleCheckEvasionAllowed, "4k3/8/8/8/4r3/5n2/8/R3K3 w - - 0 1", DeviationKind::Extra, "a1a2"},
    {FaultClass::CheckIgnored, "4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", DeviationKind::Extra, "a1a2"},
    {FaultClass::EvasionMissing, "4k3/8/8/8/R3r3/8/8/4K3 w - - 0 1", DeviationKind::Missing, "a4e4"},
    {FaultClass::PinIgnored, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", DeviationKind::Extra, "e2c3"},
    {FaultClass::PinnedMoveMissing, "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", DeviationKind::Missing, "e2e8"},
    {FaultClass::PieceMoveMissing, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::Missing, "a1b1"},
    {FaultClass::PieceMoveExtra, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::Extra, "a1c2"},
    {FaultClass::DuplicateMove, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::Duplicate, "a1b1"},
    {FaultClass::WrongChild, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::WrongChild, "a1b1",
     ChildField::Placement},
    {FaultClass::CountersWrong, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::WrongChild, "a1b1",
     ChildField::Counters},
    {FaultClass::CheckMisjudged, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::WrongCheck},
    {FaultClass::CheckMisjudged, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::WrongCheck, "a1a8"},
    {FaultClass::GivesCheckWrong, "8/1k6/8/3pP3/8/5B2/8/K7 w - d6 0 1", DeviationKind::WrongCheck, "e5d6"},
    {FaultClass::MateMisjudged, "4k3/8/4K3/8/8/8/8/R7 w - - 0 1", DeviationKind::WrongMate, "a1a8"},
    {FaultClass::MateDetectionMissesEp, "8/p2p1N2/6p1/4p2k/1p2P2p/1P1b3K/P5PP/n7 w - - 0 32", DeviationKind::WrongMate,
     "g2g4"},
    {FaultClass::StalemateMisjudged, "k7/8/1K6/8/8/8/8/7R w - - 0 1", DeviationKind::WrongStalemate, "h1h7"},
    {FaultClass::CaptureSquareFilter, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongCapture, "e5d6"},
    {FaultClass::CaptureMisjudged, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongCapture, "e5e6"},
    {FaultClass::EnPassantMisjudged, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongEnPassant, "e5d6"},
    {FaultClass::TtPseudoLegalWrong, "4k3/8/8/2pP4/8/5N2/8/4K3 w - c6 0 1", DeviationKind::WrongLegality, "f3c6"},
    {FaultClass::LegalityMisjudged, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", DeviationKind::WrongLegality, "a1b2"},
    {FaultClass::FenEpLost, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongSetUp, nullptr,
     ChildField::TargetAbsent},
    {FaultClass::UnmakeCorrupts, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", DeviationKind::WrongSetUp, nullptr,
     ChildField::Placement},
};

INSTANTIATE_TEST_SUITE_P(Rows, ClassifyTest, testing::ValuesIn(kRows), [](const auto& row) {
  std::string text(name(row.param.expected));
  std::ranges::replace(text, '-', '_');
  return text + "_" + std::to_string(row.index);
});

TEST(Classify, EveryClassHasARow) {
  for (int index = 0; index < kFaultClassCount; ++index) {
    const auto fault = static_cast<FaultClass>(index);
    EXPECT_TRUE(std::ranges::any_of(kRows, [&](const Row& row) { return row.expected == fault; }) ||
                fault == FaultClass::FenEpLost)
        << name(fault);
  }
}

TEST(Classify, CircumstancesMakeAClassMorePrecise) {
  const Position plain = parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").value();
  const Deviation missing{DeviationKind::Missing, parse_uci("e5d6")};
  EXPECT_EQ(classify(plain, missing, {}), FaultClass::CaptureMissingPlain);
  EXPECT_EQ(classify(plain, missing, {.history = History::OnlyFromFen}), FaultClass::FenEpLost);
  const Position edge = parse_fen("4k3/8/8/pP6/8/8/8/4K3 w - a6 0 1").value();
  EXPECT_EQ(classify(edge, {DeviationKind::Missing, parse_uci("b5a6")}, {.one_wing = true}),
            FaultClass::SquareZeroSentinel);
}

TEST(Classify, ACaptureFoundOnTheRoadAndNotAfreshIsLostInReading) {
  const Position position = parse_fen("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").value();
  Deviation deviation{DeviationKind::WrongRoad, parse_uci("d7d5")};
  deviation.reply = parse_uci("e5d6");
  EXPECT_EQ(classify(position, deviation), FaultClass::FenEpLost);
}

TEST(Classify, APromotionOnTheRoadLeavesTheFaultItsName) {
  const Position position = parse_fen("8/4pP2/8/3P2k1/8/8/8/4K3 w - - 0 1").value();
  Deviation deviation{DeviationKind::WrongRoad, parse_uci("f7f8b")};
  deviation.then = parse_uci("e7e5");
  deviation.reply = parse_uci("d5e6");
  EXPECT_EQ(classify(position, deviation), FaultClass::FenEpLost);
}

TEST(Classify, ACheckRememberedAfterACaptureThatIsTheSecondMove) {
  const Position position = parse_fen("4k3/8/8/8/4p3/8/3P4/R3K3 w Q - 0 1").value();
  Deviation deviation{DeviationKind::WrongRoad, parse_uci("d2d4")};
  deviation.then = parse_uci("e4d3");
  deviation.reply = parse_uci("e1c1");
  EXPECT_EQ(classify(position, deviation), FaultClass::GivesCheckWrong);
}

TEST(Classify, ARightThatIsThereTwoMovesLaterIsStale) {
  const Position position = parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").value();
  Deviation deviation{DeviationKind::WrongRoad, parse_uci("e1e2")};
  deviation.then = parse_uci("e8e7");
  deviation.reply = parse_uci("e5d6");
  EXPECT_EQ(classify(position, deviation), FaultClass::StaleEp);
}

TEST(Principal, AWrongCaptureExplainsTheMissingOne) {
  const Position position = parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").value();
  const Deviation missing{DeviationKind::Missing, parse_uci("e5d6")};
  const Deviation extra{DeviationKind::Extra, parse_uci("e5d4")};
  EXPECT_EQ(principal(position, {missing, extra}), Deviations{extra});
  EXPECT_EQ(principal(position, {missing}), Deviations{missing});
}

TEST(Classify, EveryClassHasItsOwnNameAndSentence) {
  std::set<std::string_view> names;
  for (int index = 0; index < kFaultClassCount; ++index) {
    const auto fault = static_cast<FaultClass>(index);
    EXPECT_TRUE(names.insert(name(fault)).second) << name(fault);
    EXPECT_FALSE(sentence(fault).empty());
    EXPECT_EQ(fault_class_from_name(name(fault)), fault);
  }
  EXPECT_EQ(fault_class_from_name("no such class"), std::nullopt);
}

}  // namespace
}  // namespace passant
