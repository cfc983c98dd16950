// The subject as a `lines` program. Its argument names the fault.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "fuzz/testing/judging_subject.h"
#include "oracles/candidates.h"
#include "position/fen.h"

namespace {

using passant::Move;
using passant::MoveFact;
using passant::MoveList;
using passant::Position;
using passant::testing::JudgingSubject;

std::string marks(const JudgingSubject& subject, Move move) {
  const auto says = [&](MoveFact fact) { return subject.says(fact, move); };
  std::string text;
  if (says(MoveFact::Capture)) text += "x";
  if (says(MoveFact::EnPassant)) text += "ep";
  if (says(MoveFact::Mate)) {
    text += "#";
  } else if (says(MoveFact::Check)) {
    text += "+";
  }
  if (says(MoveFact::Stalemate)) text += "=";
  if (!says(MoveFact::Legal)) text += "!";
  return text;
}

std::string answer(std::string_view fault, const Position& position) {
  const MoveList listed = passant::testing::list(position);
  const JudgingSubject subject(fault, position);
  std::string line;
  for (const Move move : listed) line += to_uci(move) + marks(subject, move) + ' ';
  for (const Move move : passant::candidate_moves(position)) {
    const bool surplus = std::ranges::find(listed, move) == listed.end();
    if (surplus && subject.says(MoveFact::Legal, move)) line += to_uci(move) + "? ";
  }
  return line;
}

}  // namespace

int main(int count, char** arguments) {
  const std::string fault = count > 1 ? arguments[1] : "";
  std::cout << "# name Judging 1.0\n# marks checks mates stalemates captures en-passant legality\n" << std::flush;
  for (std::string fen; std::getline(std::cin, fen);) {
    std::cout << answer(fault, passant::parse_fen(fen).value()) << '\n' << std::flush;
  }
}
