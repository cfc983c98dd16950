#include "generators/mutants/listing.h"

#include "generators/mutants/wrong.h"

namespace passant::mutants {
namespace {

/// Squares that must be empty between king and rook, and those the king must be able to stand on (FIDE 3.8.2.2).
struct CastlingPath {
  std::span<const int> empty_files;
  std::span<const int> safe_files;
};

constexpr std::array kKingSideEmpty{5, 6};
constexpr std::array kKingSideSafe{5, 6};
constexpr std::array kQueenSideEmpty{1, 2, 3};
constexpr std::array kQueenSideSafe{2, 3};

constexpr CastlingPath path(Side side) {
  return side == Side::King ? CastlingPath{kKingSideEmpty, kKingSideSafe}
                            : CastlingPath{kQueenSideEmpty, kQueenSideSafe};
}

}  // namespace

void Listing::list_others() {
  for (int index = 0; index < Square::kCount; ++index) {
    const Cell cell(Square::from_index(index));
    if (belongs_to(board_.squares()[cell], board_.to_move())) list_man(cell);
  }
  for (const Side side : kAllSides) list_castling(side);
}

void Listing::list_man(Cell from) {
  switch (kind_of(board_.squares()[from])) {
    case PieceKind::Pawn:
      return list_pawn(from);
    case PieceKind::Knight:
      return list_leaps(from, kJumps);
    case PieceKind::Bishop:
      return list_slides(from, kSlanted);
    case PieceKind::Rook:
      return list_slides(from, kStraight);
    case PieceKind::Queen:
      return list_slides(from, kAllLines);
    case PieceKind::King:
      return list_leaps(from, kAllLines);
  }
}

void Listing::list_leaps(Cell from, std::span<const int> steps) {
  for (const int step : steps) {
    if (may_land(from + step)) write_if_legal(from, from + step);
  }
}

void Listing::list_slides(Cell from, std::span<const int> steps) {
  for (const int step : steps) {
    Cell to = from + step;
    for (; may_land(to); to = to + step) {
      write_if_legal(from, to);
      if (!goes_on(to)) break;
    }
  }
}

bool Listing::goes_on(Cell cell) const {
  const bool right = board_.squares().empty(cell);
  return board_.seed().at(Site::Slide) ? board_.seed().noted(right, wrong::goes_on(board_, cell, right)) : right;
}

/// FIDE 3.7.1 to 3.7.3, captures in passing aside.
void Listing::list_pawn(Cell from) {
  const Squares& squares = board_.squares();
  const Cell ahead = from + advance(board_.to_move());
  if (squares.empty(ahead)) write_if_legal(from, ahead);
  if (may_step_twice(from)) write_if_legal(from, ahead + advance(board_.to_move()));
  for (const int side : {-kRight, kRight}) {
    const Cell to = ahead + side;
    if (may_land(to) && !squares.empty(to)) write_if_legal(from, to);
  }
}

bool Listing::may_step_twice(Cell from) const {
  if (relative_rank(board_.to_move(), from.rank()) != 1) return false;
  const Cell over = from + advance(board_.to_move());
  const Cell to = over + advance(board_.to_move());
  const bool right = board_.squares().empty(over) && board_.squares().empty(to);
  const Seed& seed = board_.seed();
  return seed.at(Site::DoubleStep) ? seed.noted(right, wrong::may_step_twice(board_, to)) : right;
}

void Listing::list_castling(Side side) {
  const Color color = board_.to_move();
  const Cell home(king_home(color));
  if (!board_.rights().has(color, side) || board_.own_king() != home) return;
  if (may_castle(side)) write(home, home + (side == Side::King ? 2 * kRight : -2 * kRight));
}

bool Listing::may_castle(Side side) const {
  const auto on_home_rank = [&](int file) { return Cell(Square::at(file, home_rank(board_.to_move()))); };
  bool clear = true;
  bool safe = !checked_;
  for (const int file : path(side).empty_files) clear = clear && board_.squares().empty(on_home_rank(file));
  for (const int file : path(side).safe_files) {
    safe = safe && !attacked(board_.squares(), on_home_rank(file), board_.opponent());
  }
  const Seed& seed = board_.seed();
  if (!seed.at(Site::Castling)) return clear && safe;
  return seed.noted(clear && safe, wrong::may_castle(board_, side, clear, safe));
}

/// Nothing lands on a man of its own side (FIDE 3.1); a king is never taken (FIDE 1.4.1).
bool Listing::may_land(Cell to) const {
  const Man man = board_.squares()[to];
  return man == Man::None || (belongs_to(man, board_.opponent()) && kind_of(man) != PieceKind::King);
}

void Listing::write_if_legal(Cell from, Cell to) {
  if (board_.legal(from, to, checked_)) write(from, to);
}

void Listing::write(Cell from, Cell to) {
  const Man man = board_.squares()[from];
  const bool last_rank = relative_rank(board_.to_move(), to.rank()) == 7;
  if (kind_of(man) != PieceKind::Pawn || !last_rank) return list_.add(Move(from.square(), to.square()));
  const Seed& seed = board_.seed();
  for (const PieceKind kind : kPromotionKinds) {
    const bool wanted = !seed.at(Site::Promotion) || seed.noted(true, wrong::may_promote(board_, from, to, kind));
    if (wanted) list_.add(Move(from.square(), to.square(), kind));
  }
}

}  // namespace passant::mutants
