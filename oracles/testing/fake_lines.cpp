#include <iostream>

#include "oracles/testing/fake_answer.h"
#include "oracles/testing/fake_engines.h"
#include "oracles/testing/fake_faults.h"
#include "position/fen.h"

namespace passant::testing {
namespace {

std::string moves_line(const Position& position) {
  std::string line;
  for (const MoveCount& entry : fake_answer({.start = position}).moves) line += to_uci(entry.move) + " ";
  return line;
}

void answer(const Role& role, const Position& position) {
  const bool guilty = position.halfmove_clock == kGuiltyClock;
  if (!guilty) {
    std::cout << moves_line(position) << std::endl;
    return;
  }
  meet_fault_at_question(role.fault, "a2a3 a2");
  if (role.fault == "refuse") {
    std::cout << "error: no such position" << std::endl;
  } else if (role.fault == "bad-move") {
    std::cout << "a2a3 z9z9" << std::endl;
  } else if (role.fault != "no-line") {
    std::cout << moves_line(position) << std::endl;
  }
  if (role.fault == "answer-twice") std::cout << moves_line(position) << std::endl;
}

}  // namespace

int run_fake_lines(const Role& role) {
  std::cout << "# name Fake Lines 1.0" << std::endl;
  for (std::string line; std::getline(std::cin, line);) {
    if (const auto position = parse_fen(line)) answer(role, *position);
  }
  return 0;
}

}  // namespace passant::testing
