#include "oracles/spelling.h"

#include <gtest/gtest.h>

#include "position/fen.h"

namespace passant {
namespace {

Position position(std::string_view fen) { return parse_fen(fen).value(); }

std::string read(std::string_view text, std::string_view fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1") {
  const auto move = read_move(text, position(fen));
  return move ? to_uci(*move) : "";
}

constexpr std::string_view kCastling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

TEST(ReadMove, CoordinateNotationInItsVariants) {
  EXPECT_EQ(read("e2e4"), "e2e4");
  EXPECT_EQ(read("e7e8q"), "e7e8q");
  EXPECT_EQ(read("e7e8N"), "e7e8n");
  EXPECT_EQ(read("e7e8=Q"), "e7e8q");
  EXPECT_EQ(read("e2-e4"), "e2e4");
  EXPECT_EQ(read("e7xd8=R"), "e7d8r");
}

TEST(ReadMove, EverythingElseIsNoMove) {
  for (const auto text : {"", "e2", "e2e9", "i2e4", "e2e4k", "e2e4p", "0000", "(none)", "e2e4q!", "E2E4", "e2 e4",
                          "e7e8=", "e2=e4", "e2e4=qq", "Nf3", "e2--e4"}) {
    EXPECT_EQ(read(text), "") << text;
  }
}

TEST(ReadMove, KingTakesOwnRookIsCastlingWhereTheRightIs) {
  EXPECT_EQ(read("e1h1", kCastling), "e1g1");
  EXPECT_EQ(read("e1a1", kCastling), "e1c1");
  EXPECT_EQ(read("e1g1", kCastling), "e1g1");
  EXPECT_EQ(read("e8h8", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), "e8g8");
}

TEST(ReadMove, KingTakesOwnRookWithoutTheRightStaysAsItIs) {
  EXPECT_EQ(read("e1h1", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1"), "e1h1");
  EXPECT_EQ(read("e8h8", kCastling), "e8h8") << "not this side's turn";
}

TEST(ReadMove, RookFromTheKingsHomeIsNotCastling) {
  EXPECT_EQ(read("e1h1", "4k3/8/8/8/8/8/8/R2KR3 w Q - 0 1"), "e1h1");
}

TEST(Words, AreSplitAtBlanksAndTabs) {
  EXPECT_EQ(words_of(" a\tbc  d "), (std::vector<std::string_view>{"a", "bc", "d"}));
  EXPECT_TRUE(words_of("").empty());
  EXPECT_TRUE(words_of("  ").empty());
}

TEST(ReadNumber, WholeWordsWithin64Bits) {
  EXPECT_EQ(read_number("0"), 0U);
  EXPECT_EQ(read_number("18446744073709551615"), 18446744073709551615U);
  for (const auto text : {"18446744073709551616", "-1", "1x", "", "+1", " 1", "1.5"}) {
    EXPECT_FALSE(read_number(text)) << text;
  }
}

std::string divided(std::string_view line) {
  const auto entry = read_divide_line(line);
  return entry ? std::string(entry->move) + "=" + std::to_string(entry->nodes) : "";
}

TEST(DivideLine, IsReadHoweverItIsParted) {
  for (const auto line : {"e2e4: 20", "e2e4 20", "e2e4 - 20", "e2e4=20", "  e2e4 :\t20 ", "1. e2e4 20", "e2e4 : 20"}) {
    EXPECT_EQ(divided(line), "e2e4=20") << line;
  }
  EXPECT_EQ(divided("e2-e4: 20"), "e2-e4=20");
}

TEST(DivideLine, OtherLinesAreNone) {
  for (const auto line : {"", "e2e4", "20", ": 20", "e2e4: x", "e2e4: 20 21", "depth 1 nodes 20", "e2e4 20 0.1s x"}) {
    EXPECT_EQ(divided(line), "") << line;
  }
}

TEST(Total, IsReadInManyWords) {
  for (const auto line : {"20", " 20 ", "Nodes searched: 20", "nodes = 20", "Raw nodes for depth 1: 20",
                          "perft(1) = 20", "Total: 20 in 0.1 seconds", "leafnodes= 20", "Leaf nodes : 20"}) {
    EXPECT_EQ(read_total(line), 20U) << line;
  }
}

TEST(Total, OtherLinesAreNone) {
  for (const auto line : {"", "Total time (ms) : 20", "Nodes/second    : 20", "nps: 20", "20 21", "e2e4: 20",
                          "Time : 0.00", "Nodes searched", "Nodes: many"}) {
    EXPECT_EQ(read_total(line), std::nullopt) << line;
  }
  EXPECT_TRUE(announces_total("Nodes: many"));
}

std::string algebraic(std::string_view text, std::string_view fen) {
  const auto move = read_algebraic(text, position(fen));
  return move ? to_uci(*move) : "";
}

TEST(Algebraic, MovesThatAreNotLegalAreReadToo) {
  constexpr std::string_view kPinned = "8/8/8/K2Pp2r/8/8/8/7k w - e6 0 1";
  EXPECT_EQ(algebraic("dxe6", kPinned), "d5e6") << "uncovers the king";
  EXPECT_EQ(algebraic("dxc6", kPinned), "d5c6") << "captures nothing";
  EXPECT_EQ(algebraic("O-O", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"), "e1g1") << "no right";
  EXPECT_EQ(algebraic("Ke7", kPinned), "");
}

TEST(Algebraic, OfTwoMenThePinnedOneIsNotMeant) {
  EXPECT_EQ(algebraic("Nd2", "4k3/8/8/8/7b/5N2/5N2/4K3 w - - 0 1"), "f3d2");
  EXPECT_EQ(algebraic("Nd3", "4k3/8/8/2N5/7b/8/5N2/4K3 w - - 0 1"), "c5d3");
  EXPECT_EQ(algebraic("Nd3", "4k3/8/8/2N5/8/8/5N2/4K3 w - - 0 1"), "") << "either may be meant";
}

TEST(Refusal, IsHeardInWhatEnginesSay) {
  EXPECT_TRUE(sounds_like_refusal("Illegal position"));
  EXPECT_TRUE(sounds_like_refusal("info string ERROR: Invalid FEN"));
  EXPECT_TRUE(sounds_like_refusal("tellusererror Bad FEN"));
  EXPECT_FALSE(sounds_like_refusal("info string NNUE evaluation using nn.nnue enabled"));
  EXPECT_FALSE(sounds_like_refusal("e2e4: 1"));
}

}  // namespace
}  // namespace passant
