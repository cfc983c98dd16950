#include "generators/bitboard/board.h"

#include <cstring>

#include "generators/bitboard/convert.h"
#include "generators/bitboard/forms.h"
#include "generators/bitboard/play.h"

namespace passant::bitboard {

static_assert(passant::Board<Board>);
static_assert(kMostMoves <= MoveList::kCapacity);
static_assert(Move("b1"_sq, "a2"_sq, PieceKind::Queen).bits() == (1 | 8 << 6 | 4 << 12), "what list_moves.h writes");

Board::Board(const Position& position) : state_(to_state(position)) {}

Position Board::position() const { return to_position(state_); }

void Board::legal_moves(MoveList& list) const {
  std::uint16_t moves[kMostMoves];
  const std::uint16_t* const end = chosen_form().list(state_, moves);
  Move* const room = list.room();
  std::memcpy(static_cast<void*>(room), moves, static_cast<std::size_t>(end - moves) * sizeof(Move));
  list.written_to(room + (end - moves));
}

std::uint64_t Board::count_legal_moves() const { return chosen_form().count(state_); }

bool Board::in_check() const { return chosen_form().in_check(state_); }

Board::Undo Board::play(Move move) {
  const Undo before = state_;
  bitboard::play(state_, move.bits());
  return before;
}

std::uint64_t Board::perft(int depth) const { return chosen_form().perft(state_, depth); }

}  // namespace passant::bitboard
