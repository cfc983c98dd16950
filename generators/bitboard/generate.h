// The legal moves of one side, in groups, handed to a `Sink` that lists, counts or plays them.
//
// Every move is legal by construction: constraints.h says where a man may go, and no move is played to see what
// happens. Only the en passant capture, which takes two men off one rank, asks for the attacks on the king with the
// board as it will be. Written from the Laws of Chess (FIDE 2023, articles 3.1 to 3.9).
//
// A Sink has
//   man<kMan>(from, targets)                   one man to each of several squares
//   pawns<kStep>(targets)                      pawns that each came from target - kStep
//   double_steps<kStep>(targets)
//   promotions<kStep>(targets)                 four moves for each target
//   en_passant(from, target)
//   castling<CastlingPath>()
#pragma once

#include "generators/bitboard/castling.h"
#include "generators/bitboard/constraints.h"

namespace passant::bitboard {
namespace {

enum class Man : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

template <Color kUs, class Sliders, class Sink>
class Generation {
 public:
  PASSANT_INLINE Generation(const State& state, const Men& us, const Men& them, const Constraints& limits, Sink& sink)
      : state_(state),
        us_(us),
        them_(them),
        occupied_(us_.all | them_.all),
        limits_(limits),
        targets_(~us_.all & limits_.ends_check),
        sink_(sink) {}

  PASSANT_INLINE void all_moves() {
    king_moves();
    if (targets_ != 0) {
      knight_moves();
      line_moves();
    }
    if (state_.target != kNoTarget) en_passant_captures();
    if (!limits_.in_check && state_.castling != 0) castling_moves();
  }

  PASSANT_INLINE void en_passant_captures() {
    const Bitboard target = bit(state_.target);
    const Bitboard passed = shifted<-kForward>(target) & them_.pawns;
    if (passed == 0 || (target & occupied_) != 0) return;
    for_each_square(kPawnAttacks[static_cast<int>(kThem)].at[state_.target] & us_.pawns, [&](int from) {
      if (!attacked_after_capture(bit(from), target, passed)) sink_.en_passant(from, state_.target);
    });
  }

 private:
  static constexpr Color kThem = kOpponent<kUs>;
  static constexpr int kForward = kUp<kUs>;
  static constexpr Bitboard kBeforeLastRank = kUs == Color::White ? kRank8 >> 8U : kRank1 << 8U;
  static constexpr Bitboard kThirdRank = kUs == Color::White ? kRank1 << 16U : kRank8 >> 16U;

  PASSANT_INLINE void king_moves() {
    if (us_.king != 0) {
      sink_.template man<Man::King>(limits_.king, kKingAttacks.at[limits_.king] & ~us_.all & ~limits_.danger);
    }
  }

  /// A pinned knight never stays on the line.
  PASSANT_INLINE void knight_moves() {
    for_each_square(us_.knights & ~limits_.pinned,
                    [&](int from) { sink_.template man<Man::Knight>(from, kKnightAttacks.at[from] & targets_); });
  }

  PASSANT_INLINE void some_slider_moves(Bitboard some, Bitboard allowed) {
    for_each_square(us_.diagonals & ~us_.straights & some, [&](int from) {
      sink_.template man<Man::Bishop>(from, Sliders::bishop(from, occupied_) & allowed);
    });
    for_each_square(us_.straights & ~us_.diagonals & some,
                    [&](int from) { sink_.template man<Man::Rook>(from, Sliders::rook(from, occupied_) & allowed); });
    for_each_square(us_.diagonals & us_.straights & some, [&](int from) {
      const Bitboard attacks = Sliders::bishop(from, occupied_) | Sliders::rook(from, occupied_);
      sink_.template man<Man::Queen>(from, attacks & allowed);
    });
  }

  /// Men that move along lines: first those that may go anywhere, all at once, then each pinned one. One loop, so that
  /// the code is there once.
  PASSANT_INLINE void line_moves() {
    const Bitboard men = us_.all & ~us_.knights & ~us_.king;
    Bitboard some = men & ~limits_.pinned;
    Bitboard allowed = targets_;
    for (Bitboard pinned = men & limits_.pinned;; pinned = without_lowest(pinned)) {
      some_slider_moves(some, allowed);
      some_pawn_moves(us_.pawns & some, allowed);
      if (pinned == 0) return;
      some = pinned & -pinned;
      allowed = targets_ & kLine.at[limits_.king][lowest(pinned)];
    }
  }

  PASSANT_INLINE void some_pawn_moves(Bitboard pawns, Bitboard allowed) {
    const Bitboard promoting = pawns & kBeforeLastRank;
    if (promoting != 0) [[unlikely]] {
      sink_.template promotions<kForward>(pushed(promoting) & allowed);
      sink_.template promotions<kForward - 1>(shifted<kForward - 1>(promoting) & them_.all & allowed);
      sink_.template promotions<kForward + 1>(shifted<kForward + 1>(promoting) & them_.all & allowed);
    }
    const Bitboard others = pawns & ~kBeforeLastRank;
    const Bitboard single = pushed(others);
    sink_.template pawns<kForward>(single & allowed);
    sink_.template double_steps<2 * kForward>(pushed(single & kThirdRank) & allowed);
    sink_.template pawns<kForward - 1>(shifted<kForward - 1>(others) & them_.all & allowed);
    sink_.template pawns<kForward + 1>(shifted<kForward + 1>(others) & them_.all & allowed);
  }
  Bitboard pushed(Bitboard pawns) const { return shifted<kForward>(pawns) & ~occupied_; }

  /// Would the king be attacked with both pawns gone from their squares and ours on the target?
  bool attacked_after_capture(Bitboard from, Bitboard target, Bitboard passed) const {
    const int king = limits_.king;
    const Bitboard after = (occupied_ ^ from ^ passed) | target;
    return (Sliders::bishop(king, after) & them_.diagonals) != 0 ||
           (Sliders::rook(king, after) & them_.straights) != 0 || (kKnightAttacks.at[king] & them_.knights) != 0 ||
           (kPawnAttacks[static_cast<int>(kUs)].at[king] & them_.pawns & ~passed) != 0;
  }

  PASSANT_INLINE void castling_moves() {
    castling_move<Side::King>();
    castling_move<Side::Queen>();
  }

  template <Side kSide>
  PASSANT_INLINE void castling_move() {
    using Path = CastlingPath<kUs, kSide>;
    if ((occupied_ & Path::kMustBeEmpty) != 0) return;
    const bool right = (state_.castling & Path::kRight) != 0;
    const bool at_home = (us_.king & Path::kKingFrom) != 0 && (us_.straights & Path::kRookFrom) != 0;
    if (right && at_home && (limits_.danger & Path::kMustBeSafe) == 0) {
      sink_.template castling<Path>();
    }
  }

  const State& state_;
  const Men& us_;
  const Men& them_;
  const Bitboard occupied_;
  const Constraints& limits_;
  const Bitboard targets_;
  Sink& sink_;
};

template <Color kUs, class Sliders, class Sink>
void generate(const State& state, Sink& sink) {
  const Men us = men_of<kUs>(state);
  const Men them = men_of<kOpponent<kUs>>(state);
  const Constraints limits = constraints<kUs, Sliders>(us, them);
  Generation<kUs, Sliders, Sink>(state, us, them, limits, sink).all_moves();
}

}  // namespace
}  // namespace passant::bitboard
