#include "generators/mutants/mutant.h"

namespace passant::mutants {

static_assert(passant::Board<mutants::Board>);

MutantGenerator::MutantGenerator(Fault fault) : fault_(fault), name_("mutant:" + std::string(info().name)) {}

void MutantGenerator::reset_counters() {
  tally_.reached.store(0, std::memory_order_relaxed);
  tally_.triggered.store(0, std::memory_order_relaxed);
}

Board MutantGenerator::board(const Position& position) const { return Board(position, {fault_, info().site, &tally_}); }

void MutantGenerator::legal_moves(const Position& position, MoveList& list) const { board(position).legal_moves(list); }

std::uint64_t MutantGenerator::count_legal_moves(const Position& position) const {
  return board(position).count_legal_moves();
}

void MutantGenerator::legal_moves_after(const Position& position, std::span<const Move> moves, MoveList& list) const {
  Board played = board(position);
  for (const Move move : moves) static_cast<void>(played.play(move));
  played.legal_moves(list);
}

bool MutantGenerator::in_check(const Position& position) const { return board(position).in_check(); }

Position MutantGenerator::after(const Position& position, Move move) const {
  Board played = board(position);
  static_cast<void>(played.play(move));
  return played.position();
}

std::vector<Child> MutantGenerator::children(const Position& position) const {
  Board root = board(position);
  MoveList list;
  root.legal_moves(list);
  std::vector<Child> all;
  all.reserve(list.size());
  for (const Move move : list) {
    const Board::Undo undo = root.play(move);
    all.push_back({move, root.position()});
    root.take_back(move, undo);
  }
  return all;
}

std::uint64_t MutantGenerator::perft(const Position& position, int depth) const { return board(position).perft(depth); }

}  // namespace passant::mutants
