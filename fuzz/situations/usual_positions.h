// The six usual perft positions, and the first perft depth at which each shows each situation: 126 figures, measured
// by another program, that the coverage has to give again.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "fuzz/situations/situation.h"

namespace passant {

struct UsualPosition {
  std::string_view fen;
  int depth;  ///< up to which the figures were measured
  /// One character a situation, in their order: the depth, or '-' for not up to `depth`.
  std::string_view least_depths;

  constexpr std::optional<int> least_depth(Situation situation) const {
    const char digit = least_depths[static_cast<unsigned>(situation)];
    return digit == '-' ? std::nullopt : std::optional(digit - '0');
  }
};

inline constexpr std::array kUsualPositions{
    UsualPosition{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 7, "557---------7--77-67-"},
    UsualPosition{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 6, "2635--------56--6-5--"},
    UsualPosition{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 8, "3-25-575--246--6----6"},
    UsualPosition{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, "3-355-------63--5-55-"},
    UsualPosition{"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 6, "556---------6---5-6--"},
    UsualPosition{"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 6,
                  "555------------------"},
};

static_assert([] {
  for (const UsualPosition& usual : kUsualPositions) {
    if (usual.least_depths.size() != kSituationCount) return false;
  }
  return true;
}());

}  // namespace passant
