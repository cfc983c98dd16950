// What a subject does differently from a reference on one position, as a set of single deviations. A deviation is
// the unit that is classified and reduced: one position can show several, of different mechanisms.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position/move.h"
#include "position/move_facts.h"

namespace passant {

enum class DeviationKind : std::uint8_t {
  Missing,        ///< a move of the reference that the subject does not list
  Extra,          ///< a move of the subject that the reference does not list
  Duplicate,      ///< a move that the subject lists more than once
  WrongChild,     ///< both list the move, the positions after it differ
  WrongSetUp,     ///< the board, once it has listed, does not hold the position that was read
  WrongTakeBack,  ///< playing a move and taking it back leaves another position, or other moves
  WrongCount,     ///< the list is right, the subject's own count of it is not
  WrongPerft,     ///< its perft 2 is not the sum of its own counts of the positions after its moves
  WrongRoad,      ///< after moves are played it lists other replies than for the same position read afresh
  // What it says of a single move is not so: one kind for each MoveFact, in that order.
  WrongCheck,  ///< with no move: of the king that is to move
  WrongMate,
  WrongStalemate,
  WrongCapture,
  WrongEnPassant,
  WrongLegality,  ///< it lists rightly, and answers otherwise when it is asked about the move alone
};

inline constexpr int kDeviationKindCount = static_cast<int>(DeviationKind::WrongLegality) + 1;

/// "missing", "extra", "duplicate", "wrong-child", "wrong-set-up", "wrong-take-back", "wrong-count", "wrong-perft",
/// "wrong-road", "wrong-check", "wrong-mate", "wrong-stalemate", "wrong-capture", "wrong-en-passant", "wrong-legality".
std::string_view name(DeviationKind kind);

constexpr DeviationKind misjudged(MoveFact fact) {
  return static_cast<DeviationKind>(static_cast<int>(DeviationKind::WrongCheck) + static_cast<int>(fact));
}

/// What of the position after a move is wrong: the first of these that differs.
enum class ChildField : std::uint8_t {
  None,
  Placement,
  SideToMove,
  Castling,
  TargetAbsent,
  TargetExtra,
  TargetOther,
  Counters
};

struct Deviation {
  DeviationKind kind;
  std::optional<Move> move{};           ///< none where the whole list is meant
  ChildField field = ChildField::None;  ///< for WrongChild and WrongSetUp
  // For WrongRoad: the second move played, if any, the first reply that differs, and which way.
  std::optional<Move> then{};
  std::optional<Move> reply{};
  bool reply_missing = false;

  friend bool operator==(const Deviation&, const Deviation&) = default;
  friend auto operator<=>(const Deviation&, const Deviation&) = default;
};

/// The fact that is misjudged, when it is one of a move.
constexpr std::optional<MoveFact> misjudged_fact(const Deviation& deviation) {
  if (deviation.kind < DeviationKind::WrongCheck || !deviation.move) return std::nullopt;
  return static_cast<MoveFact>(static_cast<int>(deviation.kind) - static_cast<int>(DeviationKind::WrongCheck));
}

/// "missing e5d6"
std::string to_string(const Deviation& deviation);

/// Sorted and unique.
using Deviations = std::vector<Deviation>;

}  // namespace passant
