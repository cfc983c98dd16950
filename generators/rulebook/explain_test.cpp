// The arbiter's reasons, each by example. That they are true in general: explain_property_test.cpp.
#include "generators/rulebook/explain.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "position/fen.h"

namespace passant::rulebook {
namespace {

Explanation explain_fen(std::string_view fen) { return explain(parse_fen(fen).value()); }

std::string text(const Man& man) { return fmt::format("{}{}", letter(man.piece), to_string(man.square)); }

/// "third-man-shields rh5 a5: g5 f5 e5 d5 c5 b5 [Nf5]": fate, attacker, king, line, and who shields.
std::string text(const Attack& attack) {
  std::string all = fmt::format("{} {} {}:", name(attack.fate), text(attack.attacker), to_string(attack.king));
  for (const Square square : attack.line) all += fmt::format(" {}", to_string(square));
  for (const Man& shield : attack.shields) all += fmt::format(" [{}]", text(shield));
  return all;
}

std::string text(const std::vector<Attack>& attacks) {
  std::vector<std::string> all;
  for (const Attack& attack : attacks) all.push_back(text(attack));
  return fmt::format("{}", fmt::join(all, ", "));
}

/// "b5c6 illegal 3.9.2 | own king | enemy king | outcome" of the only capture.
std::string only_capture(std::string_view fen) {
  const Explanation explanation = explain_fen(fen);
  if (explanation.captures.size() != 1) return fmt::format("{} captures", explanation.captures.size());
  const Capture& capture = explanation.captures.front();
  return fmt::format("{} {} {} | {} | {} | {}{}", to_uci(capture.move), capture.legal ? "legal" : "illegal",
                     number(capture.article), text(capture.on_own_king), text(capture.on_enemy_king),
                     name(capture.outcome), capture.only_legal_move ? ", forced" : "");
}

TEST(Explain, PlainCapture) {
  EXPECT_EQ(only_capture("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | quiet");
  EXPECT_EQ(only_capture("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"), "e4d3 legal 3.7.3.1 |  |  | quiet");
}

TEST(Explain, OpenedByBothOnTheRank) {
  EXPECT_EQ(only_capture("4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2"),
            "b5c6 illegal 3.9.2 | opened-by-both rh5 a5: g5 f5 e5 d5 c5 b5 |  | quiet");
}

TEST(Explain, OpenedByTheCapturerOnItsFile) {
  EXPECT_EQ(only_capture("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2"),
            "e5d6 illegal 3.9.2 | opened-by-capturer re8 e1: e7 e6 e5 e4 e3 e2 |  | quiet");
}

TEST(Explain, OpenedByTheCapturedPawnOnADiagonal) {
  EXPECT_EQ(only_capture("b5k1/8/8/3pP3/8/8/6K1/8 w - d6 0 2"),
            "e5d6 illegal 3.9.2 | opened-by-captured-pawn ba8 g2: b7 c6 d5 e4 f3 |  | quiet");
}

TEST(Explain, CheckStands) {
  EXPECT_EQ(only_capture("3b2k1/8/8/4pP2/7K/8/8/8 w - e6 0 2"),
            "f5e6 illegal 3.9.2 | check-stands bd8 h4: e7 f6 g5 |  | quiet");
  EXPECT_EQ(only_capture("6k1/8/8/3pP3/8/5n2/8/4K3 w - d6 0 2"),
            "e5d6 illegal 3.9.2 | check-stands nf3 e1: |  | quiet");
}

TEST(Explain, CheckerCaptured) {
  EXPECT_EQ(only_capture("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 | checker-captured pd5 e4: |  | quiet");
}

TEST(Explain, DoubleCheckOfWhichOnlyThePawnIsCaptured) {
  EXPECT_EQ(only_capture("6k1/1b6/8/3pP3/4K3/8/8/4r3 w - d6 0 2"),
            "e5d6 illegal 3.9.2 | check-stands re1 e4: e2 e3, opened-by-captured-pawn bb7 e4: c6 d5, checker-captured "
            "pd5 e4: |  | quiet");
}

TEST(Explain, CheckBlocked) {
  EXPECT_EQ(only_capture("6k1/8/r6K/3pP3/8/8/8/8 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 | check-blocked ra6 h6: b6 c6 d6 e6 f6 g6 [Pd6] |  | quiet");
}

TEST(Explain, CapturerStaysOnTheLineOfItsPin) {
  EXPECT_EQ(only_capture("1b4k1/8/8/3pP3/5K2/8/8/8 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 | capturer-stays-on-line bb8 f4: c7 d6 e5 [Pd6] |  | quiet");
}

TEST(Explain, ArrivalClosesTheFileAgain) {
  EXPECT_EQ(only_capture("3r2k1/8/8/3pP3/8/8/8/3K4 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 | arrival-closes-line rd8 d1: d7 d6 d5 d4 d3 d2 [Pd6] |  | quiet");
}

TEST(Explain, AThirdManShields) {
  EXPECT_EQ(only_capture("4k3/8/8/KPp2N1r/8/8/8/8 w - c6 0 2"),
            "b5c6 legal 3.7.3.1 | third-man-shields rh5 a5: g5 f5 e5 d5 c5 b5 [Nf5] |  | quiet");
}

TEST(Explain, LinesCross) {
  EXPECT_EQ(only_capture("b5k1/8/8/3pP3/8/1K6/8/8 w - d6 0 2"), "e5d6 legal 3.7.3.1 | lines-cross ba8 b3: |  | quiet");
}

TEST(Explain, AThirdManOnTheLineMeansThatTheCapturerIsNotPinned) {
  EXPECT_EQ(only_capture("1b4k1/8/8/3pP3/5N2/6K1/8/8 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 | third-man-shields bb8 g3: c7 d6 e5 f4 [Pd6] [Nf4] |  | quiet");
}

TEST(Explain, LinesThatAreNotOpenDoNotCross) {
  EXPECT_EQ(only_capture("b5k1/1n6/8/3pP3/8/1K6/8/8 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | quiet");
  EXPECT_EQ(only_capture("b5k1/8/8/3pP3/2n5/1K6/8/8 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | quiet");
}

TEST(Explain, OnlyTwoDiagonalsCross) {
  EXPECT_EQ(only_capture("3q2k1/8/8/3pP3/8/1K6/8/8 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | quiet");
  EXPECT_EQ(only_capture("b5k1/8/8/3pP3/8/8/8/3K4 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | quiet");
}

TEST(Explain, ALineThatNoPawnLeavesIsNotMentioned) {
  EXPECT_EQ(only_capture("r5k1/8/8/3pP3/N7/8/8/K7 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | quiet");
}

TEST(Explain, APawnThatGuardsThePassedPawnIsNoCrossingLine) {
  EXPECT_EQ(only_capture("6k1/8/4p3/3pP3/8/1K6/8/8 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | quiet");
}

TEST(Explain, GivesCheckByTheArrivingPawn) {
  EXPECT_EQ(only_capture("8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  | arriving-pawn Pd6 e7: | check");
}

TEST(Explain, GivesCheckThroughTheSquaresLeft) {
  EXPECT_EQ(only_capture("7k/8/8/3pP3/8/2B5/8/4K3 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 |  | opened-by-capturer Bc3 h8: d4 e5 f6 g7 | check");
  EXPECT_EQ(only_capture("k7/8/8/3pP3/8/8/6B1/4K3 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 |  | opened-by-captured-pawn Bg2 a8: f3 e4 d5 c6 b7 | check");
  EXPECT_EQ(only_capture("8/8/8/k2pP2R/8/8/8/4K3 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 |  | opened-by-both Rh5 a5: g5 f5 e5 d5 c5 b5 | check");
}

TEST(Explain, EndsTheGame) {
  EXPECT_EQ(only_capture("k7/p1K5/8/3pP3/8/8/6B1/8 w - d6 0 2"),
            "e5d6 legal 3.7.3.1 |  | opened-by-captured-pawn Bg2 a8: f3 e4 d5 c6 b7 | checkmate");
  EXPECT_EQ(only_capture("7k/4N3/6K1/3pP3/8/8/8/8 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | stalemate");
}

TEST(Explain, TheOnlyLegalMove) {
  EXPECT_EQ(only_capture("1r4k1/8/4p3/3pP3/8/8/7r/K7 w - d6 0 2"), "e5d6 legal 3.7.3.1 |  |  | quiet, forced");
}

TEST(Explain, TwoCapturersOneOfThemIllegal) {
  const Explanation explanation = explain_fen("4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 2");
  ASSERT_EQ(explanation.captures.size(), 2U);
  EXPECT_TRUE(explanation.captures[0].legal);
  EXPECT_FALSE(explanation.captures[1].legal);
  EXPECT_EQ(explanation.situation, Situation::Captures);
  EXPECT_EQ(explanation.passed_pawn, "d5"_sq);
}

TEST(Explain, TargetWithoutCapturer) {
  const Explanation explanation = explain_fen("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2");
  EXPECT_EQ(explanation.situation, Situation::NoCapturer);
  EXPECT_EQ(explanation.passed_pawn, "d5"_sq);
  EXPECT_TRUE(explanation.captures.empty());
}

TEST(Explain, WithoutTargetEveryPairOfPawnsHasLapsed) {
  const Explanation explanation = explain_fen("4k3/8/8/2PpP2p/6pP/8/8/4K3 w - - 0 2");
  EXPECT_EQ(explanation.situation, Situation::NoTarget);
  const std::vector<LapsedCapture> expected{{Move("c5"_sq, "d6"_sq), "d5"_sq}, {Move("e5"_sq, "d6"_sq), "d5"_sq}};
  EXPECT_EQ(explanation.lapsed, expected);
}

TEST(Explain, AManBehindThePawnMakesItAnOrdinaryCapture) {
  EXPECT_TRUE(explain_fen("4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 2").lapsed.empty());
}

TEST(Explain, AnotherPawnBesideOneThatHasNotJustAdvancedHasLapsed) {
  const Explanation explanation = explain_fen("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 2");
  ASSERT_EQ(explanation.captures.size(), 1U);
  EXPECT_EQ(explanation.lapsed, (std::vector<LapsedCapture>{{Move("e5"_sq, "f6"_sq), "f5"_sq}}));
}

TEST(Explain, UnusableTargets) {
  const auto fault = [](std::string_view fen) {
    const Explanation explanation = explain_fen(fen);
    return explanation.situation == Situation::UnusableTarget ? name(*explanation.fault) : "usable";
  };
  EXPECT_EQ(fault("4k3/8/8/3pP3/8/8/8/4K3 w - e3 0 2"), "wrong-rank");
  EXPECT_EQ(fault("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2"), "no-pawn");
  EXPECT_EQ(fault("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 2"), "occupied");
  EXPECT_EQ(fault("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2"), "origin-occupied");
  EXPECT_EQ(fault("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), "usable");
}

}  // namespace
}  // namespace passant::rulebook
