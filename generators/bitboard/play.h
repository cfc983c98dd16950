// Plays a legal move, given as 16 bits, on a State. Nothing is taken back here: a State is one cache line, and the
// one before the move is simply kept.
#pragma once

#include "generators/bitboard/castling.h"
#include "generators/bitboard/state.h"
#include "position/piece.h"

namespace passant::bitboard {
namespace {

/// Takes whatever stands on `squares` off the board.
constexpr void clear(State& state, Bitboard squares) {
  state.pawns &= ~squares;
  state.knights &= ~squares;
  state.diagonals &= ~squares;
  state.straights &= ~squares;
  state.kings &= ~squares;
  state.white &= ~squares;
}

/// Moves the man on `from` to `to`, both in every set in which it stands. REQUIRES: nothing stands on `to`.
constexpr void carry(State& state, int from, int to) {
  const auto carry_in = [&](Bitboard& set) {
    const Bitboard stands = (set >> static_cast<unsigned>(from)) & 1U;
    set ^= stands << static_cast<unsigned>(from) | stands << static_cast<unsigned>(to);
  };
  carry_in(state.pawns);
  carry_in(state.knights);
  carry_in(state.diagonals);
  carry_in(state.straights);
  carry_in(state.kings);
  carry_in(state.white);
}

/// The pawn on `square` becomes another man (FIDE 3.7.3.3).
constexpr void promote(State& state, Bitboard square, PieceKind kind) {
  state.pawns &= ~square;
  if (kind == PieceKind::Knight) state.knights |= square;
  if (kind == PieceKind::Bishop || kind == PieceKind::Queen) state.diagonals |= square;
  if (kind == PieceKind::Rook || kind == PieceKind::Queen) state.straights |= square;
}

/// The rook's part of castling; the king has gone from `from` to `to`.
constexpr void bring_rook(State& state, int from, int to) {
  const int rook_from = to > from ? from + 3 : from - 4;
  carry(state, rook_from, (from + to) / 2);
}

constexpr void finish_pawn_move(State& state, int from, int to, std::uint8_t old_target, int promotion) {
  state.halfmove_clock = 0;
  if (promotion != 0) promote(state, bit(to), static_cast<PieceKind>(promotion));
  if (to - from == 16 || from - to == 16) state.target = static_cast<std::uint8_t>((from + to) / 2);
  if (to == old_target && (to - from) % 8 != 0) clear(state, bit(to > from ? to - 8 : to + 8));
}

/// `move` is from | to << 6 | promotion << 12. REQUIRES: a legal move.
constexpr void play(State& state, std::uint16_t move) {
  const int from = move & 63;
  const int to = (move >> 6) & 63;
  const std::uint8_t old_target = state.target;
  const bool captures = (occupied(state) & bit(to)) != 0;
  state.halfmove_clock = captures ? 0 : state.halfmove_clock + 1;
  state.fullmove_number += state.to_move == Color::Black ? 1U : 0U;
  state.castling &= kRightsKept.at[from] & kRightsKept.at[to];
  state.target = kNoTarget;
  state.to_move = state.to_move == Color::White ? Color::Black : Color::White;
  clear(state, bit(to));
  carry(state, from, to);
  if ((state.pawns & bit(to)) != 0) finish_pawn_move(state, from, to, old_target, move >> 12);
  if ((state.kings & bit(to)) != 0 && (to - from == 2 || from - to == 2)) bring_rook(state, from, to);
}

}  // namespace
}  // namespace passant::bitboard
