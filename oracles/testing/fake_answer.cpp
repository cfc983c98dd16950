#include "oracles/testing/fake_answer.h"

#include "oracles/candidates.h"
#include "oracles/known_positions.h"
#include "oracles/replay.h"
#include "position/fen.h"

namespace passant::testing {
namespace {

unsigned hash_of(const Position& position) {
  unsigned hash = 2166136261U;
  for (const char c : to_fen(position)) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return hash;
}

std::vector<MoveCount> made_up_moves(const Position& position, int depth) {
  std::vector<MoveCount> moves;
  unsigned hash = hash_of(position);
  for (int index = 0; index < Square::kCount; ++index) {
    const Square from = Square::from_index(index);
    const auto man = position.placement[from];
    if (!man || man->color() != position.to_move) continue;
    hash = hash * 1664525U + 1013904223U;
    const Square to = Square::from_index((index + 1 + static_cast<int>((hash >> 8U) % 63U)) % Square::kCount);
    moves.push_back({Move(from, to), depth == 1 ? 1 : hash % 1000});
  }
  return moves;
}

}  // namespace

Answer fake_answer(const Question& question) {
  const Position position = asked_position(question);
  for (const KnownPosition& known : known_positions()) {
    if (question.depth == 1 && to_fen(position) == known.fen) return right_answer(known);
  }
  Answer answer{.moves = made_up_moves(position, question.depth)};
  for (const MoveCount& entry : answer.moves) answer.total += entry.nodes;
  return answer;
}

/// The known positions' moves; elsewhere what is right as long as nobody can castle.
MoveSet fake_legal_moves(const Position& position) {
  for (const KnownPosition& known : known_positions()) {
    if (known.fen == to_fen(position)) return right_answer(known).move_set();
  }
  return safe_moves(position, likely_moves(position));
}

}  // namespace passant::testing
