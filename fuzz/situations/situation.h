// The situations that a generator must get right around en passant, and which of them a position shows. Not one of
// them asks a generator: each is plain geometry on the placement, so that a suite or a source of positions can be
// measured by something that does not fail together with what is tested.
//
// Every situation needs a *candidate*: a target with at least one pawn ready to capture there, pinned or not. A
// position stands for the moves that can be made in it; in a perft tree a situation k plies below the root is
// therefore counted by perft(k + 1) and by no shallower one.
//
// Tested by one example a situation and by symmetry (situation_test.cpp), and by the depths at which the usual perft
// positions first show each (coverage_test.cpp).
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "position/position.h"

namespace passant {

// In what follows *the pawn* is the one that has just made the double step, *the target* the square it passed over,
// *the origin* the square it came from; *own* and *enemy* are as the side to move sees them.
enum class Situation : std::uint8_t {
  LegalCapture,             ///< at least one capture is legal
  EdgeCapturer,             ///< a legal capture by a pawn on the a- or h-file
  OtherManToTarget,         ///< an own man that is no pawn attacks the target
  TwoCapturers,             ///< a pawn on either side of the pawn
  OneOfTwoIllegal,          ///< the same, and just one of them may capture
  CheckerCaptured,          ///< the pawn gives check, and a capture is legal
  OtherManToTargetInCheck,  ///< the pawn gives check, and an own man, neither pawn nor king, attacks the target
  ForeignCheck,             ///< a slider gives check along a line that the double step opened by leaving its origin
  ForeignCheckWithPin,      ///< the same, and a capturer is pinned along the line of its capture
  DoubleCheck,              ///< two men give check (not consistent: no double step does that)
  RankOpened,               ///< own king, both pawns, enemy slider on a rank and nobody else between: not legal
  RankShielded,             ///< the same with one more man between: legal
  PinnedOnFile,             ///< a capturer is pinned on its file: not legal
  PinnedOnOtherDiagonal,    ///< a capturer is pinned on the diagonal that it does not capture along: not legal
  PinnedOnCaptureDiagonal,  ///< a capturer is pinned on the diagonal that it captures along: legal
  FileShieldedAgain,        ///< the pawn alone shields the own king on the file, then the capturer does: legal
  CrossedDiagonals,         ///< the pawn sees the own king on one diagonal and an enemy slider on the other one: legal
  OnlyLegalMove,            ///< there are legal moves, and all of them are en passant captures
  ChecksDirectly,           ///< a legal capture whose pawn attacks the enemy king from the target
  ChecksOnDiagonal,         ///< a legal capture that opens a diagonal by removing the pawn, and gives check along it
  ChecksOnRank,             ///< a legal capture that opens the rank that both pawns leave, and gives check along it
};

inline constexpr int kSituationCount = static_cast<int>(Situation::ChecksOnRank) + 1;

/// A stable name for reports and machine-readable output: "pinned-on-file".
std::string_view name(Situation situation);

/// One sentence for people.
std::string_view sentence(Situation situation);

/// The situation of that name.
std::optional<Situation> parse_situation(std::string_view name);

/// Can the situation arise in a game, so that a consistent position shows it?
constexpr bool arises(Situation situation) { return situation != Situation::DoubleCheck; }

class Situations {
 public:
  constexpr Situations() = default;
  constexpr Situations(std::initializer_list<Situation> situations) {
    for (const Situation situation : situations) add(situation);
  }

  constexpr void add(Situation situation) { bits_ |= bit(situation); }
  constexpr void add_if(bool condition, Situation situation) { bits_ |= condition ? bit(situation) : 0U; }
  constexpr bool has(Situation situation) const { return (bits_ & bit(situation)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  /// Bit n stands for the situation with the value n.
  constexpr std::uint32_t bits() const { return bits_; }
  std::vector<Situation> list() const;

  friend constexpr bool operator==(Situations, Situations) = default;

 private:
  static constexpr std::uint32_t bit(Situation situation) { return 1U << static_cast<unsigned>(situation); }

  std::uint32_t bits_ = 0;
};

/// Every situation that a position shows; none without a candidate. REQUIRES: a valid position.
Situations situations_of(const Position& position);

}  // namespace passant
