// The numbers of legal moves of eight unrelated positions at once, one in each word of a register. Where a position by
// itself is counted in eight directions at once (replies/count_at_once.h), here each direction is counted in eight
// positions: nothing has to be looked up or gone through man by man, and all eight take the same steps.
//
// What is rare is left out and counted by itself: positions in check, and those with a pawn beside the en passant
// target.
//
// Tested by batch_test.cpp, the property of the forms in fuzz/properties_test.cpp and the fuzz target differential:
// every count against the list of the position alone.
#pragma once

#include "generators/bitboard/batch/eight_positions.h"
#include "generators/bitboard/castling.h"

namespace passant::bitboard {
namespace {

PASSANT_INLINE Eight sum(Eight a, Eight b) { return {_mm512_add_epi64(a.words, b.words)}; }
template <class... More>
PASSANT_INLINE Eight sum(Eight a, Eight b, More... more) {
  return sum(sum(a, b), sum(more...));
}
PASSANT_INLINE Eight sum(Eight a) { return a; }
PASSANT_INLINE Eight counted(Eight set) { return {_mm512_popcnt_epi64(set.words)}; }

/// The moves of each position. REQUIRES: it is not rare.
class EightCounts {
 public:
  PASSANT_INLINE explicit EightCounts(const EightPositions& positions) : on_(positions) {}

  PASSANT_INLINE Eight moves() const { return sum(line_moves(), knight_moves(), pawn_moves(), king_moves()); }

 private:
  PASSANT_INLINE Eight line_moves() const {
    return sum(line_moves_along<Ranks>(on_.us.straights, on_.pinned_on_rank),
               line_moves_along<Files>(on_.us.straights, on_.pinned_on_file),
               line_moves_along<Diagonals>(on_.us.diagonals, on_.pinned_on_diagonal),
               line_moves_along<Antidiagonals>(on_.us.diagonals, on_.pinned_on_antidiagonal));
  }
  template <class TheAxis>
  PASSANT_INLINE Eight line_moves_along(Eight sliders, Eight pinned_here) const {
    const Eight men = TheAxis::turned(on_.all);
    const Eight own = TheAxis::turned(on_.us.all);
    const Eight free = TheAxis::turned(unpinned(sliders, pinned_here));
    return sum(line_moves_in(men, own, free, TheAxis::last_squares()),
               line_moves_in(mirrored(men), mirrored(own), mirrored(free), TheAxis::last_squares_back()));
  }
  PASSANT_INLINE static Eight line_moves_in(Eight men, Eight own, Eight sliders, Eight last) {
    const Eight edged = men | last;
    const Eight seen = minus_in_bytes(edged, up_in_bytes(without(sliders, last)));
    return counted(logic<0x14>(edged, seen, own));  // (edged ^ seen) & ~own
  }
  /// A pinned man moves on the line of its pin only: men & ~(pinned & ~pinned_here).
  PASSANT_INLINE Eight unpinned(Eight men, Eight pinned_here) const {
    return logic<0xB0>(men, on_.pinned, pinned_here);
  }

  PASSANT_INLINE Eight knight_moves() const {
    return sum(knight_moves_by<6>(), knight_moves_by<-6>(), knight_moves_by<10>(), knight_moves_by<-10>(),
               knight_moves_by<15>(), knight_moves_by<-15>(), knight_moves_by<17>(), knight_moves_by<-17>());
  }
  template <int kStep>
  PASSANT_INLINE Eight knight_moves_by() const {
    return counted(without(shifted<kStep>(without(on_.us.knights, on_.pinned)), on_.us.all));
  }

  PASSANT_INLINE Eight pawn_moves() const {
    const Eight single = without(shifted<8>(unpinned(on_.us.pawns, on_.pinned_on_file)), on_.all);
    const Eight twice = without(shifted<8>(single & each(kRank1 << 16U)), on_.all);
    const Eight right = shifted<9>(unpinned(on_.us.pawns, on_.pinned_on_diagonal)) & on_.them.all;
    const Eight left = shifted<7>(unpinned(on_.us.pawns, on_.pinned_on_antidiagonal)) & on_.them.all;
    const auto last = [](Eight set) { return counted(set & each(kRank8)); };
    const Eight promotions = sum(last(single), last(right), last(left));  // three moves more for each
    return sum(counted(single), counted(twice), counted(right), counted(left), promotions, promotions, promotions);
  }

  PASSANT_INLINE Eight king_moves() const {
    const Eight steps = counted(without(without(king_attacks(on_.us.king), on_.us.all), on_.danger));
    return one_more(one_more(steps, may_castle<passant::Side::King>()), may_castle<passant::Side::Queen>());
  }
  PASSANT_INLINE static Eight one_more(Eight counts, __mmask8 where) {
    return {_mm512_mask_add_epi64(counts.words, where, counts.words, each(1).words)};
  }
  template <passant::Side kSide>
  PASSANT_INLINE __mmask8 may_castle() const {
    using Path = CastlingPath<Color::White, kSide>;
    const auto some = [](__mmask8 among, Eight set, Bitboard squares) {
      return _mm512_mask_test_epi64_mask(among, set.words, each(squares).words);
    };
    const Eight prevents = with_both(on_.all & each(Path::kMustBeEmpty), on_.danger, each(Path::kMustBeSafe));
    const __mmask8 free = _mm512_testn_epi64_mask(prevents.words, prevents.words);
    return some(some(some(free, on_.rights, Path::kRight), on_.us.king, Path::kKingFrom), on_.us.straights,
                Path::kRookFrom);
  }

  const EightPositions& on_;
};

/// Those that are not to be counted here.
PASSANT_INLINE __mmask8 rare(const EightPositions& on) {
  const Eight checked = on.danger & on.us.king;
  const Eight capturers = attacks_down(on.target) & on.us.pawns;
  return static_cast<__mmask8>(directions_of(checked | capturers));
}

}  // namespace
}  // namespace passant::bitboard
