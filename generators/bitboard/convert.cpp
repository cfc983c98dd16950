#include "generators/bitboard/convert.h"

#include <cstring>
#include <span>
#include <type_traits>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace passant::bitboard {
namespace {

/// Bit n of the byte of every square, as a set of squares. The codes of Placement::codes() are kind + 1 (pawn 001,
/// knight 010, bishop 011, rook 100, queen 101, king 110), plus 8 for Black.
struct Planes {
  Bitboard bit0 = 0;
  Bitboard bit1 = 0;
  Bitboard bit2 = 0;
  Bitboard black = 0;
};

#if defined(__SSE2__)
Planes planes_of(std::span<const std::uint8_t, 64> codes) {
  Planes planes;
  for (unsigned sixteen = 0; sixteen < 64; sixteen += 16) {
    __m128i bytes;
    std::memcpy(&bytes, codes.data() + sixteen, sizeof bytes);
    // The uppermost bits of sixteen bytes are one instruction; a shift brings bit n there.
    const auto plane = [&]<int kShift>(std::integral_constant<int, kShift>) {
      return static_cast<Bitboard>(static_cast<unsigned>(_mm_movemask_epi8(_mm_slli_epi16(bytes, kShift)))) << sixteen;
    };
    planes.bit0 |= plane(std::integral_constant<int, 7>{});
    planes.bit1 |= plane(std::integral_constant<int, 6>{});
    planes.bit2 |= plane(std::integral_constant<int, 5>{});
    planes.black |= plane(std::integral_constant<int, 4>{});
  }
  return planes;
}
#else
Planes planes_of(std::span<const std::uint8_t, 64> codes) {
  Planes planes;
  for (unsigned square = 0; square < 64; ++square) {
    const Bitboard code = codes[square];
    planes.bit0 |= (code & 1) << square;
    planes.bit1 |= (code >> 1U & 1) << square;
    planes.bit2 |= (code >> 2U & 1) << square;
    planes.black |= (code >> 3U & 1) << square;
  }
  return planes;
}
#endif

PieceKind kind_on(const State& state, Bitboard square) {
  if ((state.pawns & square) != 0) return PieceKind::Pawn;
  if ((state.knights & square) != 0) return PieceKind::Knight;
  if ((state.kings & square) != 0) return PieceKind::King;
  if ((state.diagonals & state.straights & square) != 0) return PieceKind::Queen;
  return (state.diagonals & square) != 0 ? PieceKind::Bishop : PieceKind::Rook;
}

}  // namespace

State to_state(const Position& position) {
  const auto [bit0, bit1, bit2, black] = planes_of(position.placement.codes());
  State state{};
  state.pawns = bit0 & ~bit1 & ~bit2;
  state.knights = bit1 & ~bit0 & ~bit2;
  state.diagonals = bit0 & (bit1 ^ bit2);
  state.straights = bit2 & ~bit1;
  state.kings = bit1 & bit2;
  state.white = (bit0 | bit1 | bit2) & ~black;
  state.to_move = position.to_move;
  state.castling = static_cast<std::uint8_t>(position.castling.bits());
  state.target = position.en_passant ? static_cast<std::uint8_t>(position.en_passant->index()) : kNoTarget;
  state.halfmove_clock = position.halfmove_clock;
  state.fullmove_number = position.fullmove_number;
  return state;
}

Position to_position(const State& state) {
  Position position;
  for_each_square(occupied(state), [&](int square) {
    const Color color = (state.white & bit(square)) != 0 ? Color::White : Color::Black;
    position.placement.put(Square::from_index(square), {color, kind_on(state, bit(square))});
  });
  position.to_move = state.to_move;
  position.castling = CastlingRights::from_bits(state.castling);
  if (state.target != kNoTarget) position.en_passant = Square::from_index(state.target);
  position.halfmove_clock = state.halfmove_clock;
  position.fullmove_number = state.fullmove_number;
  return position;
}

}  // namespace passant::bitboard
