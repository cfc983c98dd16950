#include "fuzz/comparison.h"

#include <algorithm>
#include <map>
#include <vector>

namespace passant {
namespace {

constexpr std::uint64_t mixed(Move move) {
  std::uint64_t z = (move.bits() + 1ULL) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 31U)) * 0xbf58476d1ce4e5b9;
  return z ^ (z >> 32U);
}

std::vector<Move> sorted(const MoveList& list) {
  std::vector<Move> moves(list.begin(), list.end());
  std::ranges::sort(moves);
  return moves;
}

void add_moves(Deviations& deviations, DeviationKind kind, const std::vector<Move>& moves) {
  for (const Move move : moves) deviations.push_back({kind, move});
}

void normalize(Deviations& deviations) {
  std::ranges::sort(deviations);
  const auto rest = std::ranges::unique(deviations);
  deviations.erase(rest.begin(), rest.end());
}

ChildField wrong_field(const Position& theirs, const Position& right) {
  if (theirs.placement != right.placement) return ChildField::Placement;
  if (theirs.to_move != right.to_move) return ChildField::SideToMove;
  if (theirs.castling != right.castling) return ChildField::Castling;
  if (theirs.en_passant != right.en_passant) {
    if (!theirs.en_passant) return ChildField::TargetAbsent;
    return right.en_passant ? ChildField::TargetOther : ChildField::TargetExtra;
  }
  return theirs == right ? ChildField::None : ChildField::Counters;
}

/// Both parties list `move`: do they agree on the position after it?
void compare_child(const Generator& subject, const Generator& reference, const Position& position, Move move,
                   const std::map<Move, Position>& by_take_back, Deviations& deviations) {
  const Position right = reference.after(position, move);
  const ChildField fresh = wrong_field(subject.after(position, move), right);
  if (fresh != ChildField::None) {
    deviations.push_back({DeviationKind::WrongChild, move, fresh});
    return;
  }
  const auto child = by_take_back.find(move);
  const ChildField later = child == by_take_back.end() ? ChildField::None : wrong_field(child->second, right);
  if (later != ChildField::None) deviations.push_back({DeviationKind::WrongTakeBack, move, later});
}

void compare_children(const Generator& subject, const Generator& reference, const Position& position,
                      const MoveList& common, const MoveList& right, Deviations& deviations) {
  std::map<Move, Position> by_take_back;
  for (const Child& child : subject.children(position)) by_take_back.try_emplace(child.move, child.position);
  const std::vector<Move> legal = sorted(right);
  for (const Move move : common) {
    if (std::ranges::binary_search(legal, move)) {
      compare_child(subject, reference, position, move, by_take_back, deviations);
    }
  }
}

/// After each move: does the subject list the same whether it has played the move or reads the position afresh?
void compare_roads(const Generator& subject, const Position& position, const MoveList& moves, Deviations& deviations) {
  MoveList played;
  MoveList afresh;
  for (const Move move : moves) {
    played.clear();
    afresh.clear();
    subject.legal_moves_after(position, std::span(&move, 1), played);
    subject.legal_moves(subject.after(position, move), afresh);
    const Deviations replies = compare_lists(played, afresh);
    if (!replies.empty())
      deviations.push_back({DeviationKind::WrongRoad, move, ChildField::None, replies.front().move});
  }
}

/// Leaves at depth 2 by the subject's own lists, each from a fresh board.
std::uint64_t leaves_by_lists(const Generator& subject, const Position& position, const MoveList& moves) {
  std::uint64_t leaves = 0;
  MoveList replies;
  for (const Move move : moves) {
    replies.clear();
    subject.legal_moves(subject.after(position, move), replies);
    leaves += replies.size();
  }
  return leaves;
}

void compare_counts(const Generator& subject, const Position& position, const MoveList& moves, Deviations& deviations) {
  if (subject.count_legal_moves(position) != moves.size()) {
    deviations.push_back({DeviationKind::WrongCount});
  } else if (deviations.empty() && subject.perft(position, 2) != leaves_by_lists(subject, position, moves)) {
    deviations.push_back({DeviationKind::WrongPerft});
  }
}

}  // namespace

std::uint64_t fingerprint(const MoveList& list) {
  std::uint64_t sum = 0;
  for (const Move move : list) sum += mixed(move);
  return sum;
}

Deviations compare_lists(const MoveList& subject, const MoveList& reference) {
  const std::vector<Move> theirs = sorted(subject);
  const std::vector<Move> right = sorted(reference);
  std::vector<Move> missing;
  std::vector<Move> surplus;
  std::ranges::set_difference(right, theirs, std::back_inserter(missing));
  std::ranges::set_difference(theirs, right, std::back_inserter(surplus));
  Deviations deviations;
  add_moves(deviations, DeviationKind::Missing, missing);
  for (const Move move : surplus) {
    const bool legal = std::ranges::binary_search(right, move);
    deviations.push_back({legal ? DeviationKind::Duplicate : DeviationKind::Extra, move});
  }
  normalize(deviations);
  return deviations;
}

bool lists_differ(const Generator& subject, const Generator& reference, const Position& position) {
  MoveList theirs;
  MoveList right;
  subject.legal_moves(position, theirs);
  reference.legal_moves(position, right);
  return theirs.size() != right.size() || fingerprint(theirs) != fingerprint(right);
}

Deviations compare_fully(const Generator& subject, const Generator& reference, const Position& position) {
  MoveList theirs;
  MoveList right;
  subject.legal_moves(position, theirs);
  reference.legal_moves(position, right);
  Deviations deviations = compare_lists(theirs, right);
  compare_children(subject, reference, position, theirs, right, deviations);
  if (deviations.empty()) compare_roads(subject, position, theirs, deviations);
  compare_counts(subject, position, theirs, deviations);
  if (subject.in_check(position) != reference.in_check(position)) deviations.push_back({DeviationKind::WrongCheck});
  normalize(deviations);
  return deviations;
}

}  // namespace passant
