// Makes the position after each legal move, one after the other. play.h has to ask what stands on a square; here the
// generator says which man moves, so that a child is one copy of a cache line and the change of two or three words.
//
// Tested by forms_test.cpp: the children are those that play() makes.
#pragma once

#include "generators/bitboard/generate.h"
#include "generators/bitboard/play.h"

namespace passant::bitboard {
namespace {

/// How a child came about: by one man's step to an empty square …
template <Man kMan>
struct QuietStep {
  int from;
  int to;
};
/// … or with men that appear or vanish, or two that move.
struct OtherMove {};

/// A Sink of generate.h that calls `visit` with each child and how it came about.
template <Color kUs, class Visit>
class ChildMaker {
 public:
  ChildMaker(const State& state, Visit& visit) : base_(state), visit_(visit) {
    ++base_.halfmove_clock;
    base_.fullmove_number += kUs == Color::Black ? 1U : 0U;
    base_.to_move = kOpponent<kUs>;
    base_.target = kNoTarget;
    enemies_ = kUs == Color::White ? occupied(state) & ~state.white : state.white;
  }

  template <Man kMan>
  void man(int from, Bitboard targets) {
    for_each_square(targets & ~enemies_,
                    [&](int to) { finish(step<kMan>(base_, from, to), from, to, QuietStep<kMan>{from, to}); });
    for_each_square(targets & enemies_,
                    [&](int to) { finish(step<kMan>(without_captured(to), from, to), from, to, OtherMove{}); });
  }
  template <int kStep>
  void pawns(Bitboard targets) {
    for_each_square(targets, [&](int to) {
      if constexpr (kStep % 8 == 0) {
        finish(pawn_step<kStep>(to), to - kStep, to, QuietStep<Man::Pawn>{to - kStep, to});
      } else {
        finish(pawn_step<kStep>(to), to - kStep, to, OtherMove{});
      }
    });
  }
  template <int kStep>
  void double_steps(Bitboard targets) {
    for_each_square(targets, [&](int to) {
      State child = pawn_step<kStep>(to);
      child.target = static_cast<std::uint8_t>(to - kStep / 2);
      visit_(child, QuietStep<Man::Pawn>{to - kStep, to});
    });
  }
  template <int kStep>
  void promotions(Bitboard targets) {
    for_each_square(targets, [&](int to) {
      for (const PieceKind kind : {PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight}) {
        State child = pawn_step<kStep>(to);
        promote(child, bit(to), kind);
        finish(child, to - kStep, to, OtherMove{});
      }
    });
  }
  void en_passant(int from, int to) {
    State child = step<Man::Pawn>(base_, from, to);
    child.halfmove_clock = 0;
    clear(child, bit(to - kUp<kUs>));
    visit_(child, OtherMove{});
  }
  template <class Path>
  void castling() {
    State child = step<Man::King>(base_, Path::kFrom, Path::kTo);
    child.straights ^= Path::kRookFrom | Path::kRookTo;
    if (kUs == Color::White) child.white ^= Path::kRookFrom | Path::kRookTo;
    finish(child, Path::kFrom, Path::kTo, OtherMove{});
  }

 private:
  template <Man kMan>
  static State step(const State& before, int from, int to) {
    State child = before;
    const Bitboard both = bit(from) | bit(to);
    if (kMan == Man::Pawn) child.pawns ^= both;
    if (kMan == Man::Knight) child.knights ^= both;
    if (kMan == Man::Bishop || kMan == Man::Queen) child.diagonals ^= both;
    if (kMan == Man::Rook || kMan == Man::Queen) child.straights ^= both;
    if (kMan == Man::King) child.kings ^= both;
    if (kUs == Color::White) child.white ^= both;
    return child;
  }

  State without_captured(int square) const {
    State child = base_;
    clear(child, bit(square));
    child.halfmove_clock = 0;
    return child;
  }

  /// Straight ahead nothing is captured.
  template <int kStep>
  State pawn_step(int to) const {
    State child = step<Man::Pawn>(kStep % 8 == 0 ? base_ : without_captured(to), to - kStep, to);
    child.halfmove_clock = 0;
    return child;
  }

  template <class How>
  void finish(const State& moved, int from, int to, How how) {
    State child = moved;
    child.castling &= kRightsKept.at[from] & kRightsKept.at[to];
    visit_(child, how);
  }

  State base_;
  Visit& visit_;
  Bitboard enemies_;
};

template <Color kUs, class Sliders, class Visit>
void for_each_child(const State& state, Visit visit) {
  ChildMaker<kUs, Visit> maker(state, visit);
  generate<kUs, Sliders>(state, maker);
}

}  // namespace
}  // namespace passant::bitboard
