#include "corpus/record.h"

#include <gtest/gtest.h>

#include "corpus/suite.h"
#include "position/fen.h"

namespace passant {
namespace {

std::string between(std::string_view before, std::string_view after) {
  const auto move = move_between(parse_fen(before).value(), parse_fen(after).value());
  return move ? to_uci(*move) : "none";
}

TEST(MoveBetween, ReadsOrdinaryMovesCapturesAndPromotions) {
  EXPECT_EQ(between("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"), "e2e4");
  EXPECT_EQ(between("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "4k3/8/8/3P4/8/8/8/4K3 b - - 0 1"), "e4d5");
  EXPECT_EQ(between("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "3Nk3/8/8/8/8/8/8/4K3 b - - 0 1"), "e7d8n");
}

TEST(MoveBetween, ReadsEnPassantFromTheMoversPawnAlone) {
  EXPECT_EQ(between("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1"), "e5d6");
  EXPECT_EQ(between("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "4k3/8/8/8/8/3p4/8/4K3 w - - 0 2"), "e4d3");
}

TEST(MoveBetween, NamesCastlingByTheKing) {
  EXPECT_EQ(between("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"), "e1g1");
  EXPECT_EQ(between("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"), "e1c1");
}

TEST(MoveBetween, FindsNothingWhenNoSingleMoveDoesIt) {
  EXPECT_EQ(between("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"), "none");
  EXPECT_EQ(between("4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1", "4k3/8/8/8/3PP3/8/8/4K3 b - - 0 1"), "none");
  EXPECT_EQ(between("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "4k3/4Q3/8/8/8/8/8/4K3 b - - 0 1"), "none");
  EXPECT_EQ(between("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"), "none");
}

// The corpus itself is the input: each record survives its own line.
TEST(RecordLine, IsReadBackAsTheSameRecord) {
  std::size_t lines = 0;
  for (const std::string file : {"rule", "reported", "state", "fields", "rampart", "perft", "peterellisjones"}) {
    for (const Record& record : read_suite_file(PASSANT_SOURCE_DIR "/corpus/" + file + ".epd").records) {
      const Suite again = read_suite(to_epd_line(record), "again");
      ASSERT_TRUE(again.problems.empty()) << to_string(again.problems.front());
      ASSERT_EQ(again.records.size(), 1U);
      const Record& read = again.records.front();
      EXPECT_EQ(read.position, record.position);
      EXPECT_EQ(read.id, record.id);
      EXPECT_EQ(read.counts, record.counts);
      EXPECT_EQ(read.moves, record.moves);
      EXPECT_EQ(read.successors, record.successors);
      EXPECT_EQ(read.notes, record.notes);
      ++lines;
    }
  }
  EXPECT_EQ(lines, 498U);
}

}  // namespace
}  // namespace passant
