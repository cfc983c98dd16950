// The memory that a plug-in's worker process shares with us: questions and answers in place, so that a batch costs
// two messages, and a counter that names the question under way when the worker dies or hangs.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>

#include "oracles/plugin.h"
#include "position/move_facts.h"

namespace passant {

/// Moves, as the interface spells them, in a set that needs no memory of its own: a bit for each from, to, promotion.
class MoveBits {
 public:
  static constexpr unsigned kMoves = 64 * 64 * 5;

  void clear() { words_.fill(0); }
  void add(passant_move move) { words_[move / 64] |= std::uint64_t{1} << move % 64; }

  template <typename Function>
  void for_each(Function&& function) const {
    for (unsigned word = 0; word < words_.size(); ++word) {
      for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1) {
        function(static_cast<passant_move>(word * 64 + static_cast<unsigned>(std::countr_zero(rest))));
      }
    }
  }

 private:
  std::array<std::uint64_t, kMoves / 64> words_;
};

struct BatchSlot {
  static constexpr std::int32_t kMoves = 320;   // 218 is the most in a legal position
  static constexpr std::size_t kFenSize = 120;  // kLongestFen and a zero fit

  std::array<char, kFenSize> fen;
  std::int32_t depth;
  std::int32_t count;   ///< as legal_moves() returned it; not written when depth > 1
  std::uint64_t nodes;  ///< as perft() returned it; not written by a plug-in that cannot count
  std::array<passant_move, kMoves> moves;
  std::array<MoveFactSet, kMoves> facts;  ///< of each move, as far as the plug-in judges single moves
  MoveBits candidates;                    ///< the moves whose legality is asked, of a plug-in that judges that
  MoveBits legal;                         ///< those among them that it calls legal
};

struct Batch {
  static constexpr std::size_t kSlots = 1024;

  /// The question under way. All before it are answered.
  std::atomic<std::uint32_t> progress;
  std::uint32_t size;
  bool counts;         ///< the plug-in has perft()
  MoveFactSet judges;  ///< what it says of single moves
  std::array<char, 104> name;
  std::array<char, 520> load_error;  ///< empty when the plug-in was loaded
  std::array<BatchSlot, kSlots> slots;
};

static_assert(std::atomic<std::uint32_t>::is_always_lock_free);

}  // namespace passant
