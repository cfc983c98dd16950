// What can be said of a legal move beside that it is legal, as programs ask it one move at a time ("gives check?").
// Words only: each generator knows the facts in a way of its own (move_judge.h in its folder).
//
// The ways of a check are those that en passant makes hard: a check may be uncovered by the man that leaves, by the
// pawn that is captured beside it, or only because both have left one rank.
#pragma once

#include <cstdint>
#include <ostream>

#include "position/move.h"

namespace passant {

enum class CheckWay : std::uint8_t {
  Direct,               ///< by the man that has moved, or the rook that has castled
  UncoveredByMover,     ///< by a man behind the square of departure
  UncoveredByCaptured,  ///< by a man behind the pawn captured en passant
  UncoveredByBoth,      ///< by a man behind both pawns, side by side on the rank
};

class CheckWays {
 public:
  constexpr void add(CheckWay way) { bits_ = static_cast<std::uint8_t>(bits_ | bit(way)); }
  constexpr bool has(CheckWay way) const { return (bits_ & bit(way)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr unsigned bits() const { return bits_; }

  friend constexpr bool operator==(CheckWays, CheckWays) = default;

 private:
  static constexpr unsigned bit(CheckWay way) { return 1U << static_cast<unsigned>(way); }

  std::uint8_t bits_ = 0;
};

struct MoveFacts {
  bool capture = false;
  bool en_passant = false;
  CheckWays checks{};
  bool mate = false;       ///< FIDE 5.1.1
  bool stalemate = false;  ///< FIDE 5.2.1

  friend constexpr bool operator==(const MoveFacts&, const MoveFacts&) = default;
};

/// "capture, en passant, check ways 8": for failure messages.
inline std::ostream& operator<<(std::ostream& out, const MoveFacts& facts) {
  if (facts.capture) out << "capture, ";
  if (facts.en_passant) out << "en passant, ";
  if (facts.mate) out << "mate, ";
  if (facts.stalemate) out << "stalemate, ";
  return out << "check ways " << facts.checks.bits();
}

}  // namespace passant
