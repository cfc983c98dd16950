#include "oracles/testing/fake_answer.h"

#include <numeric>

#include "oracles/replay.h"
#include "position/fen.h"

namespace passant::testing {
namespace {

std::vector<MoveCount> start_moves() {
  std::vector<MoveCount> moves;
  for (int file = 0; file < 8; ++file) {
    moves.push_back({Move(Square::at(file, 1), Square::at(file, 2)), 1});
    moves.push_back({Move(Square::at(file, 1), Square::at(file, 3)), 1});
  }
  for (const auto& [from, to] : {std::pair("b1"_sq, "a3"_sq), std::pair("b1"_sq, "c3"_sq), std::pair("g1"_sq, "f3"_sq),
                                 std::pair("g1"_sq, "h3"_sq)}) {
    moves.push_back({Move(from, to), 1});
  }
  return moves;
}

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
  Answer answer;
  const bool start = to_fen(position) == kStartFen && question.depth == 1;
  answer.moves = start ? start_moves() : made_up_moves(position, question.depth);
  for (const MoveCount& entry : answer.moves) answer.total += entry.nodes;
  return answer;
}

}  // namespace passant::testing
