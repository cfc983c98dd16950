// Counts the replies to all moves of a position, the last two plies of perft, without making any of the moves.
//
// The moves come from generate.h in groups. Most of them, the quiet ones, change little: a man goes from one square to
// another, and only the replies whose lines lead over one of the two squares change with it. So the replies are first
// counted for the board as it is, in three parts (knights; sliders and pawns; king), and each part is counted again
// only for the children that it concerns. Sets of squares say which children those are. A move that checks or changes
// a pin, and a move of two men, has its replies counted in full.
//
// The slow twin is play() and count_moves.h; forms_test.cpp compares the two.
#pragma once

#include "generators/bitboard/children_made.h"
#include "generators/bitboard/count_moves.h"
#include "generators/bitboard/replies/children.h"
#include "generators/bitboard/replies/full_count.h"

namespace passant::bitboard {
namespace {

/// A Sink of generate.h.
template <Color kMover, class Sliders>
class ReplyCounter {
 public:
  using TheReplier = Replier<kOpponent<kMover>, Sliders>;

  PASSANT_INLINE ReplyCounter(const TheReplier& replier, ChildrenRoom& room) : replier_(replier), children_(room) {}

  template <Man kMan>
  PASSANT_INLINE void man(int from, Bitboard targets) {
    children_.template add<kMan>(from, targets);
  }

  template <int kStep>
  PASSANT_INLINE void pawns(Bitboard targets) {
    children_.template add_pawns<kStep>(targets);
  }

  template <int kStep>
  PASSANT_INLINE void double_steps(Bitboard targets) {
    pawns<kStep>(targets);
    const Bitboard enemies = replier_.men().pawns;
    const Bitboard beside = targets & (shifted<1>(enemies) | shifted<-1>(enemies));
    for_each_square(beside, [&](int to) { total_ += replier_.en_passant_captures(to - kStep, to); });
  }

  template <int kStep>
  PASSANT_INLINE void promotions(Bitboard targets) {
    if (targets != 0) [[unlikely]] {
      for_each_square(targets, [&](int to) { total_ += replier_.count_promotions(to - kStep, to); });
    }
  }
  PASSANT_INLINE void en_passant(int from, int target) {
    total_ += replier_.count_in_full(replier_.captured_en_passant(from, target));
  }
  template <class Path>
  PASSANT_INLINE void castling() {
    total_ += replier_.count_in_full(replier_.template castled<Path>());
  }

  /// Have more moves been handed over than are counted together?
  bool too_many() const { return children_.size() > Children::kMost; }

  /// REQUIRES: all moves have been handed over, and they are not too many.
  PASSANT_INLINE std::uint64_t total() {
    count_quiet_children(parts_now());
    return total_;
  }

 private:
  /// The replies to a move that changes nothing, and what concerns them.
  struct Parts {
    std::uint64_t lines;
    std::uint64_t king;
    Concerns concerns;
  };

  PASSANT_INLINE Parts parts_now() const {
    const Child now = replier_.unmoved();
    Tally tally;
    replier_.tally_line_moves(tally, replier_.line_moves(now.occupied));
    return {tally.total(), replier_.king_moves(now), replier_.concerns()};
  }

  PASSANT_INLINE Child child(int n) const {
    return replier_.moved(children_.man(n), children_.man(n), children_.from(n), children_.to(n));
  }

  PASSANT_INLINE void count_quiet_children(const Parts& unchanged) {
    const Batch batch = children_.batch();
    const Bitboard changed = those_that_change(batch.concerning(unchanged.concerns.king_lines));
    const Bitboard quiet = batch.all() & ~changed;
    const Bitboard captures = quiet & batch.moved_to(replier_.men().all);
    const Bitboard lines = quiet & batch.touching(unchanged.concerns.lines) & ~captures;
    const Bitboard king = quiet & concerning_king(unchanged.concerns, batch);
    total_ += count(quiet) * std::uint64_t{replier_.knight_moves()};
    total_ += count(quiet & ~lines & ~captures) * unchanged.lines;
    total_ += count(quiet & ~king) * unchanged.king;
    count_in_full(changed);
    count_line_moves(lines, captures);
    for_each_square(king, [&](int n) { total_ += replier_.king_moves(child(n)); });
  }

  /// Of the children that may have checks or other pins, those that have. With AVX-512 the sets say it well enough.
  PASSANT_INLINE Bitboard those_that_change(Bitboard candidates) const {
    if (PASSANT_AVX512_FORM) return candidates;
    Bitboard changed = 0;
    for_each_square(candidates, [&](int n) {
      changed |= static_cast<Bitboard>(replier_.king_lines_changed(child(n))) << static_cast<unsigned>(n);
    });
    return changed;
  }

  PASSANT_INLINE void count_in_full(Bitboard changed) {
    Tally tally;
    for_each_square(changed, [&](int n) { total_ += replier_.count_in_full(child(n), tally); });
    total_ += tally.total();
  }

  PASSANT_INLINE void count_line_moves(Bitboard lines, Bitboard captures) {
    Tally tally;
    for_each_square(lines, [&](int n) { replier_.tally_line_moves(tally, replier_.line_moves(child(n).occupied)); });
    for_each_square(captures, [&](int n) {
      const int square = children_.to(n);
      replier_.tally_line_moves(tally, replier_.line_moves_after_capture(child(n).occupied, square));
      total_ += static_cast<std::uint64_t>(replier_.knight_moves_gained_by_capture(square));
    });
    total_ += tally.total();
  }

  PASSANT_INLINE Bitboard concerning_king(const Concerns& concerns, const Batch& batch) const {
    const Bitboard captures = batch.moved_to(kKingAttacks.at[replier_.king()] & replier_.men().all);
    if (replier_.king_goals() == 0) return captures;
    return captures | batch.concerning(concerns.zone);
  }

  const TheReplier& replier_;
  Children children_;
  std::uint64_t total_ = 0;
};

/// For positions with more moves than are counted together: at 64 a set of children is one word.
template <Color kMover, class Sliders>
[[gnu::noinline]] std::uint64_t count_replies_one_by_one(const State& state) {
  MoveCounter counter;
  for_each_child<kMover, Sliders>(
      state, [&](const State& child, auto) { generate<kOpponent<kMover>, Sliders>(child, counter); });
  return counter.total();
}

/// The leaves of the next two plies. REQUIRES: kMover is to move, and `node` is that of `state`.
template <Color kMover, class Sliders>
std::uint64_t count_replies(const State& state, const Node& node) {
  const Replier<kOpponent<kMover>, Sliders> replier(state, node);
  ChildrenRoom room;
  ReplyCounter<kMover, Sliders> counter(replier, room);
  const Constraints limits = replier.limits_of_mover();
  Generation<kMover, Sliders, ReplyCounter<kMover, Sliders>>(state, replier.enemy(), replier.men(), limits, counter)
      .all_moves();
  return counter.too_many() ? count_replies_one_by_one<kMover, Sliders>(state) : counter.total();
}

}  // namespace
}  // namespace passant::bitboard
