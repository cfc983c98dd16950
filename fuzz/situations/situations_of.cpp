#include "fuzz/situations/capture_scene.h"
#include "fuzz/situations/sight.h"
#include "fuzz/situations/situation.h"

namespace passant {
namespace {

/// The line, seen from the own king, on which a man is pinned.
std::optional<Direction> pin_line(const CaptureScene& scene, Square square) {
  const auto direction = direction_to(scene.king, square);
  if (!direction) return std::nullopt;
  const auto nearest = first_man(scene.placement, scene.king, *direction);
  const bool pinned =
      nearest && nearest->square == square && sees_slider(scene.placement, square, *direction, scene.enemy);
  return pinned ? direction : std::nullopt;
}

bool pinned_on_capture_line(const CaptureScene& scene, Square capturer) {
  const auto line = pin_line(scene, capturer);
  return line && same_line(*line, *direction_to(capturer, scene.target));
}

/// Men on the pawn's rank from `king` towards the pawn until the first slider of `color` that moves on ranks, when
/// both the pawn and the capturer are among them; else nothing.
std::optional<int> shields_on_rank(const CaptureScene& scene, Square capturer, Square king, Color color) {
  const auto direction = direction_to(king, scene.pawn);
  if (!direction || !horizontal(*direction)) return std::nullopt;
  int shields = 0;
  int pawns = 0;
  for (auto man = first_man(scene.placement, king, *direction); man;
       man = first_man(scene.placement, man->square, *direction)) {
    if (man->piece.color() == color && slides(man->piece, *direction))
      return pawns == 2 ? std::optional(shields) : std::nullopt;
    ++shields;
    if (man->square == scene.pawn || man->square == capturer) ++pawns;
  }
  return std::nullopt;
}

/// The pawn alone stands between the king and a slider of `color`, on a line that `wanted` picks.
template <class Wanted>
bool pawn_alone_shields(const CaptureScene& scene, Square king, Color color, Wanted wanted) {
  const auto direction = direction_to(king, scene.pawn);
  if (!direction || !wanted(*direction)) return false;
  const auto nearest = first_man(scene.placement, king, *direction);
  return nearest->square == scene.pawn && sees_slider(scene.placement, scene.pawn, *direction, color);
}

bool diagonals_cross(const CaptureScene& scene) {
  const auto to_king = direction_to(scene.pawn, scene.king);
  if (!to_king || !diagonal(*to_king)) return false;
  const auto nearest = first_man(scene.placement, scene.pawn, *to_king);
  if (nearest->square != scene.king) return false;
  for (const Direction other : kAllDirections) {
    if (diagonal(other) && !same_line(other, *to_king) && sees_slider(scene.placement, scene.pawn, other, scene.enemy))
      return true;
  }
  return false;
}

/// Does a pawn of `color` on `from` attack `to` (FIDE 3.7.3)?
bool pawn_attacks(Square from, Square to, Color color) {
  return to.rank() - from.rank() == forward(color) && std::abs(to.file() - from.file()) == 1;
}

bool foreign_check(const CaptureScene& scene) {
  const auto direction = direction_to(scene.king, scene.origin);
  if (!direction || vertical(*direction)) return false;
  const auto nearest = first_man(scene.placement, scene.king, *direction);
  return nearest && distance(scene.king, nearest->square) > distance(scene.king, scene.origin) &&
         nearest->piece.color() == scene.enemy && slides(nearest->piece, *direction);
}

/// Own men that attack the target and are not pawns. The pawns that attack it are the candidates.
int others_to_target(const CaptureScene& scene) {
  return attackers(scene.placement, scene.target, scene.own) - static_cast<int>(scene.candidate_count);
}

void add_candidates(const CaptureScene& scene, Situations& found) {
  const int others = others_to_target(scene);
  const bool checked_by_pawn = pawn_attacks(scene.pawn, scene.king, scene.enemy);
  found.add_if(scene.any_legal(), Situation::LegalCapture);
  found.add_if(others > 0, Situation::OtherManToTarget);
  found.add_if(checked_by_pawn && scene.any_legal(), Situation::CheckerCaptured);
  // The king is not among them: a checked king stands two ranks below the target.
  found.add_if(checked_by_pawn && others > 0, Situation::OtherManToTargetInCheck);
  if (scene.candidate_count < 2) return;
  found.add(Situation::TwoCapturers);
  found.add_if(scene.candidates[0].legal != scene.candidates[1].legal, Situation::OneOfTwoIllegal);
}

void add_checks(const CaptureScene& scene, Situations& found) {
  found.add_if(attackers(scene.placement, scene.king, scene.enemy) >= 2, Situation::DoubleCheck);
  if (!foreign_check(scene)) return;
  found.add(Situation::ForeignCheck);
  for (const Capturer& capturer : scene.capturers())
    found.add_if(pinned_on_capture_line(scene, capturer.square), Situation::ForeignCheckWithPin);
}

void add_pins(const CaptureScene& scene, const Capturer& capturer, Situations& found) {
  const auto line = pin_line(scene, capturer.square);
  if (!line) return;
  const bool along = same_line(*line, *direction_to(capturer.square, scene.target));
  found.add_if(vertical(*line), Situation::PinnedOnFile);
  found.add_if(diagonal(*line) && !along, Situation::PinnedOnOtherDiagonal);
  found.add_if(along && capturer.legal, Situation::PinnedOnCaptureDiagonal);
}

void add_king_lines(const CaptureScene& scene, Situations& found) {
  for (const Capturer& capturer : scene.capturers()) {
    add_pins(scene, capturer, found);
    const auto shields = shields_on_rank(scene, capturer.square, scene.king, scene.enemy);
    found.add_if(shields == 2, Situation::RankOpened);
    found.add_if(shields == 3 && capturer.legal, Situation::RankShielded);
    found.add_if(capturer.legal && (capturer.square.file() == 0 || capturer.square.file() == 7),
                 Situation::EdgeCapturer);
  }
  if (!scene.any_legal()) return;
  found.add_if(pawn_alone_shields(scene, scene.king, scene.enemy, vertical), Situation::FileShieldedAgain);
  found.add_if(diagonals_cross(scene), Situation::CrossedDiagonals);
  found.add_if(!other_move_exists(scene), Situation::OnlyLegalMove);
}

void add_given_checks(const CaptureScene& scene, Situations& found) {
  if (!scene.any_legal()) return;
  found.add_if(pawn_attacks(scene.target, scene.enemy_king, scene.own), Situation::ChecksDirectly);
  found.add_if(pawn_alone_shields(scene, scene.enemy_king, scene.own, diagonal), Situation::ChecksOnDiagonal);
  for (const Capturer& capturer : scene.capturers()) {
    found.add_if(capturer.legal && shields_on_rank(scene, capturer.square, scene.enemy_king, scene.own) == 2,
                 Situation::ChecksOnRank);
  }
}

}  // namespace

Situations situations_of(const Position& position) {
  Situations found;
  const auto scene = capture_scene(position);
  if (!scene) return found;
  add_candidates(*scene, found);
  add_checks(*scene, found);
  add_king_lines(*scene, found);
  add_given_checks(*scene, found);
  return found;
}

}  // namespace passant
