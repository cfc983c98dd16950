// Moves as a mathematical set: sorted (by UCI spelling) and unique. Answers are compared and printed as sets; how
// often a move was listed is looked at before, see oracles/compare.h.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "position/move.h"
#include "position/move_list.h"

namespace passant {

class MoveSet {
 public:
  MoveSet() = default;
  MoveSet(std::initializer_list<Move> moves) : MoveSet(std::vector<Move>(moves)) {}
  explicit MoveSet(std::vector<Move> moves) : moves_(std::move(moves)) {
    std::ranges::sort(moves_);
    const auto rest = std::ranges::unique(moves_);
    moves_.erase(rest.begin(), rest.end());
  }
  explicit MoveSet(const MoveList& list) : MoveSet(std::vector<Move>(list.begin(), list.end())) {}

  bool contains(Move move) const { return std::ranges::binary_search(moves_, move); }
  std::size_t size() const { return moves_.size(); }
  bool empty() const { return moves_.empty(); }
  auto begin() const { return moves_.begin(); }
  auto end() const { return moves_.end(); }

  friend bool operator==(const MoveSet&, const MoveSet&) = default;

 private:
  std::vector<Move> moves_;
};

/// The moves of `a` that are not in `b`.
MoveSet operator-(const MoveSet& a, const MoveSet& b);

/// UCI spellings with spaces between them.
std::string to_string(const MoveSet& moves);

}  // namespace passant
