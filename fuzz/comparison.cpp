#include "fuzz/comparison.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <vector>

#include "fuzz/situations/coverage.h"

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

void compare_children(const Generator& subject, const Generator& reference, const Position& position,
                      std::span<const Move> common, Deviations& deviations) {
  for (const Move move : common) {
    const ChildField field = wrong_field(subject.after(position, move), reference.after(position, move));
    if (field != ChildField::None) deviations.push_back({DeviationKind::WrongChild, move, field});
  }
}

/// Does the board hold the position, once it has listed?
void compare_set_up(const Generator& subject, const Position& position, Deviations& deviations) {
  MoveList then;
  const ChildField field = wrong_field(subject.played_and_taken_back(position, {}, then), position);
  if (field != ChildField::None) deviations.push_back({DeviationKind::WrongSetUp, std::nullopt, field});
}

bool survives(const Generator& subject, const Position& position, std::span<const Move> moves, std::uint64_t list) {
  MoveList then;
  return subject.played_and_taken_back(position, moves, then) == position && fingerprint(then) == list;
}

/// REQUIRES: the board holds the position.
void compare_take_back(const Generator& subject, const Position& position, const MoveList& listed,
                       std::span<const Move> common, Deviations& deviations) {
  const std::uint64_t list = fingerprint(listed);
  if (survives(subject, position, common, list)) return;
  bool blamed = false;
  for (const Move& move : common) {
    if (survives(subject, position, std::span(&move, 1), list)) continue;
    deviations.push_back({DeviationKind::WrongTakeBack, move});
    blamed = true;
  }
  if (!blamed) deviations.push_back({DeviationKind::WrongTakeBack});
}

/// Roads: does the subject list the same when it has played the moves and when it reads the position afresh?
class Roads {
 public:
  Roads(const Generator& subject, const Position& start, Deviations& deviations)
      : subject_(subject), start_(start), deviations_(deviations) {}

  void compare(std::span<const Move> moves, Roaming roaming) {
    for (const Move move : moves) {
      const Position child = subject_.after(start_, move);
      MoveList replies;
      subject_.legal_moves(child, replies);
      compare_after(std::array{move}, replies);
      if (roaming == Roaming::EverySecondMove) {
        for (const Move then : replies) compare_second(move, child, then);
      } else if (!replies.empty()) {
        compare_second(move, child, most_telling(child, replies));
      }
    }
  }

 private:
  void compare_second(Move move, const Position& child, Move then) {
    MoveList afresh;
    subject_.legal_moves(subject_.after(child, then), afresh);
    compare_after(std::array{move, then}, afresh);
  }

  template <std::size_t N>
  void compare_after(const std::array<Move, N>& line, const MoveList& afresh) {
    MoveList played;
    subject_.legal_moves_after(start_, line, played);
    if (played.size() == afresh.size() && fingerprint(played) == fingerprint(afresh)) return;
    const Deviations replies = compare_lists(played, afresh);
    Deviation deviation{DeviationKind::WrongRoad, line[0]};
    if constexpr (N > 1) deviation.then = line[1];
    deviation.reply = replies.front().move;
    deviation.reply_missing = replies.front().kind == DeviationKind::Missing;
    deviations_.push_back(deviation);
  }

  const Generator& subject_;
  const Position& start_;
  Deviations& deviations_;
};

/// Leaves at depth 2 by the subject's own counts, each from a fresh board.
std::uint64_t leaves_by_counts(const Generator& subject, const Position& position, const MoveList& moves) {
  std::uint64_t leaves = 0;
  for (const Move move : moves) leaves += subject.count_legal_moves(subject.after(position, move));
  return leaves;
}

void compare_counts(const Generator& subject, const Position& position, const MoveList& moves, Deviations& deviations) {
  if (subject.count_legal_moves(position) != moves.size()) {
    deviations.push_back({DeviationKind::WrongCount});
  } else if (deviations.empty() && subject.perft(position, 2) != leaves_by_counts(subject, position, moves)) {
    deviations.push_back({DeviationKind::WrongPerft});
  }
}

}  // namespace

std::uint64_t fingerprint(const MoveList& list) {
  std::uint64_t sum = 0;
  for (const Move move : list) sum += mixed(move);
  return sum;
}

Move most_telling(const Position& position, std::span<const Move> moves) {
  const auto step = std::ranges::find_if(moves, [&](Move move) { return makes_candidate(position.placement, move); });
  if (step != moves.end()) return *step;
  std::uint64_t sum = 0;
  for (const Move move : moves) sum += mixed(move);
  return moves[sum % moves.size()];
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

Deviations compare_fully(const Generator& subject, const Generator& reference, const Position& position,
                         Roaming roaming) {
  MoveList theirs;
  MoveList right;
  subject.legal_moves(position, theirs);
  reference.legal_moves(position, right);
  Deviations deviations = compare_lists(theirs, right);
  std::vector<Move> common;
  std::ranges::set_intersection(sorted(theirs), sorted(right), std::back_inserter(common));
  compare_children(subject, reference, position, common, deviations);
  compare_set_up(subject, position, deviations);
  if (deviations.empty()) compare_take_back(subject, position, theirs, common, deviations);
  if (deviations.empty()) Roads(subject, position, deviations).compare(common, roaming);
  compare_counts(subject, position, theirs, deviations);
  if (subject.in_check(position) != reference.in_check(position)) deviations.push_back({DeviationKind::WrongCheck});
  normalize(deviations);
  return deviations;
}

}  // namespace passant
