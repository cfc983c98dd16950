// The numbers of legal moves of eight unrelated positions at once, one in each word of a register. Where a position by
// itself is counted in eight directions at once (replies/count_at_once.h), here each direction is counted in eight
// positions: nothing has to be looked up or gone through man by man, and all eight take the same steps.
//
// What is rare is left out and counted by itself: positions in check, and those with a pawn beside the en passant
// target.
//
// Tested by batch_test.cpp: every count against the count of the position alone.
#pragma once

#include "generators/bitboard/batch/eight.h"
#include "generators/bitboard/castling.h"
#include "generators/bitboard/compass/lines.h"

namespace passant::bitboard {
namespace {

/// The men of eight positions, those with Black to move turned about (ranks only), so that all move up the board.
struct EightMen {
  Eight pawns;
  Eight knights;
  Eight diagonals;
  Eight straights;
  Eight king;
  Eight all;
};

/// The bytes of each word in order, or the other way round, for a shuffle within 16 bytes.
constexpr CompassRow order_of_ranks(bool turned) {
  CompassRow row{};
  for (unsigned n = 0; n < 64; ++n) {
    const unsigned from = turned ? (n % 16) ^ 7U : n % 16;
    row.word[n / 8] |= Bitboard{from} << (8 * (n % 8));
  }
  return row;
}

inline constexpr CompassRow kRanksKept = order_of_ranks(false);
inline constexpr CompassRow kRanksTurned = order_of_ranks(true);

class EightPositions {
 public:
  PASSANT_INLINE explicit EightPositions(const State* states) {
    __m512i row[8];
    for (int n = 0; n < 8; ++n) row[n] = _mm512_load_si512(states + n);
    transpose(row);
    const __mmask8 black = _mm512_test_epi64_mask(row[7], each(0xFF).words);
    const __m512i turn = _mm512_mask_mov_epi64(load(kRanksKept).words, black, load(kRanksTurned).words);
    const auto as_white = [turn](__m512i set) { return Eight{_mm512_shuffle_epi8(set, turn)}; };
    const Eight pawns = as_white(row[0]);
    const Eight knights = as_white(row[1]);
    const Eight diagonals = as_white(row[2]);
    const Eight straights = as_white(row[3]);
    const Eight kings = as_white(row[4]);
    const Eight white = as_white(row[5]);
    all_ = pawns | knights | diagonals | (straights | kings);
    const Eight own{_mm512_mask_andnot_epi64(white.words, black, white.words, all_.words)};
    us_ = {pawns & own, knights & own, diagonals & own, straights & own, kings & own, own};
    them_ = {without(pawns, own),     without(knights, own), without(diagonals, own),
             without(straights, own), without(kings, own),   without(all_, own)};
    // Two bits for each player (CastlingPath::kRight), of which the mover's come down.
    const __m512i rights = _mm512_srli_epi64(row[7], 8);
    rights_ = {_mm512_mask_srli_epi64(rights, black, rights, 2)};
    const __m512i target = _mm512_and_si512(_mm512_srli_epi64(row[7], 16), each(0xFF).words);
    target_ = as_white(_mm512_sllv_epi64(each(1).words, target));  // kNoTarget leads off the word
    look_along_lines();
  }

  /// Those that are not to be counted here.
  PASSANT_INLINE __mmask8 rare() const {
    const Eight capturers = (shifted<-7>(target_) | shifted<-9>(target_)) & us_.pawns;
    return _mm512_test_epi64_mask(danger_.words, us_.king.words) | static_cast<__mmask8>(directions_of(capturers));
  }

  /// The number of moves of each. REQUIRES: it is not rare.
  PASSANT_INLINE Eight moves() const {
    Eight total = add(line_moves(), knight_moves());
    total = add(total, pawn_moves());
    return add(total, king_moves());
  }

 private:
  PASSANT_INLINE static Eight add(Eight a, Eight b) { return {_mm512_add_epi64(a.words, b.words)}; }
  PASSANT_INLINE static Eight counted(Eight set) { return {_mm512_popcnt_epi64(set.words)}; }

  /// Row n becomes column n.
  PASSANT_INLINE static void transpose(__m512i (&row)[8]) {
    __m512i pair[8];
    for (int n = 0; n < 8; n += 2) {
      pair[n] = _mm512_unpacklo_epi64(row[n], row[n + 1]);
      pair[n + 1] = _mm512_unpackhi_epi64(row[n], row[n + 1]);
    }
    for (int odd = 0; odd < 2; ++odd) {
      const __m512i low = _mm512_shuffle_i64x2(pair[odd], pair[odd + 2], 0x88);
      const __m512i high = _mm512_shuffle_i64x2(pair[odd], pair[odd + 2], 0xDD);
      const __m512i low2 = _mm512_shuffle_i64x2(pair[odd + 4], pair[odd + 6], 0x88);
      const __m512i high2 = _mm512_shuffle_i64x2(pair[odd + 4], pair[odd + 6], 0xDD);
      row[odd] = _mm512_shuffle_i64x2(low, low2, 0x88);
      row[odd + 4] = _mm512_shuffle_i64x2(low, low2, 0xDD);
      row[odd + 2] = _mm512_shuffle_i64x2(high, high2, 0x88);
      row[odd + 6] = _mm512_shuffle_i64x2(high, high2, 0xDD);
    }
  }

  /// What the sliders of the other player attack once the king has left its square, and own men that they pin.
  PASSANT_INLINE void look_along_lines() {
    Eight attacked = look_along<Ranks>(them_.straights, pinned_on_rank_);
    attacked = attacked | look_along<Files>(them_.straights, pinned_on_file_);
    attacked = attacked | look_along<Diagonals>(them_.diagonals, pinned_on_diagonal_);
    attacked = attacked | look_along<Antidiagonals>(them_.diagonals, pinned_on_antidiagonal_);
    danger_ = mirrored(attacked) | leaper_attacks();
    pinned_ = pinned_on_rank_ | pinned_on_file_ | (pinned_on_diagonal_ | pinned_on_antidiagonal_);
  }

  /// Returns the attacks, each rank mirrored.
  template <class TheAxis>
  PASSANT_INLINE Eight look_along(Eight sliders, Eight& pinned) const {
    const Eight men = TheAxis::turned(all_);
    const Eight own = TheAxis::turned(us_.all);
    const Eight king = TheAxis::turned(us_.king);
    const Eight enemies = TheAxis::turned(sliders);
    const View forwards = view(men, own, king, enemies, TheAxis::last_squares());
    const View backwards =
        view(mirrored(men), mirrored(own), mirrored(king), mirrored(enemies), TheAxis::last_squares_back());
    pinned = mirrored(TheAxis::turned_back(forwards.pinned, backwards.pinned));
    return TheAxis::turned_back(forwards.attacked, backwards.attacked);
  }

  struct View {
    Eight attacked;
    Eight pinned;
  };
  PASSANT_INLINE static View view(Eight men, Eight own, Eight king, Eight sliders, Eight last) {
    const auto after = [&](Eight set) { return up_in_bytes(without(set, last)); };
    const Eight after_king = after(king);
    const Eight edged = men | last;
    const Eight shields = differing(edged, minus_in_bytes(edged, after_king), own);
    const Eight behind = differing_or(edged, shields, last);
    const Eight pinners = differing(behind, minus_in_bytes(behind, after_king), sliders);
    return {rays(differing_or(men, king, last), after(sliders)), only_where_any(pinners, shields)};
  }

  /// Of the other player's men that do not slide.
  PASSANT_INLINE Eight leaper_attacks() const {
    const Eight by_pawns = shifted<-7>(them_.pawns) | shifted<-9>(them_.pawns);
    return by_pawns | knight_attacks(them_.knights) | king_attacks(them_.king);
  }
  PASSANT_INLINE static Eight king_attacks(Eight king) {
    const Eight file = king | shifted<1>(king) | shifted<-1>(king);
    return file | moved<8>(file) | moved<-8>(file);
  }
  PASSANT_INLINE static Eight knight_attacks(Eight knights) {
    const Eight near = shifted<1>(knights) | shifted<-1>(knights);
    const Eight far = shifted<2>(knights) | shifted<-2>(knights);
    return moved<16>(near) | moved<-16>(near) | (moved<8>(far) | moved<-8>(far));
  }

  PASSANT_INLINE Eight line_moves() const {
    const Eight straights = add(line_moves_along<Ranks>(us_.straights, pinned_on_rank_),
                                line_moves_along<Files>(us_.straights, pinned_on_file_));
    const Eight diagonals = add(line_moves_along<Diagonals>(us_.diagonals, pinned_on_diagonal_),
                                line_moves_along<Antidiagonals>(us_.diagonals, pinned_on_antidiagonal_));
    return add(straights, diagonals);
  }
  /// A pinned man moves on the line of its pin only.
  template <class TheAxis>
  PASSANT_INLINE Eight line_moves_along(Eight sliders, Eight pinned_here) const {
    const Eight men = TheAxis::turned(all_);
    const Eight own = TheAxis::turned(us_.all);
    const Eight free = TheAxis::turned(unpinned(sliders, pinned_here));
    return add(line_moves_in(men, own, free, TheAxis::last_squares()),
               line_moves_in(mirrored(men), mirrored(own), mirrored(free), TheAxis::last_squares_back()));
  }
  PASSANT_INLINE static Eight line_moves_in(Eight men, Eight own, Eight sliders, Eight last) {
    const Eight edged = men | last;
    const Eight seen = minus_in_bytes(edged, up_in_bytes(without(sliders, last)));
    return counted(logic<0x14>(edged, seen, own));  // (edged ^ seen) & ~own
  }
  /// men & ~(pinned & ~pinned_here)
  PASSANT_INLINE Eight unpinned(Eight men, Eight pinned_here) const { return logic<0xB0>(men, pinned_, pinned_here); }

  PASSANT_INLINE Eight knight_moves() const {
    const Eight knights = without(us_.knights, pinned_);
    return add(add(add(knight_moves_by<6>(knights), knight_moves_by<-6>(knights)),
                   add(knight_moves_by<10>(knights), knight_moves_by<-10>(knights))),
               add(add(knight_moves_by<15>(knights), knight_moves_by<-15>(knights)),
                   add(knight_moves_by<17>(knights), knight_moves_by<-17>(knights))));
  }
  template <int kStep>
  PASSANT_INLINE Eight knight_moves_by(Eight knights) const {
    return counted(without(shifted<kStep>(knights), us_.all));
  }

  PASSANT_INLINE Eight pawn_moves() const {
    const Eight pushing = unpinned(us_.pawns, pinned_on_file_);
    const Eight single = without(moved<8>(pushing), all_);
    const Eight twice = without(moved<8>(single & each(kRank1 << 16U)), all_);
    const Eight right = shifted<9>(unpinned(us_.pawns, pinned_on_diagonal_)) & them_.all;
    const Eight left = shifted<7>(unpinned(us_.pawns, pinned_on_antidiagonal_)) & them_.all;
    const Eight steps = add(add(counted(single), counted(twice)), add(counted(right), counted(left)));
    const auto last = [](Eight set) { return counted(set & each(kRank8)); };
    const Eight promotions = add(add(last(single), last(right)), last(left));  // three moves more for each
    return add(steps, add(promotions, add(promotions, promotions)));
  }

  PASSANT_INLINE Eight king_moves() const {
    const Eight steps = counted(without(without(king_attacks(us_.king), us_.all), danger_));
    return castle<passant::Side::Queen>(castle<passant::Side::King>(steps));
  }
  template <passant::Side kSide>
  PASSANT_INLINE Eight castle(Eight moves) const {
    using Path = CastlingPath<Color::White, kSide>;
    const auto none_of = [](Eight set, Bitboard squares) {
      return _mm512_testn_epi64_mask(set.words, each(squares).words);
    };
    const auto some_of = [](__mmask8 lanes, Eight set, Bitboard squares) {
      return _mm512_mask_test_epi64_mask(lanes, set.words, each(squares).words);
    };
    __mmask8 can =
        _mm512_mask_testn_epi64_mask(none_of(all_, Path::kMustBeEmpty), danger_.words, each(Path::kMustBeSafe).words);
    can = some_of(can, rights_, Path::kRight);
    can = some_of(can, us_.king, Path::kKingFrom);
    can = some_of(can, us_.straights, Path::kRookFrom);
    return {_mm512_mask_add_epi64(moves.words, can, moves.words, each(1).words)};
  }

  Eight all_;
  EightMen us_;
  EightMen them_;
  Eight rights_;
  Eight target_;
  Eight danger_;
  Eight pinned_;
  Eight pinned_on_rank_;
  Eight pinned_on_file_;
  Eight pinned_on_diagonal_;
  Eight pinned_on_antidiagonal_;
};

}  // namespace
}  // namespace passant::bitboard
