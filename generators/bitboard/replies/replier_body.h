// How a Replier is prepared, what a child looks like to it, and the parts of the count (replier.h).
#pragma once

#include "generators/bitboard/replies/replier.h"

namespace passant::bitboard {
namespace {

template <Color kUs, class Sliders>
PASSANT_INLINE Replier<kUs, Sliders>::Replier(const State& state, const Node& node)
    : us_(men_of<kUs>(state)),
      them_(men_of<kThem>(state)),
      occupied_(us_.all | them_.all),
      king_(king_square(us_)),
      all_(node.occupied),
      after_king_(load(kSquareAfter.at[king_])) {
  const Compass theirs = kUs == Color::White ? without(node.occupied, node.white) : node.white;
  own_ = without(node.occupied, theirs);
  sliders_ = without(node.sliders, theirs);
  pawns_ = without(node.pawns, theirs);
  enemy_sliders_ = node.sliders & theirs;
  pinned_ = view_from_king(all_, after_king_, own_, enemy_sliders_).pinned;
  const Pins pins = pins_of(pinned_, sliders_, pawns_);
  line_men_ = line_men<kUs>(own_, pins.sliders, pins.pawns);
  captures_ = without(line_men_.captures, own_);
  promotes_ = (us_.pawns & kBeforeLastRank) != 0;
  free_knights_ = us_.knights & ~pins.men;
  for_each_square(free_knights_, [&](int from) { knight_moves_ += count(kKnightAttacks.at[from] & ~us_.all); });
  steps_ = kKingAttacks.at[king_] & ~us_.all;
  const bool at_home = king_ == Short::kFrom;
  may_short_ = at_home && (state.castling & Short::kRight) != 0 && (us_.all & Short::kMustBeEmpty) == 0;
  may_long_ = at_home && (state.castling & Long::kRight) != 0 && (us_.all & Long::kMustBeEmpty) == 0;
  find_leaper_attacks();
}

template <Color kUs, class Sliders>
PASSANT_INLINE void Replier<kUs, Sliders>::find_leaper_attacks() {
  const Bitboard left = shifted<kUp<kThem> - 1>(them_.pawns);
  const Bitboard right = shifted<kUp<kThem> + 1>(them_.pawns);
  leaped_once_ = left | right;
  leaped_twice_ = left & right;
  const auto add = [&](Bitboard attacks) {
    leaped_twice_ |= leaped_once_ & attacks;
    leaped_once_ |= attacks;
  };
  for_each_square(them_.knights, [&](int from) { add(kKnightAttacks.at[from]); });
  add(kKingAttacks.at[king_square(them_)]);
}

template <Color kUs, class Sliders>
PASSANT_INLINE Child Replier<kUs, Sliders>::unmoved() const {
  const Bitboard leaper_checkers = (knight_checks() & them_.knights) | (pawn_checks() & them_.pawns);
  return {all_, own_, enemy_sliders_, occupied_, 0, them_.diagonals, them_.straights, leaped_once_, leaper_checkers};
}

template <Color kUs, class Sliders>
PASSANT_INLINE Child Replier<kUs, Sliders>::moved(Man before, Man after, int from, int to) const {
  const Compass gone = load(kSquare.at[from]);
  const Compass come = load(kSquare.at[to]);
  Child child;
  child.occupied = replaced(all_, gone, come);
  child.own = without(own_, come);
  child.enemy_sliders = replaced_in(kSlidingDirections[static_cast<int>(after)], enemy_sliders_, gone, come);
  child.all = (occupied_ & ~bit(from)) | bit(to);
  child.taken = us_.all & bit(to);
  child.enemy_diagonals = (them_.diagonals & ~bit(from)) | (slides_diagonally(after) ? bit(to) : 0);
  child.enemy_straights = (them_.straights & ~bit(from)) | (slides_straight(after) ? bit(to) : 0);
  child.leaper_attacks = leaper_attacks_after(kLeaperAttacks<kThem>[static_cast<int>(before)] -> at[from],
                                              kLeaperAttacks<kThem>[static_cast<int>(after)] -> at[to]);
  child.leaper_checker = kLeaperAttacks<kUs>[static_cast<int>(after)] -> at[king_] & bit(to);
  return child;
}

/// The rook's part comes on top of the king's.
template <Color kUs, class Sliders>
template <class Path>
PASSANT_INLINE Child Replier<kUs, Sliders>::castled() const {
  static constexpr CompassRow kRookRow = compass_row(Path::kRookFrom | Path::kRookTo);
  Child child = moved(Man::King, Man::King, Path::kFrom, Path::kTo);
  child.occupied = child.occupied ^ load(kRookRow);
  child.enemy_sliders = child.enemy_sliders ^ only(kStraightDirections, load(kRookRow));
  child.all ^= Path::kRookFrom | Path::kRookTo;
  child.enemy_straights ^= Path::kRookFrom | Path::kRookTo;
  return child;
}

template <Color kUs, class Sliders>
PASSANT_INLINE Child Replier<kUs, Sliders>::captured_en_passant(int from, int to) const {
  const int passed = to + kUp<kUs>;
  Child child = moved(Man::Pawn, Man::Pawn, from, to);
  child.occupied = without(child.occupied, load(kSquare.at[passed]));
  child.own = without(child.own, load(kSquare.at[passed]));
  child.all &= ~bit(passed);
  child.taken = bit(passed);
  return child;
}

template <Color kUs, class Sliders>
PASSANT_INLINE void Replier<kUs, Sliders>::tally_moves(Tally& tally, Compass moves, const LineMen& men) const {
  tally.add(moves);
  if (promotes_) tally.add_thrice(moves & (men.pushes | men.captures) & load(kLastRankRow));
}

/// A captured knight moves no more; those that could only defend its square may now capture there.
template <Color kUs, class Sliders>
PASSANT_INLINE int Replier<kUs, Sliders>::knight_moves_gained_by_capture(int square) const {
  const int gained = static_cast<int>(count(kKnightAttacks.at[square] & free_knights_));
  if ((free_knights_ & bit(square)) == 0) return gained;
  return gained - static_cast<int>(count(kKnightAttacks.at[square] & ~us_.all));
}

template <Color kUs, class Sliders>
PASSANT_INLINE unsigned Replier<kUs, Sliders>::king_steps(const Child& child, Bitboard danger) const {
  return count((steps_ | (kKingAttacks.at[king_] & child.taken)) & ~danger);
}

template <Color kUs, class Sliders>
PASSANT_INLINE unsigned Replier<kUs, Sliders>::castling_moves(const Child& child, Bitboard danger) const {
  const auto prevents = [&]<class Path>(Path) {
    return (child.all & Path::kMustBeEmpty) | (danger & Path::kMustBeSafe) | (child.taken & Path::kRookFrom);
  };
  unsigned moves = 0;
  if (may_short_) moves += prevents(Short{}) == 0 ? 1 : 0;
  if (may_long_) moves += prevents(Long{}) == 0 ? 1 : 0;
  return moves;
}

template <Color kUs, class Sliders>
PASSANT_INLINE unsigned Replier<kUs, Sliders>::king_moves(const Child& child) const {
  const Bitboard attacked = danger(child);
  return king_steps(child, attacked) + castling_moves(child, attacked);
}

/// The squares of both pawns are empty then, and the target has the capturer. Since the replier was not in check before
/// the double step, only a line that opens can give check.
template <Color kUs, class Sliders>
PASSANT_INLINE unsigned Replier<kUs, Sliders>::en_passant_captures(int from, int to) const {
  const Bitboard target = bit((from + to) / 2);
  const Bitboard capturers = (shifted<1>(bit(to)) | shifted<-1>(bit(to))) & us_.pawns;
  unsigned captures = 0;
  for_each_square(capturers, [&](int capturer) {
    const Bitboard after = (occupied_ & ~bit(from) & ~bit(capturer)) | target;
    const Bitboard checkers =
        (Sliders::bishop(king_, after) & them_.diagonals) | (Sliders::rook(king_, after) & them_.straights);
    captures += checkers == 0 ? 1 : 0;
  });
  return captures;
}

}  // namespace
}  // namespace passant::bitboard
