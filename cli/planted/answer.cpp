// What planted_engine answers: the fake engine of oracles/testing, in every protocol it speaks, with a real generator
// behind it that has one seeded fault.
#include "generators/mutants/mutant.h"
#include "oracles/replay.h"
#include "oracles/testing/fake_answer.h"

namespace passant::testing {

Answer fake_answer(const Question& question) {
  static const mutants::MutantGenerator mutant(mutants::find_mutant(PASSANT_PLANTED)->fault);
  const Position position = asked_position(question);
  MoveList moves;
  mutant.legal_moves(position, moves);
  Answer answer;
  for (const Move move : moves) {
    const std::uint64_t nodes =
        question.depth == 1 ? 1 : mutant.perft(mutant.after(position, move), question.depth - 1);
    answer.moves.push_back({move, nodes});
    answer.total += nodes;
  }
  return answer;
}

MoveSet fake_legal_moves(const Position& position) { return fake_answer({position}).move_set(); }

}  // namespace passant::testing
