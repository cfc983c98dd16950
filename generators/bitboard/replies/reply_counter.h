// Counts the replies to all moves of a position, the last two plies of perft, without making any of the moves.
//
// The moves come from generate.h in groups. Most of them, the quiet ones, change little: a man goes from one square to
// another, and only the replies whose lines lead over one of the two squares change with it. So the replies are first
// counted for the board as it is, in three parts (knights; sliders and pawns; king), and each part is counted again
// only for the children that it concerns. Sets of squares say which children those are. A move that checks or changes
// a pin, and a move of two men, has its replies counted in full.
//
// The slow twin is play() and count_moves.h; replies_test.cpp compares the two.
#pragma once

#include "generators/bitboard/play.h"
#include "generators/bitboard/replies/children.h"
#include "generators/bitboard/replies/full_count.h"

namespace passant::bitboard {
namespace {

/// Counts nothing but captures en passant.
struct EnPassantCounter {
  std::uint64_t captures = 0;
  void en_passant(int, int) { ++captures; }
};

/// A Sink of generate.h.
template <Color kMover, class Sliders>
class ReplyCounter {
 public:
  PASSANT_INLINE ReplyCounter(const State& state, const Node& node) : state_(state), replier_(state, node) {}

  template <Man kMan>
  PASSANT_INLINE void man(int from, Bitboard targets) {
    const Bitboard checks = kMan == Man::Knight ? targets & replier_.knight_checks() : 0;
    children_.add(kMan, from, targets & ~checks);
    if (checks != 0) [[unlikely]] {
      for_each_square(checks, [&](int to) { count_in_full(replier_.moved(kMan, kMan, from, to)); });
    }
  }

  template <int kStep>
  PASSANT_INLINE void pawns(Bitboard targets) {
    const Bitboard checks = targets & replier_.pawn_checks();
    children_.add_pawns<kStep>(targets & ~checks);
    if (checks != 0) [[unlikely]] {
      for_each_square(checks, [&](int to) { count_in_full(replier_.moved(Man::Pawn, Man::Pawn, to - kStep, to)); });
    }
  }

  template <int kStep>
  PASSANT_INLINE void double_steps(Bitboard targets) {
    pawns<kStep>(targets);
    const Bitboard enemies = replier_.men().pawns;
    const Bitboard beside = targets & (shifted<1>(enemies) | shifted<-1>(enemies));
    if (beside != 0) [[unlikely]] {
      for_each_square(beside, [&](int to) { count_en_passant(to - kStep, to); });
    }
  }

  template <int kStep>
  PASSANT_INLINE void promotions(Bitboard targets) {
    if (targets != 0) [[unlikely]] {
      for_each_square(targets, [&](int to) { promotion(to - kStep, to); });
    }
  }
  void en_passant(int from, int target) { count_in_full(replier_.captured_en_passant(from, target)); }
  template <class Path>
  void castling() {
    count_in_full(replier_.template castled<Path>());
  }

  /// REQUIRES: all moves have been handed over.
  PASSANT_INLINE std::uint64_t total() {
    const Parts parts = parts_now();
    for (unsigned first = 0; first < children_.size(); first += 64) count_quiet_children(parts, first);
    return total_;
  }

 private:
  static constexpr Color kReplier = kOpponent<kMover>;
  using Concerns = typename Replier<kReplier, Sliders>::Concerns;

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

  PASSANT_INLINE Child child(unsigned index) const {
    return replier_.moved(children_.man(index), children_.man(index), children_.from(index), children_.to(index));
  }

  PASSANT_INLINE void count_quiet_children(const Parts& parts, unsigned first) {
    const Concerns& concerns = parts.concerns;
    const Bitboard quiet = without_checks_and_pins(children_.touching(first, concerns.king_lines), first);
    const Bitboard captures = quiet & children_.moved_to(first, replier_.men().all);
    const Bitboard lines = quiet & children_.touching(first, concerns.lines) & ~captures;
    const Bitboard king = quiet & concerning_king(concerns, first);
    total_ += count(quiet) * std::uint64_t{replier_.knight_moves()};
    total_ += count(quiet & ~lines & ~captures) * parts.lines;
    total_ += count(quiet & ~king) * parts.king;
    count_line_moves(lines, captures, first);
    count_king_moves(king, first);
  }

  /// Of the children that touch the king's lines, those with checks or other pins are counted in full and left out.
  PASSANT_INLINE Bitboard without_checks_and_pins(Bitboard touching, unsigned first) {
    Bitboard changed = 0;
    for_each_square(touching, [&](int n) {
      changed |= static_cast<Bitboard>(replier_.king_lines_changed(child(first + static_cast<unsigned>(n)))) << n;
    });
    for_each_square(changed, [&](int n) { count_in_full(child(first + static_cast<unsigned>(n))); });
    return children_.all(first) & ~changed;
  }

  PASSANT_INLINE Bitboard concerning_king(const Concerns& concerns, unsigned first) const {
    const Bitboard captures = children_.moved_to(first, kKingAttacks.at[replier_.king()] & replier_.men().all);
    if (replier_.king_goals() == 0) return captures;
    return captures | children_.touching(first, concerns.zone) |
           children_.touching_by_leapers(first, kLeaperZone.at[replier_.king()]);
  }

  PASSANT_INLINE void count_line_moves(Bitboard lines, Bitboard captures, unsigned first) {
    Tally tally;
    for_each_square(lines, [&](int n) {
      replier_.tally_line_moves(tally, replier_.line_moves(child(first + static_cast<unsigned>(n)).occupied));
    });
    for_each_square(captures, [&](int n) {
      const unsigned index = first + static_cast<unsigned>(n);
      const int square = children_.to(index);
      replier_.tally_line_moves(tally, replier_.line_moves_after_capture(child(index).occupied, square));
      total_ += static_cast<std::uint64_t>(replier_.knight_moves_gained_by_capture(square));
    });
    total_ += tally.total();
  }

  PASSANT_INLINE void count_king_moves(Bitboard king, unsigned first) {
    for_each_square(king, [&](int n) { total_ += replier_.king_moves(child(first + static_cast<unsigned>(n))); });
  }

  PASSANT_INLINE void count_in_full(const Child& child) { total_ += replier_.count_in_full(child); }

  [[gnu::noinline]] void promotion(int from, int to) {
    for (const Man man : {Man::Queen, Man::Rook, Man::Bishop, Man::Knight}) {
      count_in_full(replier_.moved(Man::Pawn, man, from, to));
    }
  }

  [[gnu::noinline]] void count_en_passant(int from, int to) {
    State child = state_;
    play(child, static_cast<std::uint16_t>(from | to << 6));
    EnPassantCounter counter;
    Generation<kReplier, Sliders, EnPassantCounter>(child, counter).en_passant_captures();
    total_ += counter.captures;
  }

  const State& state_;
  Replier<kReplier, Sliders> replier_;
  Children children_;
  std::uint64_t total_ = 0;
};

/// The leaves of the next two plies. REQUIRES: kMover is to move, and `node` is that of `state`.
template <Color kMover, class Sliders>
std::uint64_t count_replies(const State& state, const Node& node) {
  ReplyCounter<kMover, Sliders> counter(state, node);
  generate<kMover, Sliders>(state, counter);
  return counter.total();
}

}  // namespace
}  // namespace passant::bitboard
