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

TEST(Lines, ChecksAreHeardWhenTheyAreAnnounced) {
  const Answer answer = heard({"# name It 1", "# marks checks", "e5d6+ e5e6 e1d1"});
  EXPECT_EQ(answer.move_set().size(), 3U);
  EXPECT_EQ(answer.checking, (MoveSet{parse_uci("e5d6").value()}));
}

TEST(Lines, ChecksThatAreNotAnnouncedAreNothing) {
  EXPECT_EQ(heard({"e5d6 e5e6"}).checking, std::nullopt);
  EXPECT_EQ(heard({"e5d6+ e5e6"}).outcome, Outcome::ProtocolError);
}

}  // namespace
}  // namespace passant
