// The facts about one en passant capture that decide whether it is legal, and by which mechanism programs go wrong:
// who checks, who is pinned along which line, what opens when both pawns have gone. Plain geometry on the placement,
// with no knowledge of any generator; used to name findings.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "position/move.h"
#include "position/position.h"

namespace passant {

enum class Line : std::uint8_t { None, Rank, File, CaptureDiagonal, OtherDiagonal };

struct CaptureFacts {
  bool legal = false;
  bool pushed_pawn_checks = false;
  bool other_man_checks = false;
  int checkers = 0;
  /// The line on which the capturer shields its king, the captured pawn left standing.
  Line capturer_pinned = Line::None;
  /// The line on which the captured pawn alone shields the king (from the capturer's view of diagonals).
  Line captured_shields = Line::None;
  /// King and slider on the rank of both pawns with no other man between …
  bool rank_opens = false;
  /// … and the same with another man between: the capture stays legal.
  bool rank_shielded_by_third = false;
  /// King on one line of the captured pawn, an enemy slider looking at it along another.
  bool crossed_lines = false;
  bool on_edge_file = false;
  int capturers = 0;
};

/// Is `move` an en passant capture in shape: a pawn of the side to move standing beside the passed pawn and going
/// diagonally to the target?
bool is_capture_on_target(const Position& position, Move move);

/// REQUIRES: is_capture_on_target(position, move), a valid position.
CaptureFacts capture_facts(const Position& position, Move move);

/// The placement after the capture. REQUIRES: as above.
Placement after_capture(const Position& position, Move move);

}  // namespace passant
