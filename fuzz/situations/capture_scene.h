// An en passant candidate and what stands around it, gathered once for all situations.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "position/position.h"
#include "position/validity.h"

namespace passant {

/// The placement after a move that is no castling and no en passant capture.
inline Placement after_step(Placement placement, Square from, Square to) {
  placement.put(to, *placement[from]);
  placement.clear(from);
  return placement;
}

/// The placement after a capture en passant. REQUIRES: the pawns stand as the target says.
inline Placement after_capture(Placement placement, Square from, Square target, Color to_move) {
  placement.put(target, {to_move, PieceKind::Pawn});
  placement.clear(from);
  placement.clear(passed_pawn_square(target, to_move));
  return placement;
}

struct Capturer {
  Square square;
  bool legal;
};

struct CaptureScene {
  const Placement& placement;
  Color own;
  Color enemy;
  Square target;
  Square pawn;  ///< the one that has made the double step
  Square origin;
  Square king;
  Square enemy_king;
  std::array<Capturer, 2> candidates;
  unsigned candidate_count;

  std::span<const Capturer> capturers() const { return std::span(candidates).first(candidate_count); }
  bool any_legal() const { return candidates[0].legal || candidates[1].legal; }
};

/// The scene of a position with a target and a pawn ready to capture. REQUIRES: a valid position.
std::optional<CaptureScene> capture_scene(const Position& position);

/// Is there a legal move that is not an en passant capture?
bool other_move_exists(const CaptureScene& scene);

}  // namespace passant
