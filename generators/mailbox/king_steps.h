// Where a king may go, castling included: the squares are looked at with the king gone from its own.
#pragma once

#include <cstdint>

#include "generators/mailbox/diagram.h"
#include "generators/mailbox/look.h"
#include "generators/mailbox/ring.h"

namespace passant::mailbox {

/// The neighbours of the king of `Us` on which no own man stands.
template <Color Us>
Ring enterable(const Diagram& diagram) {
  constexpr std::uint32_t kShut = no_entry(Us) * 0x010101U;
  constexpr unsigned kToRing = no_entry(Us) / kNoEntryForWhite - 1;  // how far Black's bit lies above White's
  const Spot left = diagram.king(Us) - kRight;
  const std::uint32_t shut = (diagram.cells.four(left + kUp) & kShut) | (diagram.cells.four(left) & kShut) << 1U |
                             (diagram.cells.four(left - kUp) & kShut) << 2U;
  return ~(shut >> kToRing) & kNeighbours;
}

/// The squares to which it could castle, were they not attacked: the right is there and nobody between (FIDE 3.8.2).
template <Color Us>
Ring castling_goals(const Diagram& diagram) {
  constexpr Spot kHome{king_home(Us)};
  constexpr Spot kCorner{rook_home(Us, Side::Queen)};
  constexpr std::uint32_t kKing = cell(Us, PieceKind::King);
  constexpr std::uint32_t kRook = cell(Us, PieceKind::Rook);
  const CastlingRights rights = diagram.castling();
  if (!rights.has_any(Us) || diagram.king(Us) != kHome) return 0;
  Ring goals = 0;
  if (rights.has(Us, Side::King) && diagram.cells.four(kHome) == (kKing | kRook << 24U)) goals |= goal(Side::King);
  if (rights.has(Us, Side::Queen) && diagram.cells.four(kCorner) == kRook) goals |= goal(Side::Queen);
  return goals;
}

/// Of these squares, those that would not be attacked were the king gone from its own.
template <Color Us>
class SafeSteps {
 public:
  SafeSteps(Diagram& diagram, Ring squares) : diagram_(diagram), king_(diagram.king(Us)), squares_(squares) {}

  Ring run() {
    if (squares_ == 0) return 0;
    const Men& men = diagram_.men_of(kThem);
    strike(PieceKind::King, diagram_.king(kThem));
    men.for_each(Group::Knights, [this](Spot man) { strike(PieceKind::Knight, man); });
    men.for_each(Group::Pawns, [this](Spot man) { strike(PieceKind::Pawn, man); });
    const KingLifted lifted(diagram_.cells, king_);
    men.for_each(Group::Bishops, [this](Spot man) { strike_along_lines(PieceKind::Bishop, man); });
    men.for_each(Group::Queens, [this](Spot man) { strike_along_lines(PieceKind::Queen, man); });
    men.for_each(Group::Rooks, [this](Spot man) { strike_along_lines(PieceKind::Rook, man); });
    return squares_;
  }

 private:
  static constexpr Color kThem = opponent(Us);

  void strike(PieceKind kind, Spot man) { squares_ &= ~might_attack<kThem>(kind, man, king_); }

  void strike_along_lines(PieceKind kind, Spot man) {
    for (Ring doubtful = squares_ & might_attack<kThem>(kind, man, king_); doubtful != 0; doubtful &= doubtful - 1) {
      if (open_line(diagram_.cells, king_ + first_step(doubtful), man)) squares_ ^= lowest(doubtful);
    }
  }

  Diagram& diagram_;
  const Spot king_;
  Ring squares_;
};

/// Where the king may step, and the goals of castling that are not attacked.
template <Color Us>
Ring safe_steps(Diagram& diagram) {
  return SafeSteps<Us>(diagram, enterable<Us>(diagram) | castling_goals<Us>(diagram)).run();
}

constexpr bool may_castle(Ring safe_steps, Side side) {
  return (safe_steps & (goal(side) | passage(side))) == (goal(side) | passage(side));
}

/// REQUIRES: not in check.
constexpr unsigned count_king_moves(Ring safe_steps) {
  return count_neighbours(safe_steps) + may_castle(safe_steps, Side::King) + may_castle(safe_steps, Side::Queen);
}

}  // namespace passant::mailbox
