// Eight unrelated positions side by side: their men, what the other player attacks, and who is pinned.
//
// Tested by batch_test.cpp through count_eight.h.
#pragma once

#include "generators/bitboard/batch/eight.h"
#include "generators/bitboard/compass/lines.h"
#include "generators/bitboard/state.h"

namespace passant::bitboard {
namespace {

struct EightMen {
  Eight pawns;
  Eight knights;
  Eight diagonals;
  Eight straights;
  Eight king;
  Eight all;
};

/// Positions with Black to move are turned about, ranks only, so that all men of `us` move up the board.
class EightPositions {
 public:
  PASSANT_INLINE explicit EightPositions(const State* states);

  Eight all;
  EightMen us;
  EightMen them;
  Eight rights;  ///< CastlingPath<Color::White>::kRight, of the player to move
  Eight target;  ///< of en passant, wherever a State has one
  Eight danger;  ///< what the other player attacks once the king has left its square
  Eight pinned;
  // Those of `pinned` whose pin is along such a line.
  Eight pinned_on_rank;
  Eight pinned_on_file;
  Eight pinned_on_diagonal;
  Eight pinned_on_antidiagonal;

 private:
  PASSANT_INLINE void set_men(const __m512i (&words)[8]);
  PASSANT_INLINE void look_along_lines();
  template <class TheAxis>
  PASSANT_INLINE Eight look_along(Eight sliders, Eight& pinned_here) const;
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

/// Row n becomes column n.
PASSANT_INLINE void transpose(__m512i (&row)[8]) {
  __m512i pair[8];
  for (int n = 0; n < 8; n += 2) {
    pair[n] = _mm512_unpacklo_epi64(row[n], row[n + 1]);
    pair[n + 1] = _mm512_unpackhi_epi64(row[n], row[n + 1]);
  }
  const auto even = [](__m512i a, __m512i b) { return _mm512_shuffle_i64x2(a, b, 0x88); };  // quarters 0 and 2 of each
  const auto odd = [](__m512i a, __m512i b) { return _mm512_shuffle_i64x2(a, b, 0xDD); };   // quarters 1 and 3
  for (int n = 0; n < 2; ++n) {
    row[n] = even(even(pair[n], pair[n + 2]), even(pair[n + 4], pair[n + 6]));
    row[n + 4] = odd(even(pair[n], pair[n + 2]), even(pair[n + 4], pair[n + 6]));
    row[n + 2] = even(odd(pair[n], pair[n + 2]), odd(pair[n + 4], pair[n + 6]));
    row[n + 6] = odd(odd(pair[n], pair[n + 2]), odd(pair[n + 4], pair[n + 6]));
  }
}

PASSANT_INLINE EightPositions::EightPositions(const State* states) {
  __m512i words[8];
  for (int n = 0; n < 8; ++n) words[n] = _mm512_load_si512(states + n);
  transpose(words);
  set_men(words);
  look_along_lines();
}

/// `words` are those of a State, each of all eight.
PASSANT_INLINE void EightPositions::set_men(const __m512i (&words)[8]) {
  const __mmask8 black = _mm512_test_epi64_mask(words[7], each(0xFF).words);
  const __m512i order = _mm512_mask_mov_epi64(load(kRanksKept).words, black, load(kRanksTurned).words);
  const auto as_white = [order](__m512i set) { return Eight{_mm512_shuffle_epi8(set, order)}; };
  const Eight pawns = as_white(words[0]);
  const Eight knights = as_white(words[1]);
  const Eight diagonals = as_white(words[2]);
  const Eight straights = as_white(words[3]);
  const Eight kings = as_white(words[4]);
  const Eight white = as_white(words[5]);
  all = pawns | knights | diagonals | (straights | kings);
  const Eight own{_mm512_mask_andnot_epi64(white.words, black, white.words, all.words)};
  us = {pawns & own, knights & own, diagonals & own, straights & own, kings & own, own};
  them = {without(pawns, own),     without(knights, own), without(diagonals, own),
          without(straights, own), without(kings, own),   without(all, own)};
  // Two bits for each player, of which the mover's come down.
  const __m512i all_rights = _mm512_srli_epi64(words[7], 8);
  rights = {_mm512_mask_srli_epi64(all_rights, black, all_rights, 2)};
  const __m512i square = _mm512_and_si512(_mm512_srli_epi64(words[7], 16), each(0xFF).words);
  target = as_white(_mm512_sllv_epi64(each(1).words, square));  // kNoTarget leads out of the word
}

/// What a slider attacks, and whom it pins, in one direction; `last` are the direction's kLastSquares.
struct EightViews {
  Eight attacked;
  Eight pinned;
};

PASSANT_INLINE EightViews views(Eight men, Eight own, Eight king, Eight sliders, Eight last) {
  const auto after = [&](Eight set) { return up_in_bytes(without(set, last)); };
  const Eight after_king = after(king);
  const Eight edged = men | last;
  const Eight shields = differing(edged, minus_in_bytes(edged, after_king), own);
  const Eight behind = differing_or(edged, shields, last);
  const Eight pinners = differing(behind, minus_in_bytes(behind, after_king), sliders);
  return {rays(differing_or(men, king, last), after(sliders)), only_where_any(pinners, shields)};
}

/// Returns the attacks, each rank mirrored.
template <class TheAxis>
PASSANT_INLINE Eight EightPositions::look_along(Eight sliders, Eight& pinned_here) const {
  const Eight men = TheAxis::turned(all);
  const Eight own = TheAxis::turned(us.all);
  const Eight king = TheAxis::turned(us.king);
  const Eight enemies = TheAxis::turned(sliders);
  const EightViews forwards = views(men, own, king, enemies, TheAxis::last_squares());
  const EightViews backwards =
      views(mirrored(men), mirrored(own), mirrored(king), mirrored(enemies), TheAxis::last_squares_back());
  pinned_here = mirrored(TheAxis::turned_back(forwards.pinned, backwards.pinned));
  return TheAxis::turned_back(forwards.attacked, backwards.attacked);
}

PASSANT_INLINE Eight king_attacks(Eight king) {
  const Eight rank = king | shifted<1>(king) | shifted<-1>(king);
  return rank | shifted<8>(rank) | shifted<-8>(rank);
}

PASSANT_INLINE Eight knight_attacks(Eight knights) {
  const Eight near = shifted<1>(knights) | shifted<-1>(knights);
  const Eight far = shifted<2>(knights) | shifted<-2>(knights);
  return shifted<16>(near) | shifted<-16>(near) | (shifted<8>(far) | shifted<-8>(far));
}

/// By pawns that move down the board.
PASSANT_INLINE Eight attacks_down(Eight pawns) { return shifted<-7>(pawns) | shifted<-9>(pawns); }

PASSANT_INLINE void EightPositions::look_along_lines() {
  Eight attacked = look_along<Ranks>(them.straights, pinned_on_rank);
  attacked = attacked | look_along<Files>(them.straights, pinned_on_file);
  attacked = attacked | look_along<Diagonals>(them.diagonals, pinned_on_diagonal);
  attacked = attacked | look_along<Antidiagonals>(them.diagonals, pinned_on_antidiagonal);
  danger = mirrored(attacked) | attacks_down(them.pawns) | knight_attacks(them.knights) | king_attacks(them.king);
  pinned = pinned_on_rank | pinned_on_file | (pinned_on_diagonal | pinned_on_antidiagonal);
}

}  // namespace
}  // namespace passant::bitboard
