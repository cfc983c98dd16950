// What a `lines` program says, heard by the dialect without a program.
#include <gtest/gtest.h>

#include "oracles/lines/lines_dialect.h"
#include "position/fen.h"

namespace passant {
namespace {

/// The answer of a program that says these lines for a position with a capture en passant that checks.
Answer heard(std::initializer_list<std::string_view> lines) {
  const auto dialect = make_lines_dialect();
  const auto exchange =
      dialect->exchange({.start = parse_fen("8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 1").value()}, Guard::None);
  std::string out;
  exchange->begin(out);
  for (const auto line : lines) exchange->hear(line, out);
  return exchange->answer();
}

std::string claimed(const Answer& answer, MoveFact fact) {
  const MoveSet* const moves = answer.claims.of(fact);
  return moves == nullptr ? "nothing said" : to_string(*moves);
}

TEST(Lines, ChecksAreHeardWhenTheyAreAnnounced) {
  const Answer answer = heard({"# name It 1", "# marks checks", "e5d6+ e5e6 e1d1#"});
  EXPECT_EQ(to_string(answer.move_set()), "e1d1 e5d6 e5e6");
  EXPECT_EQ(claimed(answer, MoveFact::Check), "e1d1 e5d6");
  EXPECT_EQ(claimed(answer, MoveFact::Mate), "nothing said");
}

TEST(Lines, MarksThatAreNotAnnouncedAreNoMarks) {
  EXPECT_TRUE(heard({"e5d6 e5e6"}).claims.empty());
  EXPECT_EQ(heard({"e5d6+ e5e6"}).outcome, Outcome::ProtocolError);
  EXPECT_EQ(heard({"# marks mates captures", "e5d6+ e5e6"}).outcome, Outcome::ProtocolError);
}

TEST(Lines, EveryFactHasItsMark) {
  const Answer answer =
      heard({"# marks checks mates stalemates captures en-passant", "e5d6xep+ e5e6 e1d1# e1d2= e1e2x"});
  EXPECT_EQ(answer.total, 5U);
  EXPECT_EQ(claimed(answer, MoveFact::Check), "e1d1 e5d6");
  EXPECT_EQ(claimed(answer, MoveFact::Mate), "e1d1");
  EXPECT_EQ(claimed(answer, MoveFact::Stalemate), "e1d2");
  EXPECT_EQ(claimed(answer, MoveFact::Capture), "e1e2 e5d6");
  EXPECT_EQ(claimed(answer, MoveFact::EnPassant), "e5d6");
  EXPECT_EQ(claimed(answer, MoveFact::Legal), "nothing said");
}

TEST(Lines, WhatIsLegalAskedAloneMayDifferFromTheList) {
  const Answer answer = heard({"# marks legality", "e5d6! e5e6 e5f6?"});
  EXPECT_EQ(to_string(answer.move_set()), "e5d6 e5e6");
  EXPECT_EQ(answer.total, 2U);
  EXPECT_EQ(claimed(answer, MoveFact::Legal), "e5e6 e5f6");
}

TEST(Lines, MarksThatNobodyKnowsAreNotPassedOver) {
  const Answer answer = heard({"# marks checks mate"});
  EXPECT_EQ(answer.outcome, Outcome::ProtocolError);
  EXPECT_EQ(answer.detail, "'mate' is not one of checks, mates, stalemates, captures, en-passant, legality");
}

}  // namespace
}  // namespace passant
