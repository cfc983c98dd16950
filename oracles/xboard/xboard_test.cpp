// The XBoard conversation line by line, without a process.
#include <gtest/gtest.h>

#include "oracles/xboard/asking.h"
#include "position/fen.h"

namespace passant::xboard {
namespace {

Engine modern() {
  Engine engine;
  engine.ping = engine.usermove = engine.done = true;
  return engine;
}

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

Question question(std::string_view fen) { return {.start = parse_fen(fen).value()}; }

constexpr std::string_view kFen = "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1";
constexpr std::string_view kGuard = "setboard 7k/7p/7P/8/8/8/8/K6N w - - 0 1\n";
constexpr std::string_view kSetUp = "setboard 4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1\n";

std::string moves_of(const Exchange& exchange) {
  if (!exchange.done()) return "not done";
  return exchange.answer().answered() ? to_string(exchange.answer().move_set()) : exchange.answer().detail;
}

TEST(XboardFeatures, AreReadOverSeveralLines) {
  Engine engine;
  engine.read_features("feature ping=1 setboard=1 playother=0 san=0 usermove=0 time=1");
  engine.read_features("feature myname=\"Sjeng 11.2\" reuse=1");
  engine.read_features("featureless ping=0");
  EXPECT_TRUE(engine.ping);
  EXPECT_TRUE(engine.setboard);
  EXPECT_FALSE(engine.usermove);
  EXPECT_FALSE(engine.done);
  EXPECT_EQ(engine.name, "Sjeng 11.2");
  engine.read_features("feature option=\"x -check done=0\" setboard=0 done=1");
  EXPECT_TRUE(engine.done);
  EXPECT_FALSE(engine.setboard);
}

TEST(XboardGreeting, WaitsForDoneThenForThePong) {
  Engine engine;
  Greeting greeting(engine);
  EXPECT_EQ(begin(greeting), "xboard\nprotover 2\n");
  EXPECT_EQ(hear(greeting, {"Banner", "feature ping=1 done=0", "feature usermove=1"}), "");
  EXPECT_EQ(hear(greeting, {"feature myname=\"X\" done=1"}), "new\nforce\nping 1\n");
  hear(greeting, {"pong 2"});
  EXPECT_FALSE(greeting.done());
  hear(greeting, {"pong 1"});
  EXPECT_TRUE(greeting.done());
}

TEST(XboardGreeting, EngineWithoutFeaturesShowsByItsComplaintThatItHasRead) {
  Engine engine;
  engine.habits.no_features = true;
  Greeting greeting(engine);
  EXPECT_EQ(begin(greeting), "xboard\nprotover 2\npassant_sync_1\n");
  EXPECT_EQ(hear(greeting, {"Error (unknown command): protover 2", "Illegal move: passant_sync_1"}),
            "new\nforce\npassant_sync_2\n");
  hear(greeting, {"Illegal move: passant_sync_2"});
  EXPECT_TRUE(greeting.done());
}

TEST(XboardSync, NumbersAreNotTakenForOneAnother) {
  Engine engine = modern();
  Sync sync;
  EXPECT_EQ(sync.request(engine), "ping 1\n");
  EXPECT_FALSE(sync.answered_by("pong 11"));
  EXPECT_FALSE(sync.answered_by("pong 0"));
  EXPECT_TRUE(sync.answered_by("pong 1"));
  engine.ping = false;
  EXPECT_EQ(sync.request(engine), "passant_sync_2\n");
  EXPECT_FALSE(sync.answered_by("Illegal move: passant_sync_22"));
  EXPECT_TRUE(sync.answered_by("Error (unknown command): passant_sync_2"));
}

TEST(XboardShowMoves, ReadsAlgebraicNotation) {
  Engine engine = modern();
  ShowMoves exchange(engine, question(kFen), Guard::Home);
  EXPECT_EQ(begin(exchange), std::string(kGuard) + std::string(kSetUp) + "ping 1\n");
  EXPECT_EQ(hear(exchange, {"", "pong 1"}), "show moves\nping 2\n");
  hear(exchange, {"dxe6\tO-O\td6", "Rh8+\t", "pong 2"});
  EXPECT_EQ(moves_of(exchange), "d5d6 d5e6 e1g1 h1h8");
}

TEST(XboardShowMoves, WordThatIsNoMoveIsAProtocolError) {
  Engine engine = modern();
  ShowMoves exchange(engine, question(kFen), Guard::Start);
  begin(exchange);
  hear(exchange, {"pong 1", "dxe6 Qd4 d6", "pong 2"});
  EXPECT_EQ(exchange.answer().outcome, Outcome::ProtocolError);
  EXPECT_EQ(exchange.answer().detail, "'Qd4' is not a move");
}

TEST(XboardPerftLines, CountZeroIsNotLegal) {
  Engine engine = modern();
  PerftLines exchange(engine, question(kFen), Guard::Home);
  begin(exchange);
  EXPECT_EQ(hear(exchange, {"pong 1"}), "perft 1 1\nping 2\n");
  hear(exchange, {"  Rh1-g1          1          1", "     O-O          1          2", "  Ke1-d1          0          2",
                  "   d5xe6          1          3", " 1          3  0.00     64393.94nps", "pong 2"});
  EXPECT_EQ(moves_of(exchange), "d5e6 e1g1 h1g1");
}

TEST(XboardPerft, TotalAlone) {
  Engine engine = modern();
  Question deep = question(kFen);
  deep.depth = 3;
  Perft exchange(engine, deep, Guard::Home);
  begin(exchange);
  EXPECT_EQ(hear(exchange, {"pong 1"}), "perft 3\nping 2\n");
  hear(exchange, {"Raw nodes for depth 3: 4711", "Time : 0.00", "pong 2"});
  EXPECT_FALSE(exchange.answer().listed);
  EXPECT_EQ(exchange.answer().total, 4711U);
}

TEST(XboardPerft, NoCountIsAProtocolError) {
  Engine engine = modern();
  Perft exchange(engine, question(kFen), Guard::Home);
  begin(exchange);
  hear(exchange, {"pong 1", "Error (unknown command): perft", "pong 2"});
  EXPECT_EQ(exchange.answer().outcome, Outcome::ProtocolError);
}

/// Plays one side of the conversation: every move is accepted that is in `legal`.
std::string try_all(Exchange& exchange, const MoveSet& legal) {
  std::string out = begin(exchange);
  std::string all;
  while (!exchange.done()) {
    std::string next;
    all += out;
    for (std::size_t at = 0; at < out.size();) {
      const std::size_t end = out.find('\n', at);
      const std::string line = out.substr(at, end - at);
      at = end + 1;
      if (line.starts_with("usermove ") && !legal.contains(parse_uci(line.substr(9)).value())) {
        exchange.hear("Illegal move: " + line.substr(9), next);
      }
      if (line.starts_with("ping ")) exchange.hear("pong " + line.substr(5), next);
    }
    out = next;
  }
  return all;
}

TEST(XboardTryMoves, ThoseNotComplainedAboutAreLegal) {
  Engine engine = modern();
  TryMoves exchange(engine, question(kFen), Guard::Home);
  const MoveSet legal{parse_uci("d5e6").value(), parse_uci("e1g1").value(), parse_uci("h1h8").value()};
  const std::string said = try_all(exchange, legal);
  EXPECT_EQ(moves_of(exchange), "d5e6 e1g1 h1h8");
  EXPECT_FALSE(said.contains("undo"));
  EXPECT_TRUE(said.contains("usermove d5e6\nping "));
}

TEST(XboardTryMoves, PositionIsSetUpAfreshAfterAnAcceptedMove) {
  Engine engine = modern();
  TryMoves exchange(engine, question(kFen), Guard::Home);
  const std::string said = try_all(exchange, {parse_uci("d5e6").value()});
  const std::size_t accepted = said.find("usermove d5e6\n");
  EXPECT_EQ(said.find(kSetUp, accepted), said.find("setboard", accepted));
}

TEST(XboardSetUp, EngineThatReadsNoTargetGetsTheDoubleStepPlayed) {
  Engine engine = modern();
  engine.habits.play_double_step = true;
  Question asked = question(kFen);
  asked.moves = {parse_uci("d5e6").value()};
  EXPECT_EQ(set_up(engine, asked),
            "setboard 4k3/4p3/8/3P4/8/8/8/4K2R b K - 0 1\n"
            "usermove e7e5\nusermove d5e6\n");
}

TEST(XboardAsking, ComplaintDuringSetUpIsARefusal) {
  Engine engine = modern();
  ShowMoves exchange(engine, question(kFen), Guard::Home);
  begin(exchange);
  hear(exchange, {"tellusererror Illegal position", "pong 1"});
  EXPECT_EQ(exchange.answer().outcome, Outcome::Refused);
  EXPECT_EQ(exchange.answer().detail, "tellusererror Illegal position");
}

}  // namespace
}  // namespace passant::xboard
