#include "reports/finding_view.h"

#include <gmock/gmock.h>

#include <set>

#include "reports/laws.h"
#include "reports/sample_findings.h"
#include "reports/similar_reports.h"

namespace passant::reports {
namespace {

using testing::HasSubstr;

TEST(FindingView, SaysWhatWasExpectedAndWhatWasGot) {
  const auto view = finding_view(rank_finding(), 1);
  EXPECT_EQ(view["expected"], "e5d6 is illegal");
  EXPECT_EQ(view["got"], "e5d6 is listed as legal");
  EXPECT_EQ(view["law"]["article"], "3.9.2");
  EXPECT_THAT(view["explanation"][0].get<std::string>(), HasSubstr("the black rook on a5 attacks the king on h5"));
  EXPECT_EQ(view["before"]["move"], "d7d5");
}

TEST(FindingView, SaysHowEachAnswerDiffersFromTheReference) {
  const auto view = finding_view(rank_finding(), 1);
  EXPECT_EQ(view["parties"][0]["difference"], "lists e5d6");
  EXPECT_EQ(view["parties"][1]["difference"], "the same moves");
}

TEST(FindingView, SilenceIsNoDifference) {
  Finding made = rank_finding();
  made.testimonies.push_back({"uci:dead", "2", "dead", Stance::Silent, failure(Outcome::Crashed, "signal 11")});
  const auto view = finding_view(made, 1);
  EXPECT_EQ(view["parties"][2]["difference"], "crashed");
  EXPECT_EQ(view["parties"][2]["detail"], "signal 11");
}

TEST(FindingView, AWrongChildNamesTheRightOne) {
  const auto view = finding_view(finding(FaultClass::CapturedPawnWrongSquare, DeviationKind::WrongChild,
                                         "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
                                 1);
  EXPECT_EQ(view["expected"], "after e5d6 the position is 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1");
}

TEST(FindingView, EveryKindOfDeviationHasWords) {
  for (int index = 0; index < kDeviationKindCount; ++index) {
    for (const char* move : {"e5d6", "e5f6", ""}) {
      const auto view = finding_view(finding(FaultClass::CheckMisjudged, static_cast<DeviationKind>(index),
                                             "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", move),
                                     1);
      EXPECT_FALSE(view["expected"].get<std::string>().empty());
      EXPECT_FALSE(view["got"].get<std::string>().empty());
    }
  }
}

/// Of the double step g2g4, which only a capture en passant answers.
Finding overlooked_answer() {
  Finding made = finding(FaultClass::MateDetectionMissesEp, DeviationKind::WrongMate,
                         "8/p2p1N2/6p1/4p2k/1p2P2p/1P1b3K/P5PP/n7 w - - 0 32", "g2g4");
  made.testimonies = {testimony("plugin:mine.so", Stance::WithSubject, {"g2g4"}),
                      testimony("mailbox", Stance::WithReference, {"g2g4"})};
  made.testimonies[0].answer.claims.add(MoveFact::Mate, {*made.deviation.move});
  made.testimonies[1].answer.claims.add(MoveFact::Mate, {});
  return made;
}

TEST(FindingView, SaysWhatIsSaidOfAMoveThatIsNotSo) {
  const auto view = finding_view(overlooked_answer(), 1);
  EXPECT_EQ(view["expected"], "g2g4 does not mate");
  EXPECT_EQ(view["got"], "asked about this move it says that it mates");
  EXPECT_EQ(view["parties"][0]["difference"], "says of g2g4 that it mates");
  EXPECT_EQ(view["parties"][1]["difference"], "the same moves");
}

TEST(FindingView, SaysThatAMoveAskedAboutAloneIsNotWhatTheListSays) {
  Finding made = finding(FaultClass::TtPseudoLegalWrong, DeviationKind::WrongLegality,
                         "4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "e5d6");
  made.testimonies = {testimony("plugin:mine.so", Stance::WithSubject, {"e5e6"}),
                      testimony("mailbox", Stance::WithReference, {"e5e6"})};
  made.testimonies[0].answer.claims.add(MoveFact::Legal, {parse_uci("e5d6").value()});
  const auto view = finding_view(made, 1);
  EXPECT_EQ(view["expected"], "e5d6 is illegal");
  EXPECT_EQ(view["got"], "asked about this move it says that it is legal");
  EXPECT_EQ(view["parties"][0]["difference"], "says of e5d6 that it is legal, says of e5e6 that it is illegal");
}

TEST(Laws, EveryClassHasOne) {
  for (int index = 0; index < kFaultClassCount; ++index)
    EXPECT_FALSE(law_of(static_cast<FaultClass>(index)).says.empty());
}

TEST(SimilarReports, AreThoseOfTheClass) {
  const auto reports = similar_reports(FaultClass::RankDoubleRemoval);
  EXPECT_GE(reports.size(), 10U);
  for (const PublicReport& report : reports) EXPECT_TRUE(parse_fen(report.fen).has_value()) << report.fen;
}

TEST(SimilarReports, MechanismsThatOnlyAFenBringsAboutBelongToTheirClass) {
  EXPECT_FALSE(similar_reports(FaultClass::DiagDiscovery).empty());
}

TEST(SimilarReports, IssuesAndCommitsHaveAddresses) {
  EXPECT_EQ(address_of("niklasf/python-chess#70"), "https://github.com/niklasf/python-chess/issues/70");
  EXPECT_EQ(address_of("Tearth/Cosette d164d8a"), "https://github.com/Tearth/Cosette/commit/d164d8a");
  EXPECT_EQ(address_of("albertoruibal/carballo cf815f9 (test)"),
            "https://github.com/albertoruibal/carballo/commit/cf815f9");
  EXPECT_EQ(address_of("Stockfish 15.1 (Debian 12)"), std::nullopt);
}

}  // namespace
}  // namespace passant::reports
