// A keyed board with one seeded fault of state (state_fault.h), for the tests of the properties. It leaves the moves to
// the bitboard generator and keeps for itself what the faults are about: the target, its part of the key, taking back,
// passing, copying, and the position that is written. Slow and plain; without a fault it holds every property.
//
// It holds and writes the target in the normal form *legal*, but for the faults.
#pragma once

#include <cstdint>
#include <vector>

#include "fuzz/identity/state_fault.h"
#include "position/move.h"
#include "position/move_list.h"
#include "position/position.h"

namespace passant {

class FaultyBoard {
 public:
  struct Undo {
    Position position;
    std::uint64_t key;
  };
  using PassUndo = Undo;

  FaultyBoard(const Position& position, StateFault fault);
  FaultyBoard(const FaultyBoard& other);
  FaultyBoard& operator=(const FaultyBoard&) = default;

  std::uint64_t key() const { return key_; }
  /// How often the position has occurred on this board, by its keys since the last irreversible move.
  int occurrences() const;
  Position position() const;
  void legal_moves(MoveList& list) const;
  bool in_check() const;
  [[nodiscard]] Undo play(Move move);
  void take_back(Move move, const Undo& undo);
  [[nodiscard]] PassUndo pass();
  void take_back_pass(const PassUndo& undo);

 private:
  bool has(StateFault fault) const { return fault_ == fault; }
  bool holds_target(const Position& position, bool set) const;
  std::uint64_t target_term(const Position& position) const;
  void account_for(const Position& before, Move move);

  StateFault fault_;
  Position position_;
  std::uint64_t key_;
  std::vector<std::uint64_t> history_;  ///< the keys of all positions, this one last
};

}  // namespace passant
