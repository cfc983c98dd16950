// The position inside this generator: one cache line of plain data. A queen stands in both sets of sliders, so a
// question about diagonals or about files and ranks needs one set only.
#pragma once

#include "generators/bitboard/bits.h"

namespace passant::bitboard {

struct alignas(64) State {
  // The men of both players by the way they move.
  Bitboard pawns;
  Bitboard knights;
  Bitboard diagonals;  ///< bishops and queens
  Bitboard straights;  ///< rooks and queens
  Bitboard kings;
  Bitboard white;  ///< the men of White
  std::uint32_t halfmove_clock;
  std::uint32_t fullmove_number;
  Color to_move;
  std::uint8_t castling;  ///< CastlingRights::bits()
  std::uint8_t target;    ///< the square of the en passant target, or kNoTarget
};

inline constexpr std::uint8_t kNoTarget = 64;

namespace {

struct Men {
  Bitboard pawns;
  Bitboard knights;
  Bitboard diagonals;
  Bitboard straights;
  Bitboard king;
  Bitboard all;
};

constexpr Bitboard occupied(const State& state) {
  return state.pawns | state.knights | state.diagonals | state.straights | state.kings;
}

template <Color kWhose>
constexpr Men men_of(const State& state) {
  const Bitboard all = kWhose == Color::White ? state.white : occupied(state) & ~state.white;
  return {state.pawns & all, state.knights & all, state.diagonals & all, state.straights & all, state.kings & all, all};
}

/// The king's square; h8 when there is none, so that no table is left.
constexpr int king_square(const Men& men) { return lowest(men.king | bit(63)); }

}  // namespace
}  // namespace passant::bitboard
