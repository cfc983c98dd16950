#include "fuzz/sources/edit.h"

#include <optional>

#include "fuzz/sources/square_set.h"
#include "position/symmetry.h"

namespace passant {
namespace {

constexpr SquareSet kAllSquares{~std::uint64_t{0}};

bool is_king(const Placement& placement, Square square) {
  const auto piece = placement[square];
  return piece && piece->kind() == PieceKind::King;
}

/// Where a man of that kind may stand at all.
SquareSet squares_for(PieceKind kind) { return kind == PieceKind::Pawn ? ~SquareSet::edge_ranks() : kAllSquares; }

bool move_man(Position& position, Random& random) {
  const SquareSet occupied = occupied_squares(position.placement);
  const Square from = *any_of(occupied, random);
  const Piece piece = *position.placement[from];
  const auto to = any_of(~occupied & squares_for(piece.kind()), random);
  if (!to) return false;
  position.placement.clear(from);
  position.placement.put(*to, piece);
  return true;
}

bool add_man(Position& position, Random& random) {
  const auto kind = kAllPieceKinds[random.below(kAllPieceKinds.size() - 1)];  // the king comes last
  const auto square = any_of(~occupied_squares(position.placement) & squares_for(kind), random);
  if (!square) return false;
  position.placement.put(*square, {random.one_in(2) ? Color::White : Color::Black, kind});
  return true;
}

bool remove_man(Position& position, Random& random) {
  SquareSet men = occupied_squares(position.placement);
  auto square = any_of(men, random);
  while (square && is_king(position.placement, *square)) {
    men.remove(*square);
    square = any_of(men, random);
  }
  if (!square) return false;
  position.placement.clear(*square);
  return true;
}

bool swap_men(Position& position, Random& random) {
  SquareSet men = occupied_squares(position.placement);
  const Square first = *any_of(men, random);
  men.remove(first);
  const auto second = any_of(men, random);
  if (!second || position.placement[first] == position.placement[*second]) return false;
  const Piece carried = *position.placement[first];
  position.placement.put(first, *position.placement[*second]);
  position.placement.put(*second, carried);
  return true;
}

struct DoubleStep {
  Square target;
  Square pawn;
  Square origin;

  DoubleStep(int file, Color to_move)
      : target(Square::at(file, target_rank(to_move))),
        pawn(passed_pawn_square(target, to_move)),
        origin(double_step_origin(target, to_move)) {}
};

/// Can the pawn be thought to have just made the double step?
bool may_have_stepped(const Position& position, const DoubleStep& step) {
  return position.placement.holds(step.pawn, {opponent(position.to_move), PieceKind::Pawn}) &&
         position.placement.empty(step.target) && position.placement.empty(step.origin);
}

/// Makes it so, unless a king stands in the way.
bool make_double_step(Position& position, const DoubleStep& step) {
  for (const Square square : {step.target, step.pawn, step.origin}) {
    if (is_king(position.placement, square)) return false;
  }
  position.placement.put(step.pawn, {opponent(position.to_move), PieceKind::Pawn});
  position.placement.clear(step.target);
  position.placement.clear(step.origin);
  return true;
}

void put_capturer(Position& position, Square pawn, Random& random) {
  const auto beside = pawn.offset(random.one_in(2) ? 1 : -1, 0);
  if (beside && !is_king(position.placement, *beside))
    position.placement.put(*beside, {position.to_move, PieceKind::Pawn});
}

bool give_double_step(Position& position, Random& random) {
  const auto first_file = static_cast<int>(random.below(8));
  std::optional<DoubleStep> chosen;
  for (int more = 0; more < 8 && !chosen; ++more) {
    const DoubleStep step((first_file + more) % 8, position.to_move);
    if (position.en_passant != step.target && may_have_stepped(position, step)) chosen = step;
  }
  if (!chosen || random.one_in(4)) {
    chosen = DoubleStep(first_file, position.to_move);
    if (position.en_passant == chosen->target) return false;
    if (!make_double_step(position, *chosen)) return false;
  }
  if (random.one_in(2)) put_capturer(position, chosen->pawn, random);
  position.en_passant = chosen->target;
  position.halfmove_clock = 0;
  return true;
}

bool take_double_step(Position& position, Random& random) {
  if (!position.en_passant) return false;
  const DoubleStep step(position.en_passant->file(), position.to_move);
  position.en_passant.reset();
  if (random.one_in(2) || !may_have_stepped(position, step)) return true;
  position.to_move = opponent(position.to_move);
  position.placement.clear(step.pawn);
  position.placement.put(step.origin, {position.to_move, PieceKind::Pawn});
  return true;
}

bool give_right(Position& position, Color color, Side side) {
  const Square home = king_home(color);
  const Square corner = rook_home(color, side);
  const Piece king{color, PieceKind::King};
  const Piece enemy_king{opponent(color), PieceKind::King};
  if (position.placement.holds(home, enemy_king) || is_king(position.placement, corner)) return false;
  for (int index = 0; index < Square::kCount; ++index) {
    if (position.placement.holds(Square::from_index(index), king)) position.placement.clear(Square::from_index(index));
  }
  position.placement.put(home, king);
  position.placement.put(corner, {color, PieceKind::Rook});
  position.castling.add(color, side);
  return true;
}

bool change_right(Position& position, Random& random) {
  const Color color = random.one_in(2) ? Color::White : Color::Black;
  const Side side = random.one_in(2) ? Side::King : Side::Queen;
  if (!position.castling.has(color, side)) return give_right(position, color, side);
  position.castling.remove(color, side);
  return true;
}

/// Nothing when a king would fall off.
std::optional<Placement> shifted(const Placement& placement, Direction direction) {
  Placement result;
  for (SquareSet men = occupied_squares(placement); !men.empty();) {
    const Square from = men.member(0);
    men.remove(from);
    const Piece piece = *placement[from];
    const bool stays = room(from, direction) > 0 && squares_for(piece.kind()).has(step(from, direction));
    if (!stays && piece.kind() == PieceKind::King) return std::nullopt;
    if (stays) result.put(step(from, direction), piece);
  }
  return result;
}

bool shift(Position& position, Random& random) {
  const Direction direction = kAllDirections[random.below(kAllDirections.size())];
  const auto placement = shifted(position.placement, direction);
  if (!placement) return false;
  position.placement = *placement;
  if (position.en_passant && horizontal(direction) && room(*position.en_passant, direction) > 0) {
    position.en_passant = step(*position.en_passant, direction);
  } else {
    position.en_passant.reset();
  }
  return true;
}

bool mirror(Position& position) {
  position.castling = CastlingRights();
  position = *file_mirror(position);
  return true;
}

bool flip(Position& position) {
  position = color_flip(position);
  return true;
}

}  // namespace

std::string_view name(Edit edit) {
  constexpr std::array<std::string_view, kAllEdits.size()> kNames{
      "move",         "add",   "remove", "swap", "give-double-step", "take-double-step",
      "change-right", "shift", "mirror", "flip"};
  return kNames[static_cast<unsigned>(edit)];
}

bool apply(Edit edit, Position& position, Random& random) {
  switch (edit) {
    case Edit::Move:
      return move_man(position, random);
    case Edit::Add:
      return add_man(position, random);
    case Edit::Remove:
      return remove_man(position, random);
    case Edit::Swap:
      return swap_men(position, random);
    case Edit::GiveDoubleStep:
      return give_double_step(position, random);
    case Edit::TakeDoubleStep:
      return take_double_step(position, random);
    case Edit::ChangeRight:
      return change_right(position, random);
    case Edit::Shift:
      return shift(position, random);
    case Edit::Mirror:
      return mirror(position);
    case Edit::Flip:
      return flip(position);
  }
  return false;
}

void edit_at_random(Position& position, Random& random) {
  constexpr std::uint32_t kWholeBoard = 3;  // the last three
  do {
    const std::uint32_t lot = random.below(2 * kAllEdits.size() - kWholeBoard);
    apply(kAllEdits[lot < kAllEdits.size() ? lot : lot - kAllEdits.size()], position, random);
  } while (random.one_in(3));
}

}  // namespace passant
