#include "fuzz/targets/position_edits.h"

#include <array>

#include "position/symmetry.h"
#include "position/validity.h"

namespace passant::targets {
namespace {

int drawn(Random& random, int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); }
Square any_square(Random& random) { return Square::from_index(drawn(random, Square::kCount)); }
Color any_color(Random& random) { return random.one_in(2) ? Color::White : Color::Black; }

/// Pawns are as frequent as all others together: most of what is odd about the rules is about pawns.
Piece any_man(Random& random) {
  const Color color = any_color(random);
  if (random.one_in(2)) return {color, PieceKind::Pawn};
  return {color, kPromotionKinds[random.below(kPromotionKinds.size())]};
}

/// A square with a man, if there is one: the first at or behind a square drawn.
std::optional<Square> occupied(const Position& position, Random& random) {
  const int start = drawn(random, Square::kCount);
  for (int step = 0; step < Square::kCount; ++step) {
    const auto square = Square::from_index((start + step) % Square::kCount);
    if (!position.placement.empty(square)) return square;
  }
  return std::nullopt;
}

bool holds_king(const Position& position, Square square) {
  const auto piece = position.placement[square];
  return piece && piece->kind() == PieceKind::King;
}

void put_unless_king(Position& position, Square square, Piece piece) {
  if (!holds_king(position, square)) position.placement.put(square, piece);
}

void move_to(Position& position, Square from, std::optional<Square> to) {
  if (!to || *to == from || holds_king(position, *to)) return;
  position.placement.put(*to, *position.placement[from]);
  position.placement.clear(from);
}

void move_man(Position& position, Random& random) {
  if (const auto from = occupied(position, random)) move_to(position, *from, any_square(random));
}

void step_man(Position& position, Random& random) {
  const auto from = occupied(position, random);
  if (from) move_to(position, *from, from->offset(drawn(random, 3) - 1, drawn(random, 3) - 1));
}

void add_man(Position& position, Random& random) { put_unless_king(position, any_square(random), any_man(random)); }

void remove_man(Position& position, Random& random) {
  const auto square = occupied(position, random);
  if (square && !holds_king(position, *square)) position.placement.clear(*square);
}

void change_man(Position& position, Random& random) {
  if (const auto square = occupied(position, random)) put_unless_king(position, *square, any_man(random));
}

/// A pawn of the side not to move has just passed over a square, and pawns may stand ready beside it.
void double_step(Position& position, Random& random) {
  const auto target = Square::at(drawn(random, 8), target_rank(position.to_move));
  const Square pawn = passed_pawn_square(target, position.to_move);
  put_unless_king(position, pawn, {opponent(position.to_move), PieceKind::Pawn});
  for (const Square square : {target, double_step_origin(target, position.to_move)}) {
    if (!holds_king(position, square)) position.placement.clear(square);
  }
  for (const int side : {-1, 1}) {
    const auto beside = pawn.offset(side, 0);
    if (beside && !random.one_in(3)) put_unless_king(position, *beside, {position.to_move, PieceKind::Pawn});
  }
  position.en_passant = target;
}

void forget_target(Position& position, Random&) { position.en_passant.reset(); }

void hand_over(Position& position, Random&) {
  position.to_move = opponent(position.to_move);
  position.en_passant.reset();
}

void exchange_players(Position& position, Random&) { position = color_flip(position); }

void exchange_wings(Position& position, Random&) {
  position.castling = {};
  position = *file_mirror(position);
}

/// A slider on a line with a king: a check, a pin, or one man more on the way to either.
void aim_at_king(Position& position, Random& random) {
  const Color color = any_color(random);
  const auto king = king_square(position.placement, color);
  if (!king) return;
  const int files = drawn(random, 3) - 1;
  const int ranks = drawn(random, 3) - 1;
  const int distance = 1 + drawn(random, 7);
  const auto square = king->offset(files * distance, ranks * distance);
  const PieceKind straight = files == 0 || ranks == 0 ? PieceKind::Rook : PieceKind::Bishop;
  if (square) put_unless_king(position, *square, {opponent(color), random.one_in(3) ? PieceKind::Queen : straight});
}

void allow_castling(Position& position, Random& random) {
  const Color color = any_color(random);
  const Side side = random.one_in(2) ? Side::King : Side::Queen;
  const auto king = king_square(position.placement, color);
  if (king) move_to(position, *king, king_home(color));
  put_unless_king(position, rook_home(color, side), {color, PieceKind::Rook});
  position.castling.add(color, side);
}

void forget_castling(Position& position, Random&) { position.castling = {}; }

void ready_to_promote(Position& position, Random& random) {
  const auto square = Square::at(drawn(random, 8), relative_rank(position.to_move, 6));
  put_unless_king(position, square, {position.to_move, PieceKind::Pawn});
}

void set_counters(Position& position, Random& random) {
  constexpr std::array<std::uint32_t, 6> kClocks{0, 1, 49, 99, 100, 150};
  position.halfmove_clock = kClocks[random.below(kClocks.size())];
  position.fullmove_number = random.below(200);
}

using Edit = void (*)(Position&, Random&);
constexpr std::array<Edit, 20> kEdits{move_man,         move_man,       step_man,    step_man,       step_man,
                                      add_man,          remove_man,     remove_man,  change_man,     change_man,
                                      double_step,      double_step,    double_step, forget_target,  hand_over,
                                      exchange_players, exchange_wings, aim_at_king, allow_castling, ready_to_promote};
constexpr std::array<Edit, 2> kRareEdits{forget_castling, set_counters};

void settle_kings(Position& position, Random& random) {
  for (const Color color : kAllColors) {
    const Piece king{color, PieceKind::King};
    bool found = false;
    for (int index = 0; index < Square::kCount; ++index) {
      const auto square = Square::from_index(index);
      if (!position.placement.holds(square, king)) continue;
      if (found) position.placement.clear(square);
      found = true;
    }
    while (!found) {
      const Square square = any_square(random);
      if (holds_king(position, square)) continue;
      position.placement.put(square, king);
      found = true;
    }
  }
}

void settle_pawns(Position& position) {
  for (int file = 0; file < 8; ++file) {
    for (const int rank : {0, 7}) {
      const auto square = Square::at(file, rank);
      const auto piece = position.placement[square];
      if (piece && piece->kind() == PieceKind::Pawn) position.placement.clear(square);
    }
  }
}

void settle_castling(Position& position) {
  for (const Color color : kAllColors) {
    const bool king = position.placement.holds(king_home(color), {color, PieceKind::King});
    for (const Side side : kAllSides) {
      if (!king || !position.placement.holds(rook_home(color, side), {color, PieceKind::Rook}))
        position.castling.remove(color, side);
    }
  }
}

void settle_target(Position& position) {
  if (!position.en_passant) return;
  const Square target = *position.en_passant;
  const Color to_move = position.to_move;
  const bool possible =
      target.rank() == target_rank(to_move) && position.placement.empty(target) &&
      position.placement.empty(double_step_origin(target, to_move)) &&
      position.placement.holds(passed_pawn_square(target, to_move), {opponent(to_move), PieceKind::Pawn});
  if (!possible) position.en_passant.reset();
}

}  // namespace

void edit(Position& position, Random& random) {
  const Edit chosen =
      random.one_in(32) ? kRareEdits[random.below(kRareEdits.size())] : kEdits[random.below(kEdits.size())];
  chosen(position, random);
}

void settle(Position& position, Random& random) {
  settle_kings(position, random);
  settle_pawns(position);
  settle_castling(position);
  settle_target(position);
}

}  // namespace passant::targets
