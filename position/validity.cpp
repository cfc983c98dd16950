#include "position/validity.h"

#include <algorithm>
#include <array>

namespace passant {
namespace {

struct Step {
  int files;
  int ranks;
};

constexpr std::array<Step, 4> kStraight{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Step, 4> kDiagonal{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr std::array<Step, 8> kKnight{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

bool holds(const Placement& placement, std::optional<Square> square, Piece piece) {
  return square && placement.holds(*square, piece);
}

/// Does a slider of `kind` or a queen stand at the end of the open line, or a king one step away?
bool attacked_along(const Placement& placement, Square square, Color by, Step step, PieceKind kind) {
  auto at = square.offset(step.files, step.ranks);
  if (holds(placement, at, {by, PieceKind::King})) return true;
  while (at && placement.empty(*at)) at = at->offset(step.files, step.ranks);
  return holds(placement, at, {by, kind}) || holds(placement, at, {by, PieceKind::Queen});
}

int count_attackers(const Placement& placement, Square square, Color by, int enough) {
  int count = 0;
  for (const Step step : kStraight) {
    if (count < enough) count += attacked_along(placement, square, by, step, PieceKind::Rook) ? 1 : 0;
  }
  for (const Step step : kDiagonal) {
    if (count < enough) count += attacked_along(placement, square, by, step, PieceKind::Bishop) ? 1 : 0;
  }
  for (const Step step : kKnight) {
    if (count < enough)
      count += holds(placement, square.offset(step.files, step.ranks), {by, PieceKind::Knight}) ? 1 : 0;
  }
  for (const int side : {-1, 1}) {
    if (count < enough) count += holds(placement, square.offset(side, -forward(by)), {by, PieceKind::Pawn}) ? 1 : 0;
  }
  return count;
}

struct Census {
  std::array<std::array<int, kAllPieceKinds.size()>, 2> men{};
  std::array<std::optional<Square>, 2> king;
  bool pawn_on_edge = false;

  int count(Color color, PieceKind kind) const {
    return men[static_cast<unsigned>(color)][static_cast<unsigned>(kind)];
  }
};

Census take_census(const Placement& placement) {
  Census census;
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    const auto piece = placement[square];
    if (!piece) continue;
    const auto color = static_cast<unsigned>(piece->color());
    ++census.men[color][static_cast<unsigned>(piece->kind())];
    if (piece->kind() == PieceKind::King && !census.king[color]) census.king[color] = square;
    if (piece->kind() == PieceKind::Pawn && (square.rank() == 0 || square.rank() == 7)) census.pawn_on_edge = true;
  }
  return census;
}

/// Of several kings each counts: which one comes first depends on the colours.
bool any_king_attacked(const Placement& placement, Color color) {
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    if (placement.holds(square, {color, PieceKind::King}) && attacked(placement, square, opponent(color))) return true;
  }
  return false;
}

void examine_kings(const Position& position, const Census& census, Reasons& reasons) {
  const int white = census.count(Color::White, PieceKind::King);
  const int black = census.count(Color::Black, PieceKind::King);
  if (white == 0) reasons.add(Reason::NoWhiteKing);
  if (white > 1) reasons.add(Reason::ManyWhiteKings);
  if (black == 0) reasons.add(Reason::NoBlackKing);
  if (black > 1) reasons.add(Reason::ManyBlackKings);
  if (any_king_attacked(position.placement, opponent(position.to_move))) reasons.add(Reason::OpponentInCheck);
}

void examine_castling(const Position& position, Reasons& reasons) {
  for (const Color color : kAllColors) {
    if (!position.castling.has_any(color)) continue;
    if (!position.placement.holds(king_home(color), {color, PieceKind::King})) reasons.add(Reason::CastlingWithoutKing);
    for (const Side side : kAllSides) {
      if (position.castling.has(color, side) &&
          !position.placement.holds(rook_home(color, side), {color, PieceKind::Rook})) {
        reasons.add(Reason::CastlingWithoutRook);
      }
    }
  }
}

void examine_target(const Position& position, Reasons& reasons) {
  if (!position.en_passant) return;
  const Square target = *position.en_passant;
  if (target.rank() != target_rank(position.to_move)) {
    reasons.add(Reason::TargetWrongRank);
    return;
  }
  const Piece enemy_pawn{opponent(position.to_move), PieceKind::Pawn};
  if (!position.placement.holds(passed_pawn_square(target, position.to_move), enemy_pawn))
    reasons.add(Reason::TargetWithoutPawn);
  if (!position.placement.empty(target)) reasons.add(Reason::TargetOccupied);
  if (!position.placement.empty(double_step_origin(target, position.to_move)))
    reasons.add(Reason::TargetOriginOccupied);
}

/// REQUIRES: a valid position with a target.
bool in_check_before_double_step(const Position& position, Square king) {
  Placement before = position.placement;
  const Square target = *position.en_passant;
  const Color pusher = opponent(position.to_move);
  before.clear(passed_pawn_square(target, position.to_move));
  before.put(double_step_origin(target, position.to_move), {pusher, PieceKind::Pawn});
  return attacked(before, king, pusher);
}

bool has_capturer(const Position& position) {
  const Square passed = passed_pawn_square(*position.en_passant, position.to_move);
  const Piece own_pawn{position.to_move, PieceKind::Pawn};
  return holds(position.placement, passed.offset(-1, 0), own_pawn) ||
         holds(position.placement, passed.offset(1, 0), own_pawn);
}

bool too_many_men(const Census& census, Color color) {
  const auto surplus = [&](PieceKind kind, int at_start) { return std::max(0, census.count(color, kind) - at_start); };
  const int promoted = surplus(PieceKind::Queen, 1) + surplus(PieceKind::Rook, 2) + surplus(PieceKind::Bishop, 2) +
                       surplus(PieceKind::Knight, 2);
  return census.count(color, PieceKind::Pawn) + promoted > 8;
}

void examine_oddities(const Position& position, const Census& census, Reasons& reasons) {
  const Square king = *census.king[static_cast<unsigned>(position.to_move)];
  if (position.en_passant) {
    if (in_check_before_double_step(position, king)) reasons.add(Reason::ImpossibleCheck);
    if (!has_capturer(position)) reasons.add(Reason::TargetWithoutCapturer);
    if (position.halfmove_clock != 0) reasons.add(Reason::ClockAfterDoubleStep);
  }
  if (too_many_men(census, Color::White) || too_many_men(census, Color::Black)) reasons.add(Reason::TooManyMen);
  if (attackers(position.placement, king, opponent(position.to_move)) > 2) reasons.add(Reason::TooManyCheckers);
}

struct Described {
  std::string_view name;
  std::string_view sentence;
};

constexpr std::array<Described, kReasonCount> kDescriptions{{
    {"no-white-king", "White has no king"},
    {"no-black-king", "Black has no king"},
    {"many-white-kings", "White has more than one king"},
    {"many-black-kings", "Black has more than one king"},
    {"pawn-on-edge-rank", "a pawn stands on the first or the last rank"},
    {"opponent-in-check", "the side that is not to move stands in check"},
    {"castling-without-king", "a castling right is given although its king is not on the e-file at home"},
    {"castling-without-rook", "a castling right is given although its rook is not in its corner"},
    {"target-wrong-rank",
     "the en passant target is not on the rank where the side to move captures (6 for White, 3 for Black)"},
    {"target-without-pawn", "no enemy pawn stands in front of the en passant target"},
    {"target-occupied", "a man stands on the en passant target"},
    {"target-origin-occupied", "a man stands on the square from which the double step must have started"},
    {"impossible-check",
     "the check cannot come from the double step: with it taken back the side to move is in check already"},
    {"target-without-capturer", "no pawn stands beside the pawn that made the double step"},
    {"clock-after-double-step", "the half-move clock is not 0 although a pawn has just moved"},
    {"too-many-men", "a side has more men than promotions can explain"},
    {"too-many-checkers", "more than two men give check"},
}};

}  // namespace

std::string_view name(Reason reason) { return kDescriptions[static_cast<unsigned>(reason)].name; }
std::string_view sentence(Reason reason) { return kDescriptions[static_cast<unsigned>(reason)].sentence; }

std::string_view name(Tier tier) {
  constexpr std::array<std::string_view, 3> kNames{"invalid", "valid", "consistent"};
  return kNames[static_cast<unsigned>(tier)];
}

std::vector<Reason> Reasons::list() const {
  std::vector<Reason> all;
  for (int index = 0; index < kReasonCount; ++index) {
    if (has(static_cast<Reason>(index))) all.push_back(static_cast<Reason>(index));
  }
  return all;
}

Reasons examine(const Position& position) {
  const Census census = take_census(position.placement);
  Reasons reasons;
  examine_kings(position, census, reasons);
  if (census.pawn_on_edge) reasons.add(Reason::PawnOnEdgeRank);
  examine_castling(position, reasons);
  examine_target(position, reasons);
  if (reasons.tier() != Tier::Invalid) examine_oddities(position, census, reasons);
  return reasons;
}

Tier tier(const Position& position) { return examine(position).tier(); }

bool attacked(const Placement& placement, Square square, Color by) {
  return count_attackers(placement, square, by, 1) > 0;
}

int attackers(const Placement& placement, Square square, Color by) {
  return count_attackers(placement, square, by, Square::kCount);
}

std::optional<Square> king_square(const Placement& placement, Color color) {
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    if (placement.holds(square, {color, PieceKind::King})) return square;
  }
  return std::nullopt;
}

}  // namespace passant
