// The memory that a plug-in's worker process shares with us: questions and answers in place, so that a batch costs
// two messages, and a counter that names the question under way when the worker dies or hangs.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "oracles/plugin.h"

namespace passant {

struct BatchSlot {
  static constexpr std::int32_t kMoves = 320;   // 218 is the most in a legal position
  static constexpr std::size_t kFenSize = 120;  // a FEN of ours has at most 103 characters

  std::array<char, kFenSize> fen;
  std::int32_t depth;
  std::int32_t count;   ///< as legal_moves() returned it; not written when depth > 1
  std::uint64_t nodes;  ///< as perft() returned it; not written by a plug-in that cannot count
  std::array<passant_move, kMoves> moves;
  std::array<bool, kMoves> checking;  ///< for each move, by a plug-in that judges checks
};

struct Batch {
  static constexpr std::size_t kSlots = 1024;

  /// The question under way. All before it are answered.
  std::atomic<std::uint32_t> progress;
  std::uint32_t size;
  bool counts;         ///< the plug-in has perft()
  bool judges_checks;  ///< it says which moves give check
  std::array<char, 104> name;
  std::array<char, 520> load_error;  ///< empty when the plug-in was loaded
  std::array<BatchSlot, kSlots> slots;
};

static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

}  // namespace passant
