// Setting up and reading back; check; counting.
#include "generators/mutants/board.h"

#include "generators/mutants/listing.h"
#include "generators/mutants/wrong.h"

namespace passant::mutants {

Board::Board(const Position& position, Seed seed)
    : to_move_(position.to_move),
      rights_(position.castling),
      halfmove_clock_(position.halfmove_clock),
      fullmove_number_(position.fullmove_number),
      seed_(seed) {
  set_up(position.placement);
  if (position.en_passant) target_ = Cell(*position.en_passant);
  if (seed_.at(Site::ReadTarget)) target_ = seed_.noted(target_, wrong::read_target(*this));
}

void Board::set_up(const Placement& placement) {
  for (int index = Square::kCount - 1; index >= 0; --index) {
    const Square square = Square::from_index(index);
    const auto piece = placement[square];
    if (!piece) continue;
    squares_.put(Cell(square), static_cast<Man>(piece->code()));
    if (piece->kind() == PieceKind::King) kings_[static_cast<unsigned>(piece->color())] = Cell(square);
  }
}

Position Board::position() const {
  Position position;
  for (int index = 0; index < Square::kCount; ++index) {
    const Square square = Square::from_index(index);
    const Man man = squares_[Cell(square)];
    if (man != Man::None) position.placement.put(square, Piece{color_of(man), kind_of(man)});
  }
  position.to_move = to_move_;
  position.castling = rights_;
  if (target_) position.en_passant = target_->square();
  position.halfmove_clock = halfmove_clock_;
  position.fullmove_number = fullmove_number_;
  return position;
}

bool Board::king_safe(const Squares& squares) const {
  const auto king = own_king();
  return !king || !attacked(squares, *king, opponent());
}

/// Hands over the turn without a move: with the turn goes the right to capture in passing.
Board::Passed Board::pass() {
  Passed passed{target_};
  to_move_ = passant::opponent(to_move_);
  target_.reset();
  if (seed_.at(Site::Pass))
    passed.target = seed_.noted(passed.target, wrong::target_saved_by_pass(*this, passed.target));
  return passed;
}

void Board::take_back_pass(const Passed& passed) {
  to_move_ = passant::opponent(to_move_);
  target_ = passed.target;
}

/// The king stands in check when the opponent, if it were his turn, could take it (FIDE 3.9.1).
bool Board::in_check() {
  const Passed passed = pass();
  const auto prey = king(opponent());
  bool check = prey && attacked(squares_, *prey, to_move_);
  if (seed_.at(Site::Pass)) check = wrong::check_seen_after_pass(*this, passed.target, check);
  take_back_pass(passed);
  return seed_.at(Site::Check) ? seed_.noted(check, wrong::check(*this, check)) : check;
}

/// Lists every legal move in an empty list; gives back which of them capture in passing.
Captures Board::list_all(MoveList& list) {
  Listing listing(*this, in_check(), list);
  listing.list_others();
  const Captures captures = listed_captures(list);
  for (const EnPassant& capture : captures) listing.write(capture.from, capture.to);
  return captures;
}

void Board::legal_moves(MoveList& list) {
  MoveList all;
  list_all(all);
  for (const Move move : all) list.add(move);
}

std::uint64_t Board::count_legal_moves() {
  MoveList list;
  const Captures captures = list_all(list);
  const std::uint64_t count = list.size();
  return seed_.at(Site::Count) ? seed_.noted(count, wrong::count(*this, list, captures)) : count;
}

std::uint64_t Board::perft(int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return count_legal_moves();
  MoveList list;
  legal_moves(list);
  std::uint64_t nodes = 0;
  for (const Move move : list) {
    const Undo undo = play(move);
    nodes += perft(depth - 1);
    take_back(move, undo);
  }
  return nodes;
}

}  // namespace passant::mutants
