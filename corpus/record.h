// What a suite knows about one position: how many leaves its tree of legal moves has, which moves are legal, which
// positions follow, where it comes from. Facts as a file states them; whether they are right is for others to find out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position/epd.h"
#include "position/move.h"
#include "position/move_set.h"
#include "position/position.h"

namespace passant {

/// A position that a file names as following from a record's position.
struct Successor {
  Move move;
  std::string san;  ///< the move as the file spells it in SAN; empty when it does not
  Position position;

  friend bool operator==(const Successor&, const Successor&) = default;
};

struct Record {
  Position position;
  std::string id;        ///< the name that the file gives it, else FILE:LINE
  std::size_t line = 0;  ///< 1-based, where its FEN stands

  /// Leaves of the tree of legal moves, by depth.
  std::map<int, std::uint64_t> counts;
  /// Every legal move, when the file lists them.
  std::optional<MoveSet> moves;
  /// Some or all of the positions after a legal move.
  std::vector<Successor> successors;
  /// Everything else that the file says of it: source, kind, cause … (corpus/README.md).
  std::vector<EpdOperation> notes;

  /// The operand of the first note with this opcode.
  std::optional<std::string_view> note(std::string_view opcode) const;
};

/// The record as one EPD line of the form of this corpus.
std::string to_epd_line(const Record& record);

/// The move that leads from one position to the other, read off which men of the mover left and which arrived, without
/// asking whether it is legal; nothing when no single move (castling included) can have done that.
std::optional<Move> move_between(const Position& before, const Position& after);

}  // namespace passant
