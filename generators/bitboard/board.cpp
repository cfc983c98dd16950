#include "generators/bitboard/board.h"

#include "generators/bitboard/convert.h"
#include "generators/bitboard/forms.h"
#include "generators/bitboard/play.h"

namespace passant::bitboard {

static_assert(passant::Board<Board>);
static_assert(kMostMoves <= MoveList::kCapacity && sizeof(Move) == sizeof(std::uint16_t));
static_assert(Move("b1"_sq, "a2"_sq, PieceKind::Queen).bits() == (1 | 8 << 6 | 4 << 12), "what list_moves.h writes");

Board::Board(const Position& position) : state_(to_state(position)) {}

Position Board::position() const { return to_position(state_); }

/// A Move is its sixteen bits: the form writes where the list has its moves, when there is room for any placement's.
void Board::legal_moves(MoveList& list) const {
  if (list.empty()) {
    std::uint16_t* const room = reinterpret_cast<std::uint16_t*>(list.room());
    list.written_to(reinterpret_cast<const Move*>(chosen_form().list(state_, room)));
    return;
  }
  MoveList more;
  legal_moves(more);
  for (const Move move : more) list.add(move);
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
