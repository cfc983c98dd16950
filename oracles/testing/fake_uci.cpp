#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string_view>

#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "oracles/testing/fake_answer.h"
#include "oracles/testing/fake_engines.h"
#include "oracles/testing/fake_faults.h"
#include "position/fen.h"

namespace passant::testing {
namespace {

class FakeUci {
 public:
  explicit FakeUci(const Role& role) : role_(role) {}

  int run() {
    for (std::string line; std::getline(std::cin, line);) {
      if (line == "quit" && !has("ignore-quit")) return 0;
      hear(line);
    }
    if (has("ignore-quit")) sleep_for_ever();
    return 0;
  }

 private:
  bool has(std::string_view fault) const { return role_.fault == fault; }
  bool knows(std::string_view dialect) const { return role_.dialect == dialect; }
  bool guilty() const { return position_.start.halfmove_clock == kGuiltyClock; }

  void hear(const std::string& line) {
    if (line == "uci") return introduce();
    if (line == "isready") return say("readyok");
    if (line.starts_with("position ")) return set_position(line.substr(9));
    if (line == "go depth 1") return search();
    if (line.starts_with("go depth 1 searchmoves ")) return search_only(line.substr(23));
    const std::size_t space = line.rfind(' ');
    const std::string command = line.substr(0, space);
    const bool counts = (command == "go perft" && (knows("") || knows("go-perft"))) ||
                        (command == "divide" && knows("divide")) ||
                        (command == "perft" && (knows("perft") || knows("multipv-perft")));
    if (!counts) return;
    position_.depth = std::atoi(line.c_str() + space);
    guilty() ? answer_with_fault() : answer();
  }

  void introduce() {
    if (has("hang-at-start")) sleep_for_ever();
    say("id name Fake 1.0");
    say("option name Hash type spin default 1 min 1 max 64");
    if (role_.dialect.starts_with("multipv")) {
      say("option name MultiPV type spin default 1 min 1 max " + std::string(knows("multipv-10") ? "10" : "256"));
    }
    say("uciok");
  }

  void set_position(const std::string& text) {
    const bool start = text.starts_with("startpos");
    const std::size_t moves_at = text.find(" moves ");
    const auto fen = start ? parse_fen(kStartFen) : parse_fen(text.substr(4, moves_at - 4));
    if (!fen) return;
    if (fen->halfmove_clock == kGuiltyClock && (has("keep-position") || has("refuse-and-keep"))) {
      if (has("refuse-and-keep")) say("info string ERROR: illegal position");
      return;
    }
    position_ = {.start = *fen};
    if (has("blind-to-clock")) position_.start.halfmove_clock = position_.start.fullmove_number = 1;
    if (moves_at == std::string::npos || has("ignore-moves")) return;
    for (const auto word : words_of(std::string_view(text).substr(moves_at + 7))) {
      position_.moves.push_back(parse_uci(word).value());
    }
  }

  void search() {
    if (!role_.dialect.starts_with("multipv")) return say("bestmove e2e4");
    position_.depth = 1;
    if (guilty()) meet_fault_at_question(role_.fault, "info depth 1 multipv 1 pv a2a");
    const auto moves = fake_answer(position_).moves;
    const std::size_t limit = knows("multipv-10") ? 10 : 256;
    for (std::size_t i = 0; i < moves.size() && i < limit; ++i) {
      const std::string number = std::to_string(i + 1);
      say("info depth 1 multipv " + number + " score cp 0 pv a1a1 h8h8");  // replaced by the next line
      say("info depth 2 multipv " + number + " score cp 5 nodes 9 pv " + to_uci(moves[i].move) + " h7h6");
    }
    say(moves.empty() ? "bestmove (none)" : "bestmove " + to_uci(moves.front().move));
  }

  void search_only(const std::string& text) {
    if (knows("searchmoves-deaf")) return say("bestmove e2e4");
    if (knows("searchmoves-believing")) return say("bestmove " + text);
    if (!knows("searchmoves")) return;
    position_.depth = 1;
    const auto legal = fake_answer(position_).move_set();
    say(legal.contains(parse_uci(text).value()) ? "bestmove " + text : "bestmove 0000");
  }

  void answer_with_fault() {
    if (has("lie")) return print(lie());
    if (has("wrong-total")) return print(miscounted());
    if (has("die-with-unwritten-answers")) std::abort();
    if (has("rubbish")) say(std::string("a2a3: 1\0\x01\x02\xff", 11));
    if (has("bad-move")) say("z9z9: 1");
    if (has("no-total")) return;
    if (has("refuse")) return say("info string ERROR: illegal position");
    if (has("refuse-and-exit")) {
      say("board_init: illegal position");
      std::exit(1);
    }
    meet_fault_at_question(role_.fault, "a2a3: 1\na2a");
    answer();
    if (has("answer-twice")) answer();
  }

  Answer lie() const {
    Answer shortened = fake_answer(position_);
    shortened.total -= shortened.moves.back().nodes;
    shortened.moves.pop_back();
    return shortened;
  }

  Answer miscounted() const {
    Answer answer = fake_answer(position_);
    ++answer.total;
    return answer;
  }

  void answer() { print(fake_answer(position_)); }

  void print(const Answer& what) {
    if (role_.dialect.ends_with("perft") && !knows("go-perft")) return say(std::to_string(what.total));
    for (const MoveCount& entry : what.moves) out_ << to_uci(entry.move) << ": " << entry.nodes << eol();
    out_ << eol() << "Nodes searched: " << what.total << eol() << eol();
    flush();
  }

  void say(const std::string& line) {
    out_ << line << eol();
    flush();
  }

  std::string_view eol() const { return has("crlf") ? "\r\n" : "\n"; }

  /// Engines that write into a pipe through a buffer lose answers when they die. This one holds its answers back
  /// while more requests wait.
  void flush() {
    const bool hold_back = has("die-with-unwritten-answers") && std::cin.rdbuf()->in_avail() > 0;
    if (hold_back) return;
    std::cout << out_.str() << std::flush;
    out_.str("");
  }

  Role role_;
  Question position_{.start = parse_fen(kStartFen).value()};
  std::ostringstream out_;
};

}  // namespace

int run_fake_uci(const Role& role) { return FakeUci(role).run(); }

}  // namespace passant::testing
