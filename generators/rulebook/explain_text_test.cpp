// The sentences word for word, and that they cite the articles that decide.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "generators/rulebook/explain.h"
#include "generators/rulebook/random_positions.h"
#include "position/fen.h"

namespace passant::rulebook {
namespace {

std::string text(std::string_view fen) {
  return fmt::format("{}", fmt::join(sentences(explain(parse_fen(fen).value())), "\n"));
}

/// What follows the two opening clauses that all illegal captures by e5 on d5 share.
std::string reason(std::string_view fen) {
  const std::string all = text(fen);
  const std::string_view opening = "(3.9.2): ";
  const auto at = all.find(opening);
  return at == std::string::npos ? all : all.substr(at + opening.size());
}

TEST(ExplainText, Legal) {
  EXPECT_EQ(text("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"),
            "e5d6 is legal: the black pawn has just advanced from d7 to d5, beside the pawn on e5 (3.7.3.1), and this "
            "is the very next move (3.7.3.2). It neither exposes its own king to check nor leaves it there (3.9.2).");
  EXPECT_EQ(text("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"),
            "e4d3 is legal: the white pawn has just advanced from d2 to d4, beside the pawn on e4 (3.7.3.1), and this "
            "is the very next move (3.7.3.2). It neither exposes its own king to check nor leaves it there (3.9.2).");
}

TEST(ExplainText, Illegal) {
  EXPECT_EQ(text("4k3/8/8/KPp4r/8/8/8/8 w - c6 0 2"),
            "b5c6 is illegal: the pawn on b5 stands beside the black pawn that has just advanced to c5 (3.7.3.1, "
            "3.7.3.2), but no move may expose its own king to check or leave it there (3.9.2): once both pawns have "
            "left the rank (b5 and c5), the black rook on h5 attacks the king on a5 along g5 f5 e5 d5 c5 b5.");
}

TEST(ExplainText, WhyIllegal) {
  EXPECT_EQ(reason("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2"),
            "once the capturing pawn has left e5, the black rook on e8 attacks the king on e1 along e7 e6 e5 e4 e3 "
            "e2.");
  EXPECT_EQ(reason("b5k1/8/8/3pP3/8/8/6K1/8 w - d6 0 2"),
            "once the captured pawn has disappeared from d5, the black bishop on a8 attacks the king on g2 along b7 "
            "c6 d5 e4 f3.");
  EXPECT_EQ(reason("6k1/8/8/3pP3/8/5n2/8/4K3 w - d6 0 2"),
            "the black knight on f3 already gives check to the king on e1, and the capture does not answer that "
            "check.");
  EXPECT_EQ(reason("3b2k1/8/8/4pP2/7K/8/8/8 w - e6 0 2"),
            "the black bishop on d8 already gives check to the king on h4 along e7 f6 g5 (uncovered when the pawn left "
            "e7), and the capture does not answer that check.");
}

TEST(ExplainText, WhyLegalAllTheSame) {
  EXPECT_EQ(reason("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2"), "the checking pawn on d5 is captured.");
  EXPECT_EQ(reason("6k1/8/r6K/3pP3/8/8/8/8 w - d6 0 2"),
            "the pawn arriving on d6 blocks the check of the black rook on a6 along b6 c6 d6 e6 f6 g6.");
  EXPECT_EQ(reason("1b4k1/8/8/3pP3/5K2/8/8/8 w - d6 0 2"),
            "the capturing pawn is pinned by the black bishop on b8, but moves along the line of the pin and still "
            "shields the king from d6.");
  EXPECT_EQ(reason("3r2k1/8/8/3pP3/8/8/8/3K4 w - d6 0 2"),
            "the captured pawn shielded the king from the black rook on d8, and the pawn arriving on d6 closes that "
            "line again.");
  EXPECT_EQ(reason("4k3/8/8/KPp2N1r/8/8/8/8 w - c6 0 2"),
            "the white knight on f5 still shields the king from the black rook on h5.");
  EXPECT_EQ(reason("4k3/8/8/KPp2NNr/8/8/8/8 w - c6 0 2"),
            "the white knight on g5 and the white knight on f5 still shield the king from the black rook on h5.");
  EXPECT_EQ(reason("b5k1/8/8/3pP3/8/1K6/8/8 w - d6 0 2"),
            "the black bishop on a8 and the king on b3 stand on different diagonals of the captured pawn, so no line "
            "opens between them.");
}

/// The text after the first two sentences.
std::string end_of(std::string_view fen) {
  const std::string all = text(fen);
  return all.substr(all.find(").", all.find("(3.9.2)")) + 3);
}

TEST(ExplainText, WhatTheOpponentFaces) {
  EXPECT_EQ(end_of("8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 2"),
            "It gives check (3.9.1): the white pawn on d6 attacks the king on e7.");
  EXPECT_EQ(end_of("8/8/8/k2pP2R/8/8/8/4K3 w - d6 0 2"),
            "It gives check (3.9.1): once both pawns have left the rank (e5 and d5), the white rook on h5 attacks the "
            "king on a5 along g5 f5 e5 d5 c5 b5.");
  EXPECT_EQ(end_of("k7/p1K5/8/3pP3/8/8/6B1/8 w - d6 0 2"),
            "It is checkmate (1.4.1): once the captured pawn has disappeared from d5, the white bishop on g2 attacks "
            "the king on a8 along f3 e4 d5 c6 b7.");
  EXPECT_EQ(end_of("7k/4N3/6K1/3pP3/8/8/8/8 w - d6 0 2"), "It is stalemate (5.2.1).");
  EXPECT_EQ(end_of("1r4k1/8/4p3/3pP3/8/8/7r/K7 w - d6 0 2"), "It is the only legal move.");
}

TEST(ExplainText, NobodyBesideThePassedPawn) {
  EXPECT_EQ(text("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2"),
            "The black pawn on d5 has just advanced two squares (target d6), but no white pawn stands beside it on c5 "
            "or e5 (3.7.3.1).");
  EXPECT_EQ(text("4k3/8/8/8/7P/8/8/4K3 b - h3 0 2"),
            "The white pawn on h4 has just advanced two squares (target h3), but no black pawn stands beside it on g4 "
            "(3.7.3.1).");
}

TEST(ExplainText, NoTarget) {
  EXPECT_EQ(text("4k3/8/8/8/8/8/8/4K3 w - - 0 2"),
            "There is no target: no black pawn has just advanced two squares, so nothing can be captured en passant "
            "(3.7.3.1, 3.7.3.2).");
  EXPECT_EQ(text("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"),
            "There is no target: no black pawn has just advanced two squares, so nothing can be captured en passant "
            "(3.7.3.1, 3.7.3.2).\n"
            "e5d6 is illegal: there is no target, so the black pawn on d5 did not advance two squares with the last "
            "move, and the right to capture it en passant lasts only for the very next move (3.7.3.2).");
}

TEST(ExplainText, AnotherTarget) {
  EXPECT_TRUE(text("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 2")
                  .ends_with("\ne5f6 is illegal: the target is d6, so the black pawn on f5 did not advance two squares "
                             "with the last move, and the right to capture it en passant lasts only for the very next "
                             "move (3.7.3.2)."));
}

TEST(ExplainText, UnusableTargets) {
  EXPECT_EQ(text("4k3/8/8/8/8/8/8/4K3 w - e3 0 2"),
            "The target e3 is unusable: a black pawn that advances two squares passes over rank 6 (3.7.2), so nothing "
            "can be captured en passant (3.7.3.1).");
  EXPECT_EQ(text("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2"),
            "The target d6 is unusable: no black pawn stands on d5, so nothing can be captured en passant (3.7.3.1).");
  EXPECT_EQ(text("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 2"),
            "The target d6 is unusable: a man stands on it, and no pawn can have passed over an occupied square "
            "(3.7.2), so nothing can be captured en passant (3.7.3.1).");
  EXPECT_TRUE(
      text("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2")
          .starts_with("The target d6 is unusable: a man stands on d7, from which the pawn must just have come, "
                       "so nothing can be captured en passant (3.7.3.1).\n"
                       "e5d6 is illegal: there is no usable target, so the black pawn on d5 did not"));
}

TEST(ExplainText, TheDecidingArticleIsCited) {
  RandomPositions positions(21);
  for (int count = 0; count < 3000; ++count) {
    const Explanation explanation = explain(positions.valid());
    for (const Capture& capture : explanation.captures) {
      const std::string all = sentence(explanation, capture);
      EXPECT_NE(all.find(number(capture.article)), std::string::npos) << all;
      EXPECT_TRUE(all.starts_with(to_uci(capture.move) + (capture.legal ? " is legal: " : " is illegal: "))) << all;
    }
    for (const LapsedCapture& lapsed : explanation.lapsed) {
      EXPECT_NE(sentence(explanation, lapsed).find(number(Article::VeryNextMove)), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace passant::rulebook
