// The UCI conversation line by line, without a process.
#include <gmock/gmock.h>

#include <random>

#include "oracles/uci/greeting.h"
#include "oracles/uci/searching.h"
#include "oracles/uci/uci_dialect.h"
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

std::unique_ptr<Exchange> ask(const Question& what, Guard guard = Guard::Home) {
  return make_dialect(Way::GoPerft)->exchange(what, guard);
}

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
  auto second = ask(question(kFen), Guard::Start);
  EXPECT_EQ(begin(*second),
            "position startpos\n"
            "position fen 4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1\ngo perft 1\n");
}

TEST(GoPerft, WithoutAGuardAsksThePositionAlone) {
  EXPECT_EQ(begin(*ask(question(kFen), Guard::None)), "position fen 4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1\ngo perft 1\n");
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
  for (const auto line : {"z9z9: 1", "e2: 1", "0000: 1"}) {
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

TEST(Perft, TotalAloneIsNotAList) {
  for (const auto line : {"20", "Nodes searched: 20", "perft(1) = 20"}) {
    auto exchange = make_dialect(Way::Perft)->exchange(question(kFen), Guard::Home);
    hear(*exchange, {"info string perft follows", line});
    ASSERT_TRUE(exchange->done()) << line;
    EXPECT_FALSE(exchange->answer().listed);
    EXPECT_EQ(exchange->answer().total, 20U);
  }
}

constexpr std::string_view kReady =
    "position fen 7k/7p/7P/8/8/8/8/K6N w - - 0 1\n"
    "position fen 4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1\nisready\n";

std::string moves_of(const Exchange& exchange) {
  if (!exchange.done()) return "not done";
  return exchange.answer().answered() ? to_string(exchange.answer().move_set()) : exchange.answer().detail;
}

TEST(MultiPv, LastLineOfEachNumberCounts) {
  Lines exchange(question(kFen), Guard::Home, 256);
  EXPECT_EQ(begin(exchange), kReady);
  EXPECT_EQ(hear(exchange, {"bestmove a1a1", "info depth 3 pv h1h2"}), "") << "left over from an earlier question";
  EXPECT_EQ(hear(exchange, {"readyok"}), "go depth 1\n");
  EXPECT_EQ(hear(exchange, {"info depth 1 multipv 1 score cp 3 pv e1d1 e8e7", "info depth 1 multipv 2 pv e1h1",
                            "info depth 2 multipv 1 score cp 3 pv d5e6", "info string pv h1h2", "info nodes 3",
                            "bestmove d5e6 ponder e8e7"}),
            "");
  EXPECT_EQ(moves_of(exchange), "d5e6 e1g1");
  EXPECT_EQ(exchange.answer().total, 2U);
}

TEST(MultiPv, NoLineIsNoMove) {
  for (const auto best : {"bestmove (none)", "bestmove a1a1", "bestmove 0000", "bestmove"}) {
    Lines exchange(question(kFen), Guard::Home, 256);
    hear(exchange, {"readyok", best});
    EXPECT_EQ(moves_of(exchange), "");
    EXPECT_TRUE(exchange.answer().listed);
  }
}

TEST(MultiPv, AsManyLinesAsTheEngineCanGiveMayNotBeAll) {
  Lines exchange(question(kFen), Guard::Home, 2);
  hear(exchange, {"readyok", "info multipv 1 pv e1d1", "info multipv 2 pv d5e6", "bestmove d5e6"});
  EXPECT_EQ(exchange.answer().outcome, Outcome::Abstained);
}

TEST(MultiPv, LineThatStartsWithNoMoveIsAProtocolError) {
  Lines exchange(question(kFen), Guard::Home, 9);
  hear(exchange, {"readyok", "info multipv 1 pv nonsense", "bestmove d5e6"});
  EXPECT_EQ(exchange.answer().outcome, Outcome::ProtocolError);
}

TEST(MultiPv, CountsBehindTheMovesAreAskedOnePlyLessDeep) {
  Lines exchange(question(kFen, 3), Guard::Home, 256);
  hear(exchange, {"readyok", "info multipv 1 pv e1d1", "info multipv 2 pv d5e6"});
  EXPECT_EQ(hear(exchange, {"bestmove e1d1"}), "position fen 4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1 moves e1d1\nperft 2\n");
  EXPECT_EQ(hear(exchange, {"71"}), "position fen 4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1 moves d5e6\nperft 2\n");
  hear(exchange, {"62"});
  EXPECT_EQ(exchange.answer().moves,
            (std::vector<MoveCount>{{parse_uci("e1d1").value(), 71}, {parse_uci("d5e6").value(), 62}}));
  EXPECT_EQ(exchange.answer().total, 133U);
}

TEST(SearchMoves, MoveIsLegalWhenItIsTheBestOfItself) {
  Try exchange(question("8/8/8/3Pp2k/8/8/8/K7 w - e6 0 1"), Guard::Home);
  begin(exchange);
  std::string out = hear(exchange, {"readyok"});
  int tried = 0;
  for (; !exchange.done(); ++tried) {
    const std::string move = out.substr(out.rfind(' ') + 1, 4);
    const bool legal = move == "d5e6" || move == "d5d6" || move == "a1a2";
    out = hear(exchange, {"info depth 1 pv a1b1", "bestmove " + (legal ? move : std::string("a1b1"))});
  }
  EXPECT_EQ(moves_of(exchange), "a1a2 a1b1 d5d6 d5e6");
  EXPECT_EQ(tried, 8);
}

TEST(UciDialect, WayThatOnlyListsAbstainsFromDeeperCounts) {
  EXPECT_NE(make_dialect(Way::MultiPv)->reason_to_abstain(question(kFen, 2)), "");
  EXPECT_EQ(make_dialect(Way::MultiPv, true)->reason_to_abstain(question(kFen, 2)), "");
  EXPECT_EQ(make_dialect(Way::GoPerft)->reason_to_abstain(question(kFen, 2)), "");
  EXPECT_EQ(make_dialect(Way::MultiPv)->reason_to_abstain(question(kFen, 1)), "");
}

TEST(UciDialect, NamesOfWaysAreReadBack) {
  for (const Way way : kWays) EXPECT_EQ(way_named(name(way)), way);
  EXPECT_EQ(way_named("guess"), std::nullopt);
}

/// Lines put together at random from what engines say: every exchange takes them, and what it answers is no move
/// that it was not told.
TEST(UciDialect, AnyLinesAreTaken) {
  const std::vector<std::string> words{"info",
                                       "pv",
                                       "multipv",
                                       "bestmove",
                                       "readyok",
                                       "e2e4",
                                       "d5e6",
                                       "e1h1",
                                       "0000",
                                       "depth",
                                       "string",
                                       "Nodes",
                                       "nodes",
                                       ":",
                                       "searched:",
                                       "1",
                                       "99999999999999999999",
                                       "-1",
                                       "error",
                                       "illegal",
                                       "\t",
                                       "(none)",
                                       "=",
                                       "position"};
  std::mt19937 random(20240607);
  for (int round = 0; round < 4000; ++round) {
    auto exchange = make_dialect(kWays[random() % kWays.size()])
                        ->exchange(question(kFen, 1 + static_cast<int>(random() % 2)), Guard::Home);
    std::string out = begin(*exchange);
    for (int heard = 0; heard < 50 && !exchange->done(); ++heard) {
      std::string line;
      for (auto i = random() % 6; i > 0; --i) line += words[random() % words.size()] + " ";
      exchange->hear(line, out);
    }
    if (!exchange->done()) continue;
    for (const MoveCount& entry : exchange->answer().moves) {
      EXPECT_THAT(to_uci(entry.move), ::testing::AnyOf("e2e4", "d5e6", "e1g1"));
    }
  }
}

}  // namespace
}  // namespace passant::uci
