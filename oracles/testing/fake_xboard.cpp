#include <cstdlib>
#include <iostream>

#include "oracles/candidates.h"
#include "oracles/known_positions.h"
#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "oracles/testing/fake_answer.h"
#include "oracles/testing/fake_engines.h"
#include "oracles/testing/fake_faults.h"
#include "position/fen.h"
#include "position/san.h"

namespace passant::testing {
namespace {

class FakeXboard {
 public:
  explicit FakeXboard(const Role& role) : role_(role) {}

  int run() {
    for (std::string line; std::getline(std::cin, line);) {
      if (line == "quit") return 0;
      hear(line);
    }
    return 0;
  }

 private:
  bool has(std::string_view fault) const { return role_.fault == fault; }
  bool knows(std::string_view dialect) const { return role_.dialect == dialect; }

  static void say(const std::string& line) { std::cout << line << '\n' << std::flush; }

  void hear(const std::string& line) {
    if (line == "protover 2" && !knows("protocol-1")) {
      say("feature myname=\"Fake X 1.0\" ping=1 usermove=1 setboard=" + std::string(knows("no-setboard") ? "0" : "1"));
      say("feature done=1");
    } else if (line.starts_with("ping ") && !knows("protocol-1")) {
      say("pong " + line.substr(5));
    } else if (line.starts_with("setboard ") && !knows("no-setboard")) {
      set_board(line.substr(9));
    } else if (const auto move = move_in(line)) {
      play(*move);
    } else if (line == "show moves" && role_.dialect.starts_with("show-moves")) {
      show();
    } else if (line == "perft 1 1" && knows("perft-lines")) {
      list();
    } else if (line.starts_with("perft ") && knows("perft")) {
      count(std::atoi(line.c_str() + 6));
    } else if (line != "xboard" && line != "new" && line != "force" && line != "protover 2") {
      say("Error (unknown command): " + line);
    }
  }

  std::optional<Move> move_in(const std::string& line) const {
    if (knows("protocol-1")) return parse_uci(line);
    return line.starts_with("usermove ") ? parse_uci(line.substr(9)) : std::nullopt;
  }

  void set_board(const std::string& text) {
    auto position = parse_fen(text).value();
    const bool guilty = position.halfmove_clock == kGuiltyClock;
    if (guilty && has("refuse")) return say("tellusererror Illegal position");
    if (guilty && has("keep-position")) return;
    if (guilty) meet_fault_at_question(role_.fault, "Illegal mo");
    if (knows("try-moves-no-target")) position.en_passant.reset();
    question_ = {.start = position};
  }

  MoveSet legal() const { return fake_legal_moves(asked_position(question_)); }

  void play(Move move) {
    if (!legal().contains(move)) return say("Illegal move: " + to_uci(move));
    question_.moves.push_back(move);
  }

  void show() {
    const Position position = asked_position(question_);
    const MoveSet moves = knows("show-moves-unchecked") ? likely_moves(position) : legal();
    std::string line;
    for (const Move move : moves) line += to_san(position, moves, move, CheckMark::None) + "\t";
    say(line);
  }

  void list() {
    const Position position = asked_position(question_);
    const MoveSet right = legal();
    int count = 0;
    for (const Move move : likely_moves(position)) {
      const int nodes = right.contains(move) ? 1 : 0;
      count += nodes;
      say("  " + to_san(position, likely_moves(position), move, CheckMark::None) + "   " + std::to_string(nodes) +
          "   " + std::to_string(count));
    }
    say(" 1  " + std::to_string(count) + "  0.00  1000nps");
  }

  void count(int depth) {
    Question asked = question_;
    asked.depth = depth;
    say("Raw nodes for depth " + std::to_string(depth) + ": " + std::to_string(fake_answer(asked).total));
    say("Time : 0.00");
  }

  Role role_;
  Question question_{.start = parse_fen(kStartFen).value()};
};

}  // namespace

int run_fake_xboard(const Role& role) { return FakeXboard(role).run(); }

}  // namespace passant::testing
