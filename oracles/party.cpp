#include "oracles/party.h"

#include <array>

namespace passant {

std::string_view name(Outcome outcome) {
  constexpr std::array<std::string_view, kOutcomeCount> kNames{"answered", "abstained", "refused",
                                                               "crashed",  "hung",      "protocol error"};
  return kNames[static_cast<unsigned>(outcome)];
}

MoveSet Answer::move_set() const {
  std::vector<Move> all;
  all.reserve(moves.size());
  for (const MoveCount& entry : moves) all.push_back(entry.move);
  return MoveSet(std::move(all));
}

Answer failure(Outcome outcome, std::string detail) {
  Answer answer;
  answer.outcome = outcome;
  answer.listed = false;
  answer.detail = std::move(detail);
  return answer;
}

}  // namespace passant
