#include "generators/bitboard/convert.h"

namespace passant::bitboard {
namespace {

void put(State& state, Bitboard square, Piece piece) {
  const PieceKind kind = piece.kind();
  if (kind == PieceKind::Pawn) state.pawns |= square;
  if (kind == PieceKind::Knight) state.knights |= square;
  if (kind == PieceKind::Bishop || kind == PieceKind::Queen) state.diagonals |= square;
  if (kind == PieceKind::Rook || kind == PieceKind::Queen) state.straights |= square;
  if (kind == PieceKind::King) state.kings |= square;
  if (piece.color() == Color::White) state.white |= square;
}

PieceKind kind_on(const State& state, Bitboard square) {
  if ((state.pawns & square) != 0) return PieceKind::Pawn;
  if ((state.knights & square) != 0) return PieceKind::Knight;
  if ((state.kings & square) != 0) return PieceKind::King;
  if ((state.diagonals & state.straights & square) != 0) return PieceKind::Queen;
  return (state.diagonals & square) != 0 ? PieceKind::Bishop : PieceKind::Rook;
}

}  // namespace

State to_state(const Position& position) {
  State state{};
  for (int square = 0; square < 64; ++square) {
    const auto piece = position.placement[Square::from_index(square)];
    if (piece) put(state, bit(square), *piece);
  }
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
