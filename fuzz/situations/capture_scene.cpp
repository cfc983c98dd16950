#include "fuzz/situations/capture_scene.h"

#include "fuzz/situations/sight.h"

namespace passant {
namespace {

constexpr std::array<std::array<int, 2>, 8> kKnightSteps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

struct Ready {
  std::array<std::optional<Square>, 2> squares;

  bool none() const { return !squares[0] && !squares[1]; }
};

Ready pawns_beside(const Placement& placement, Square pawn, Color own) {
  Ready ready;
  const auto capturer = Piece{own, PieceKind::Pawn};
  const auto left = pawn.offset(-1, 0);
  const auto right = pawn.offset(1, 0);
  if (left && placement.holds(*left, capturer)) ready.squares[0] = left;
  if (right && placement.holds(*right, capturer)) ready.squares[1] = right;
  return ready;
}

/// Looks for legal moves one man at a time, by playing each and looking at the king; stops at the first.
class OtherMoves {
 public:
  explicit OtherMoves(const CaptureScene& scene) : scene_(scene) {}

  bool exist() const {
    if (king_steps()) return true;
    for (int index = 0; index < Square::kCount; ++index) {
      const auto square = Square::from_index(index);
      const auto piece = scene_.placement[square];
      if (piece && piece->color() == scene_.own && moves(square, *piece)) return true;
    }
    return false;
  }

 private:
  bool moves(Square from, Piece piece) const {
    switch (piece.kind()) {
      case PieceKind::King:
        return false;  // looked at first
      case PieceKind::Pawn:
        return pawn_steps(from);
      case PieceKind::Knight:
        return knight_steps(from);
      default:
        return slides_away(from, piece);
    }
  }

  bool king_steps() const {
    for (const Direction direction : kAllDirections) {
      if (room(scene_.king, direction) == 0) continue;
      const Square to = step(scene_.king, direction);
      if (open(to) && !attacked(after_step(scene_.placement, scene_.king, to), to, scene_.enemy)) return true;
    }
    return false;
  }

  bool knight_steps(Square from) const {
    for (const auto [files, ranks] : kKnightSteps) {
      const auto to = from.offset(files, ranks);
      if (to && open(*to) && safe(from, *to)) return true;
    }
    return false;
  }

  bool slides_away(Square from, Piece piece) const {
    for (const Direction direction : kAllDirections) {
      if (!slides(piece, direction)) continue;
      for (int steps = 1; steps <= room(from, direction); ++steps) {
        const Square to = step(from, direction, steps);
        if (open(to) && safe(from, to)) return true;
        if (!scene_.placement.empty(to)) break;
      }
    }
    return false;
  }

  // A pawn of a valid position never stands on the last rank. Promotion is one of its ordinary steps.
  bool pawn_steps(Square from) const {
    const int ahead = forward(scene_.own);
    const Square one = *from.offset(0, ahead);
    if (scene_.placement.empty(one)) {
      if (safe(from, one)) return true;
      const bool at_home = relative_rank(scene_.own, from.rank()) == 1;
      if (at_home && scene_.placement.empty(*from.offset(0, 2 * ahead)) && safe(from, *from.offset(0, 2 * ahead)))
        return true;
    }
    for (const int side : {-1, 1}) {
      const auto to = from.offset(side, ahead);
      if (to && holds_enemy(*to) && safe(from, *to)) return true;
    }
    return false;
  }

  bool holds_enemy(Square square) const {
    const auto piece = scene_.placement[square];
    return piece && piece->color() == scene_.enemy;
  }
  bool open(Square square) const { return scene_.placement.empty(square) || holds_enemy(square); }
  bool safe(Square from, Square to) const {
    return !attacked(after_step(scene_.placement, from, to), scene_.king, scene_.enemy);
  }

  const CaptureScene& scene_;
};

}  // namespace

std::optional<CaptureScene> capture_scene(const Position& position) {
  if (!position.en_passant) return std::nullopt;
  const Color own = position.to_move;
  const Square target = *position.en_passant;
  const Square pawn = passed_pawn_square(target, own);
  const Ready ready = pawns_beside(position.placement, pawn, own);
  if (ready.none()) return std::nullopt;
  const Square king = *king_square(position.placement, own);
  const Capturer nobody{pawn, false};
  CaptureScene scene{.placement = position.placement,
                     .own = own,
                     .enemy = opponent(own),
                     .target = target,
                     .pawn = pawn,
                     .origin = double_step_origin(target, own),
                     .king = king,
                     .enemy_king = *king_square(position.placement, opponent(own)),
                     .candidates = {nobody, nobody},
                     .candidate_count = 0};
  for (const auto square : ready.squares) {
    if (!square) continue;
    const Placement after = after_capture(position.placement, *square, target, own);
    scene.candidates[scene.candidate_count++] = {*square, !attacked(after, king, opponent(own))};
  }
  return scene;
}

bool other_move_exists(const CaptureScene& scene) { return OtherMoves(scene).exist(); }

}  // namespace passant
