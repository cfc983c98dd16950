#include "generators/rulebook/random_positions.h"

#include <algorithm>
#include <array>
#include <vector>

#include "position/validity.h"

namespace passant::rulebook {
namespace {

/// Squares that have to stay empty: the target, and where the double step started.
bool reserved(const Position& position, Square square) {
  return position.en_passant &&
         (square == *position.en_passant || square == double_step_origin(*position.en_passant, position.to_move));
}

bool has_king(const Position& position, Color color) { return king_square(position.placement, color).has_value(); }

std::vector<Square> squares_for_king(const Position& position, Color color) {
  std::vector<Square> squares;
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    const bool must_be_safe = color != position.to_move;
    if (!position.placement.empty(square) || reserved(position, square)) continue;
    if (must_be_safe && attacked(position.placement, square, position.to_move)) continue;
    squares.push_back(square);
  }
  return squares;
}

}  // namespace

int RandomPositions::below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

PieceKind RandomPositions::any_kind_but_king() { return kAllPieceKinds[static_cast<unsigned>(below(5))]; }

void RandomPositions::put_en_passant(Position& position) {
  const Square target = Square::at(below(8), target_rank(position.to_move));
  const Square passed = passed_pawn_square(target, position.to_move);
  position.en_passant = target;
  position.placement.put(passed, {opponent(position.to_move), PieceKind::Pawn});
  for (const int side : {-1, 1}) {
    const auto beside = passed.offset(side, 0);
    if (beside && chance(60)) position.placement.put(*beside, {position.to_move, PieceKind::Pawn});
  }
}

void RandomPositions::put_castling(Position& position, Color color) {
  if (!position.placement.empty(king_home(color)) || reserved(position, king_home(color))) return;
  position.placement.put(king_home(color), {color, PieceKind::King});
  for (const Side side : kAllSides) {
    if (chance(30)) continue;
    position.placement.put(rook_home(color, side), {color, PieceKind::Rook});
    position.castling.add(color, side);
  }
}

/// The king of the player to move stands on the passed pawn's rank more often than elsewhere.
void RandomPositions::put_king(Position& position, Color color) {
  if (has_king(position, color)) return;
  std::vector<Square> squares = squares_for_king(position, color);
  if (color == position.to_move && position.en_passant && chance(30)) {
    const int rank = passed_pawn_square(*position.en_passant, position.to_move).rank();
    std::erase_if(squares, [&](Square square) { return square.rank() != rank; });
  }
  if (squares.empty()) return;
  position.placement.put(squares[static_cast<unsigned>(below(static_cast<int>(squares.size())))],
                         {color, PieceKind::King});
}

void RandomPositions::put_men(Position& position, int count) {
  constexpr std::array kSliders{PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop};
  const bool sliders = chance(40);
  const int share_of_white = 20 + below(61);
  for (; count > 0; --count) {
    const Square square = any_square();
    const PieceKind kind = sliders ? kSliders[static_cast<unsigned>(below(3))] : any_kind_but_king();
    const bool on_edge = square.rank() == 0 || square.rank() == 7;
    if (!position.placement.empty(square) || reserved(position, square) || (kind == PieceKind::Pawn && on_edge))
      continue;
    position.placement.put(square, {chance(share_of_white) ? Color::White : Color::Black, kind});
  }
}

Position RandomPositions::attempt() {
  constexpr std::array kMostMen{4, 12, 30, 60};
  Position position;
  position.to_move = chance(50) ? Color::White : Color::Black;
  position.halfmove_clock = static_cast<std::uint32_t>(below(100));
  position.fullmove_number = static_cast<std::uint32_t>(1 + below(200));
  if (chance(70)) put_en_passant(position);
  for (const Color color : kAllColors) {
    if (chance(20)) put_castling(position, color);
  }
  put_king(position, position.to_move);
  put_men(position, below(kMostMen[static_cast<unsigned>(below(4))]));
  put_king(position, opponent(position.to_move));
  return position;
}

Position RandomPositions::valid() {
  while (true) {
    const Position position = attempt();
    if (tier(position) != Tier::Invalid) return position;
  }
}

Position RandomPositions::nonsense() {
  Position position;
  position.to_move = chance(50) ? Color::White : Color::Black;
  position.castling = CastlingRights::from_bits(static_cast<unsigned>(below(16)));
  if (chance(80)) position.en_passant = any_square();
  for (int count = below(65); count > 0; --count) {
    const Color color = chance(50) ? Color::White : Color::Black;
    const PieceKind kind = chance(5) ? PieceKind::King : any_kind_but_king();
    position.placement.put(any_square(), {color, kind});
  }
  return position;
}

}  // namespace passant::rulebook
