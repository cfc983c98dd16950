// What a board has to show so that a reader sees the mechanism of a finding: who captures, which pawn disappears, where
// the target is, which line opens or stays closed, who gives check.
//
// For captures en passant the rulebook generator's explanation says so; for other moves the men that attack the king
// are looked up in its attack.h. Tested in scene_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "fuzz/finding.h"

namespace passant::reports {

enum class Role : std::uint8_t { Capturer, Captured, Target, From, To, Checker, King };

/// "capturer", "captured", "target", "from", "to", "checker", "king".
std::string_view name(Role role);
/// For a legend: "captures", "disappears" …
std::string_view label(Role role);

struct Mark {
  Square square;
  Role role;

  friend bool operator==(const Mark&, const Mark&) = default;
};

/// From a man to the king it looks at.
struct SightLine {
  Square from;
  Square king;
  bool check;  ///< the king is attacked along it once the move is made; else it stays closed

  friend bool operator==(const SightLine&, const SightLine&) = default;
};

struct Scene {
  Position position;
  std::vector<Mark> marks;
  std::vector<SightLine> lines;
  std::optional<Move> move;  ///< the one that the deviation is about
};

Scene scene_of(const Finding& finding);

}  // namespace passant::reports
