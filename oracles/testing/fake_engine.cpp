// A program that speaks the protocols of this folder and has one chosen fault, for the tests of whoever talks to it:
//
//   fake_engine FAULT
//
// The fault shows with the command line alone (at the start) or at positions whose half-move clock is 13, so that a
// test knows which question is the guilty one. Its answers are those of fake_answer.h.
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>

#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "oracles/testing/fake_answer.h"
#include "position/fen.h"

namespace passant::testing {
namespace {

constexpr std::uint32_t kGuiltyClock = 13;

[[noreturn]] void sleep_for_ever() {
  for (;;) ::pause();
}

[[noreturn]] void flood() {
  const std::string line(1000, 'x');
  for (;;) {
    std::cout << line << '\n';
    std::cerr << line << '\n';
  }
}

class FakeEngine {
 public:
  explicit FakeEngine(std::string fault) : fault_(std::move(fault)) {}

  int run() {
    at_start();
    for (std::string line; std::getline(std::cin, line);) {
      if (line == "quit" && !has("ignore-quit")) return 0;
      hear(line);
    }
    if (has("ignore-quit")) sleep_for_ever();
    return 0;
  }

 private:
  bool has(std::string_view fault) const { return fault_ == fault; }
  bool guilty() const { return position_.start.halfmove_clock == kGuiltyClock; }

  void at_start() {
    if (has("exit-at-once")) std::exit(0);
    if (has("slow-start")) ::usleep(300'000);
    if (has("rubbish-at-start"))
      std::cout << std::string(
                       "\x7f"
                       "ELF\0\1\2\3",
                       8)
                << '\n';
    if (has("ignore-quit")) ::signal(SIGTERM, SIG_IGN);
    if (has("banner")) std::cout << "Fake engine, the best of all\n\ninfo string hello\n";
    if (has("grandchild") && ::fork() == 0) sleep_for_ever();
    std::cout << std::flush;
  }

  void hear(const std::string& line) {
    if (line == "uci") {
      if (has("hang-at-start")) sleep_for_ever();
      say("id name Fake 1.0");
      say("option name Hash type spin default 1 min 1 max 64");
      say("uciok");
    } else if (line == "isready") {
      say("readyok");
    } else if (line.starts_with("position ")) {
      set_position(line.substr(9));
    } else if (line.starts_with("go perft ")) {
      position_.depth = std::atoi(line.c_str() + 9);
      guilty() ? answer_with_fault() : answer();
    }
  }

  void set_position(const std::string& text) {
    const auto words = words_of(text);
    const bool start = words.front() == "startpos";
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

  void answer_with_fault() {
    if (has("lie")) return print(lie());
    if (has("wrong-total")) return print(miscounted());
    if (has("hang")) sleep_for_ever();
    if (has("die")) die_half_way();
    if (has("die-with-unwritten-answers")) ::abort();
    if (has("exit-code")) std::exit(11);
    if (has("flood")) flood();
    if (has("endless-line")) {
      for (;;) std::cout << "e2e4 ";
    }
    if (has("rubbish")) say(std::string("a2a3: 1\0\x01\x02\xff", 11));
    if (has("bad-move")) say("z9z9: 1");
    if (has("no-total")) return;
    if (has("refuse")) return say("info string ERROR: illegal position");
    if (has("refuse-and-exit")) {
      say("board_init: illegal position");
      std::exit(1);
    }
    if (has("late")) ::usleep(1'500'000);
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

  [[noreturn]] void die_half_way() {
    std::cout << "a2a3: 1\na2a" << std::flush;
    std::cerr << "assertion failed: half way\n";
    ::raise(SIGSEGV);
    ::_exit(0);
  }

  void answer() { print(fake_answer(position_)); }

  void print(const Answer& what) {
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

  std::string fault_;
  Question position_{.start = parse_fen(kStartFen).value()};
  std::ostringstream out_;
};

}  // namespace
}  // namespace passant::testing

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return passant::testing::FakeEngine(argc > 1 ? argv[1] : "none").run();
}
