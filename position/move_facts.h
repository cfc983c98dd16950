// What can be said of a legal move beside that it is legal, as programs ask it one move at a time ("gives check?").
// Words only: each generator knows the facts in a way of its own (move_judge.h in its folder), and what outside parties
// say of them is in oracles/claims.h.
//
// The ways of a check are those that en passant makes hard: a check may be uncovered by the man that leaves, by the
// pawn that is captured beside it, or only because both have left one rank.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>
#include <string_view>

#include "position/move.h"

namespace passant {

/// A small set of the enumerators of `Flag`.
template <typename Flag>
class Flags {
 public:
  constexpr void add(Flag flag) { bits_ = static_cast<std::uint8_t>(bits_ | bit(flag)); }
  constexpr bool has(Flag flag) const { return (bits_ & bit(flag)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr unsigned bits() const { return bits_; }

  friend constexpr bool operator==(Flags, Flags) = default;

 private:
  static constexpr unsigned bit(Flag flag) { return 1U << static_cast<unsigned>(flag); }

  std::uint8_t bits_ = 0;
};

enum class CheckWay : std::uint8_t {
  Direct,               ///< by the man that has moved, or the rook that has castled
  UncoveredByMover,     ///< by a man behind the square of departure
  UncoveredByCaptured,  ///< by a man behind the pawn captured en passant
  UncoveredByBoth,      ///< by a man behind both pawns, side by side on the rank
};

using CheckWays = Flags<CheckWay>;

/// What a program can be asked about a single move, with yes or no for an answer. All but the last are asked about
/// legal moves, the last about any.
enum class MoveFact : std::uint8_t { Check, Mate, Stalemate, Capture, EnPassant, Legal };

using MoveFactSet = Flags<MoveFact>;

inline constexpr int kMoveFactCount = static_cast<int>(MoveFact::Legal) + 1;
inline constexpr std::array<MoveFact, kMoveFactCount> kAllMoveFacts{
    MoveFact::Check, MoveFact::Mate, MoveFact::Stalemate, MoveFact::Capture, MoveFact::EnPassant, MoveFact::Legal};

/// "checks", "mates", "stalemates", "captures", "en-passant", "legality".
constexpr std::string_view name(MoveFact fact) {
  constexpr std::array<std::string_view, kMoveFactCount> kNames{"checks",   "mates",      "stalemates",
                                                                "captures", "en-passant", "legality"};
  return kNames[static_cast<unsigned>(fact)];
}

struct MoveFacts {
  bool capture = false;
  bool en_passant = false;
  CheckWays checks{};
  bool mate = false;       ///< FIDE 5.1.1
  bool stalemate = false;  ///< FIDE 5.2.1

  /// The same by name; a move that has facts is legal.
  constexpr bool has(MoveFact fact) const {
    const std::array<bool, kMoveFactCount> all{!checks.empty(), mate, stalemate, capture, en_passant, true};
    return all[static_cast<unsigned>(fact)];
  }

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
