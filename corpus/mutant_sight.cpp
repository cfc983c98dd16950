#include "corpus/mutant_sight.h"

#include <algorithm>

#include "fuzz/comparison.h"
#include "generators/bitboard/board.h"

namespace passant {
namespace {

/// What is right, worked out once for all mutants.
struct Right {
  explicit Right(const Position& of) : position(of), board(of) { board.legal_moves(moves); }

  std::uint64_t leaves(int depth) {
    auto& known = counts[static_cast<std::size_t>(depth)];
    if (!known) known = board.perft(depth);
    return *known;
  }

  const Position& position;
  bitboard::Board board;
  MoveList moves{};
  std::array<std::optional<std::uint64_t>, kMostDepth + 1> counts{};
};

bool lists_the_same(const Generator& generator, const Right& right) {
  MoveList list;
  generator.legal_moves(right.position, list);
  return list.size() == right.moves.size() && fingerprint(list) == fingerprint(right.moves);
}

bool dies(const mutants::MutantGenerator& mutant, Right& right) {
  const int depth = counted_depth(mutant.info());
  if (depth == 1 && !lists_the_same(mutant, right)) return true;
  return mutant.perft(right.position, depth) != right.leaves(depth);
}

}  // namespace

int counted_depth(const mutants::MutantInfo& mutant) {
  switch (mutant.fault) {
    case mutants::Fault::TakeBackForgetsPawn:
    case mutants::Fault::TakeBackPawnOnTarget:
    case mutants::Fault::TakeBackOtherPiece:
      return mutant.depth + 1;
    default:
      return mutant.depth;
  }
}

RowSet visible_mutants() {
  RowSet visible;
  const auto all = mutants::all_mutants();
  for (std::size_t row = 0; row < all.size(); ++row) visible.set(row, all[row].equivalent.empty());
  return visible;
}

std::vector<std::string_view> names_of(const RowSet& mutants) {
  std::vector<std::string_view> names;
  const auto all = mutants::all_mutants();
  for (std::size_t row = 0; row < all.size(); ++row) {
    if (mutants.test(row)) names.push_back(all[row].name);
  }
  return names;
}

std::optional<RowSet> mutants_named(std::string_view names) {
  RowSet mutants;
  while (!names.empty()) {
    const std::size_t blank = std::min(names.find(' '), names.size());
    const auto info = mutants::find_mutant(names.substr(0, blank));
    if (!info || info->fault == mutants::Fault::None) return std::nullopt;
    mutants.set(static_cast<std::size_t>(info->fault) - 1);
    names.remove_prefix(std::min(blank + 1, names.size()));
  }
  return mutants;
}

MutantSight::MutantSight() {
  static_assert(mutants::kFaultCount <= kMostRows);
  for (const mutants::MutantInfo& info : mutants::all_mutants()) {
    mutants_.push_back(std::make_unique<mutants::MutantGenerator>(info.fault));
  }
}

RowSet MutantSight::kills(const Position& position) const {
  Right right(position);
  RowSet killed;
  for (std::size_t row = 0; row < mutants_.size(); ++row) killed.set(row, dies(*mutants_[row], right));
  return killed;
}

std::optional<std::size_t> MutantSight::first_survivor(const Position& position, const RowSet& mutants) const {
  Right right(position);
  for (std::size_t row = 0; row < mutants_.size(); ++row) {
    if (mutants.test(row) && !dies(*mutants_[row], right)) return row;
  }
  return std::nullopt;
}

bool MutantSight::kills(const Position& position, std::size_t mutant) const {
  Right right(position);
  return dies(*mutants_[mutant], right);
}

}  // namespace passant
