// The UCI conversation line by line, without a process.
#include <gtest/gtest.h>

#include "oracles/uci/go_perft.h"
#include "oracles/uci/greeting.h"
#include "position/fen.h"

namespace passant::uci {
namespace {

/// What an exchange says first, and then to each line.
std::string begin(Exchange& exchange) {
  std::string out;
  exchange.begin(out);
  return out;
}

std::string hear(Exchange& exchange, std::initializer_list<std::string_view> lines) {
  std::string out;
  for (const auto line : lines) exchange.hear(line, out);
  return out;
}

Question question(std::string_view fen, int depth = 1) { return {.start = parse_fen(fen).value(), .depth = depth}; }

std::unique_ptr<Exchange> ask(const Question& what) { return GoPerft().exchange(what, Guard::Home); }

constexpr std::string_view kFen = "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1";

TEST(Greeting, WaitsForUciokAndReadyokAndSetsOptionsWithinTheirRange) {
  Engine engine;
  Greeting greeting(engine, {{"Hash", 1}, {"MultiPV", 500}, {"Threads", 1}});
  EXPECT_EQ(begin(greeting), "uci\n");
  EXPECT_EQ(
      hear(greeting, {"Some Engine by Somebody", "id name Some Engine 1.2", "id author Somebody",
                      "option name Hash type spin default 16 min 2 max 65536",
                      "option name MultiPV type spin default 1 min 1 max 10", "option name Clear Hash type button"}),
      "");
  EXPECT_EQ(hear(greeting, {"uciok"}), "setoption name Hash value 2\nsetoption name MultiPV value 10\nisready\n");
  EXPECT_FALSE(greeting.done());
  hear(greeting, {"info string ready soon", "readyok"});
  EXPECT_TRUE(greeting.done());
  EXPECT_EQ(engine.name, "Some Engine 1.2");
  EXPECT_EQ(engine.option("Clear Hash")->type, "button");
  EXPECT_EQ(engine.option("Threads"), nullptr);
}

TEST(GoPerft, AsksBehindTheGuardPosition) {
  auto exchange = ask(question(kFen, 3));
  EXPECT_EQ(
      begin(*exchange),
      "position fen 7k/7p/7P/8/8/8/8/K6N w - - 0 1\nposition fen 4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1\ngo perft 3\n");
  auto second = GoPerft().exchange(question(kFen), Guard::Start);
  EXPECT_EQ(begin(*second),
            "position startpos\n"
            "position fen 4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1\ngo perft 1\n");
}

TEST(GoPerft, MovesFollowTheFen) {
  Question asked = question(kFen);
  asked.moves = {parse_uci("d5e6").value(), parse_uci("e8e7").value()};
  EXPECT_TRUE(begin(*ask(asked)).contains("w K e6 0 1 moves d5e6 e8e7\ngo perft 1\n"));
}

TEST(GoPerft, ReadsMovesCountsAndTotal) {
  auto exchange = ask(question(kFen, 2));
  hear(*exchange, {"info string NNUE evaluation using nn.nnue", "d5e6: 5", "e1h1: 4", "", "Nodes searched: 9"});
  ASSERT_TRUE(exchange->done());
  const Answer& answer = exchange->answer();
  EXPECT_EQ(answer.outcome, Outcome::Answered);
  EXPECT_EQ(answer.moves, (std::vector<MoveCount>{{parse_uci("d5e6").value(), 5}, {parse_uci("e1g1").value(), 4}}));
  EXPECT_EQ(answer.total, 9U);
}

TEST(GoPerft, DuplicatesAndAWrongTotalAreKept) {
  auto exchange = ask(question(kFen));
  hear(*exchange, {"d5e6: 1", "d5e6: 1", "Nodes searched: 7"});
  EXPECT_EQ(exchange->answer().moves.size(), 2U);
  EXPECT_EQ(exchange->answer().total, 7U);
}

TEST(GoPerft, NoMovesIsAnAnswer) {
  auto exchange = ask(question(kFen));
  hear(*exchange, {
                      "",
                      "Nodes searched: 0",
                  });
  EXPECT_TRUE(exchange->answer().answered());
  EXPECT_TRUE(exchange->answer().moves.empty());
}

TEST(GoPerft, MoveThatCannotBeReadIsAProtocolError) {
  for (const auto line : {"z9z9: 1", "e2: 1", "0000: 1", ": 1"}) {
    auto exchange = ask(question(kFen));
    hear(*exchange, {line});
    ASSERT_TRUE(exchange->done()) << line;
    EXPECT_EQ(exchange->answer().outcome, Outcome::ProtocolError) << line;
  }
}

TEST(GoPerft, TotalThatCannotBeReadIsAProtocolError) {
  for (const auto line : {"Nodes searched: many", "Nodes searched: 99999999999999999999", "Nodes searched:"}) {
    auto exchange = ask(question(kFen));
    hear(*exchange, {line});
    ASSERT_TRUE(exchange->done()) << line;
    EXPECT_EQ(exchange->answer().outcome, Outcome::ProtocolError) << line;
  }
}

TEST(GoPerft, WordsOfRefusalAreKept) {
  auto exchange = ask(question(kFen));
  hear(*exchange, {"info string ERROR: Invalid en-passant square"});
  EXPECT_FALSE(exchange->done());
  EXPECT_EQ(exchange->complaint(), "info string ERROR: Invalid en-passant square");
}

}  // namespace
}  // namespace passant::uci
