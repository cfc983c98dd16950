// Small typed changes of a position: what a person would do at an analysis board. An edit does not care whether the
// result is valid; restore.h sees to that. Both are deterministic functions of the random numbers.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "fuzz/random.h"
#include "position/position.h"

namespace passant {

enum class Edit : std::uint8_t {
  Move,            ///< a man to an empty square
  Add,             ///< a man that is no king, on an empty square
  Remove,          ///< a man that is no king
  Swap,            ///< two men change places
  GiveDoubleStep,  ///< a target, with the pawns for it where they are missing
  TakeDoubleStep,  ///< no target any more; half of the time the pawn goes back and the other player is to move
  ChangeRight,     ///< one castling right, with the king and rook for it where they are missing
  Shift,           ///< the whole board one square in some direction; who falls off is gone
  Mirror,          ///< left and right exchanged, without castling rights
  Flip,            ///< the players exchanged
};

inline constexpr std::array kAllEdits{
    Edit::Move,           Edit::Add,         Edit::Remove, Edit::Swap,   Edit::GiveDoubleStep,
    Edit::TakeDoubleStep, Edit::ChangeRight, Edit::Shift,  Edit::Mirror, Edit::Flip};

std::string_view name(Edit edit);

/// False, and nothing has changed, when there is nothing to change in that way. Each king stays on the board.
/// REQUIRES: one king a side.
bool apply(Edit edit, Position& position, Random& random);

/// One edit, one more with probability 1/3, and so on; those that move the whole board are half as likely as others.
/// REQUIRES: one king a side.
void edit_at_random(Position& position, Random& random);

}  // namespace passant
