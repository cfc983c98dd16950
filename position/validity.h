// Why a position is unusual: a set of reasons, each documented, and the tier that follows from it. Nothing is
// repaired; a finding says which reasons its position has.
//
// This is shared code, which a comparison of generators cannot see into. Its own attack walk (it knows the steps of
// the men and no more) is therefore tested against every generator's in_check on placements of all densities.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "position/position.h"

namespace passant {

enum class Reason : std::uint8_t {
  // Not valid: no program promises an answer.
  NoWhiteKing,  ///< FIDE 2.2: each player has one king
  NoBlackKing,
  ManyWhiteKings,
  ManyBlackKings,
  PawnOnEdgeRank,        ///< a pawn on the first or last rank (FIDE 2.3, 3.7.3.3)
  OpponentInCheck,       ///< the side not to move stands in check (FIDE 3.9.2); kings side by side are this too
  CastlingWithoutKing,   ///< a castling right whose king is not at home (FIDE 3.8.2.1)
  CastlingWithoutRook,   ///< a castling right whose rook is not at home
  TargetWrongRank,       ///< a target that the side to move cannot capture on: neither side's sixth rank (FIDE 3.7.3.1)
  TargetWrongSide,       ///< a target on the rank where the other side would capture: right, were it on turn
  TargetWithoutPawn,     ///< no enemy pawn stands in front of the target
  TargetOccupied,        ///< a man stands on the target
  TargetOriginOccupied,  ///< a man stands where the pawn must have come from
  // Valid, not consistent: it cannot have arisen, whatever came before the double step.
  ImpossibleCheck,  ///< with the double step taken back, the side now to move already stands in check
  // Consistent, yet out of the ordinary: programs made for games may have no room or no rule for it.
  TargetWithoutCapturer,  ///< no pawn stands ready to capture on the target
  ClockAfterDoubleStep,   ///< a half-move clock other than 0 right after a pawn move (FIDE 9.3)
  TooManyMen,             ///< more than 16 men, or more promoted men than missing pawns, on one side (FIDE 2.2)
  TooManyCheckers,        ///< more than two men give check: no move does that
};

inline constexpr int kReasonCount = static_cast<int>(Reason::TooManyCheckers) + 1;

/// A stable name for reports and machine-readable output: "target-without-pawn".
std::string_view name(Reason reason);

/// One sentence for people.
std::string_view sentence(Reason reason);

enum class Tier : std::uint8_t { Invalid, Valid, Consistent };

std::string_view name(Tier tier);

class Reasons {
 public:
  constexpr Reasons() = default;
  constexpr Reasons(std::initializer_list<Reason> reasons) {
    for (const Reason reason : reasons) add(reason);
  }

  constexpr void add(Reason reason) { bits_ |= bit(reason); }
  constexpr bool has(Reason reason) const { return (bits_ & bit(reason)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Tier tier() const {
    if ((bits_ & (bit(Reason::ImpossibleCheck) - 1)) != 0) return Tier::Invalid;
    return has(Reason::ImpossibleCheck) ? Tier::Valid : Tier::Consistent;
  }
  std::vector<Reason> list() const;

  friend constexpr bool operator==(Reasons, Reasons) = default;

 private:
  static constexpr std::uint32_t bit(Reason reason) { return 1U << static_cast<unsigned>(reason); }

  std::uint32_t bits_ = 0;
};

/// Everything unusual about a position. ImpossibleCheck and what follows it are looked for in valid positions only.
Reasons examine(const Position& position);

/// The same answer as examine(position).tier(), sooner.
Tier tier(const Position& position);

/// Does a man of `by` attack `square` (FIDE 3.1.2)? Pins do not matter.
bool attacked(const Placement& placement, Square square, Color by);

/// Number of men of `by` that attack `square`.
int attackers(const Placement& placement, Square square, Color by);

/// The king of `color`; the one with the lowest index when there are several.
std::optional<Square> king_square(const Placement& placement, Color color);

}  // namespace passant
