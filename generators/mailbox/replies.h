// How many replies there are to each move of a position, for most moves without playing them. A move leaves one square
// and comes to another: the number of replies changes by what these squares are worth (worth.h), and the other king's
// moves by what the man attacked and attacks (king_watch.h). A move that may do more, as giving check, is played.
//
// This is the last ply but one of every perft; property_test.cpp compares each move with playing it.
#pragma once

#include <optional>

#include "generators/mailbox/count.h"
#include "generators/mailbox/king_watch.h"
#include "generators/mailbox/notes.h"
#include "generators/mailbox/play.h"
#include "generators/mailbox/worth.h"

namespace passant::mailbox {

/// Replies to the moves of `Us`, which is to move. REQUIRES: the other king is not in check.
template <Color Us>
class Replies {
 public:
  /// `danger`: of the other king.
  Replies(Diagram& diagram, const Danger& danger)
      : diagram_(diagram),
        watch_(diagram, notes_),
        worth_(diagram, notes_),
        has_shields_(danger.shields != 0),
        king_moves_now_(count_king_moves(watch_.now())) {
    Counter by_shields;
    shield_moves<kThem>(diagram, danger, by_shields);
    const ShieldsSetAside<kThem> aside(diagram, danger);
    other_moves_now_ = static_cast<int>(by_shields.count) + worth_.run();
  }

  /// The number of replies to a legal move.
  unsigned operator()(Motion motion) {
    if (motion.special() >= Special::DoubleStep && needs_playing(motion)) return play(motion);
    const Marks touched = marks(motion);
    if ((touched & kTouchesKing) != 0) return play(motion);
    const Ring steps = watch_.after(motion, kind_after(motion));
    if ((steps & kOwnSquare) != 0) return play(motion);
    const std::optional<int> change = worth(motion, touched);
    if (!change) return play(motion);
    return static_cast<unsigned>(other_moves_now_ + *change) + king_moves(motion, touched, steps);
  }

 private:
  static constexpr Color kThem = opponent(Us);

  bool needs_playing(Motion motion) const { return motion.special() != Special::DoubleStep || meets_pawn(motion.to()); }

  /// A double step beside a pawn, which may then capture en passant.
  bool meets_pawn(Spot spot) const {
    constexpr Cell kPawn = cell(kThem, PieceKind::Pawn);
    return diagram_.cells[spot - kRight] == kPawn || diagram_.cells[spot + kRight] == kPawn;
  }

  Marks marks(Motion motion) const {
    constexpr Marks kEitherWay = kTouchesKing | kTouchesSteps;
    const Marks along = touches_axis(axis_between(motion.from(), motion.to()));
    return (notes_.marks(motion.from()) & (kEitherWay | along)) | (notes_.marks(motion.to()) & kEitherWay);
  }

  PieceKind kind_after(Motion motion) const {
    return is_promotion(motion.special()) ? promotion_kind(motion.special()) : kind_of(diagram_.cells[motion.from()]);
  }

  std::optional<int> worth(Motion motion, Marks touched) const {
    const int both = notes_.worth(motion.from()) + notes_.worth(motion.to());
    if ((touched & ~kTouchesSteps) == 0) return both;
    if (has_shields_) return std::nullopt;  // they have no worth, yet along_line would see them
    const std::optional<int> more = worth_.along_line(motion.from(), motion.to());
    return more ? std::optional(both + *more) : std::nullopt;
  }

  unsigned king_moves(Motion motion, Marks touched, Ring steps) {
    if ((touched & kTouchesSteps) != 0) return play_for_king(motion);
    return steps == watch_.now() ? king_moves_now_ : count_king_moves(steps);
  }

  // The way for few moves must not be in the way of the many.
  [[gnu::noinline]] unsigned play(Motion motion) {
    Player<Us> player(diagram_);
    const Undo undo = player.play(motion);
    const unsigned replies = count_moves<kThem>(diagram_);
    player.take_back(motion, undo);
    return replies;
  }

  [[gnu::noinline]] unsigned play_for_king(Motion motion) {
    Player<Us> player(diagram_);
    const Undo undo = player.play(motion);
    const unsigned moves = count_king_moves(safe_steps<kThem>(diagram_));
    player.take_back(motion, undo);
    return moves;
  }

  Diagram& diagram_;
  Notes notes_;
  KingWatch<kThem> watch_;
  Worth<kThem> worth_;
  const bool has_shields_;
  const unsigned king_moves_now_;
  int other_moves_now_ = 0;
};

}  // namespace passant::mailbox
