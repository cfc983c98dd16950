// How other programs spell what we spell one way. Reading is lenient only where no other reading is possible.
// Tested in spelling_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "position/move.h"
#include "position/position.h"

namespace passant {

/// Reads coordinate notation as engines write it: e2e4, e7e8q, also e7e8Q, e7e8=q, e2-e4, e5xd6. Castling may be
/// written as king takes own rook (e1h1) where `position` has that right: it becomes e1g1.
std::optional<Move> read_move(std::string_view text, const Position& position);

/// The words between blanks.
std::vector<std::string_view> words_of(std::string_view line);

/// A whole word of digits that fits into 64 bits.
std::optional<std::uint64_t> read_number(std::string_view word);

/// One line of a divided count: the move's text and its number, however they are parted (e2e4: 20, e2e4 - 20,
/// 1. e2e4 20). Nothing when the line has not this form; the text may still be no move.
struct DivideLine {
  std::string_view move;
  std::uint64_t nodes;
};
std::optional<DivideLine> read_divide_line(std::string_view line);

/// The total that a count ends with: a line that is a number, or that speaks of nodes, leaves, a total or perft and
/// has a number after its first ':' or '=' ("Nodes searched: 20", "Raw nodes for depth 1: 20", "perft(3) = 8902").
std::optional<std::uint64_t> read_total(std::string_view line);

/// Is `line` meant as such a total, whether or not its number can be read? ("Total time: 20" is not.)
bool announces_total(std::string_view line);

/// Is `text` meant as a move in coordinates, whether or not it can be read? A digit follows its first character.
bool looks_like_move(std::string_view text);

/// Reads algebraic notation (Nf3, exd6, O-O) of a move whose legality nobody vouches for: among the likely moves
/// first, then among all candidates; of several that fit, the one that leaves no king in check.
std::optional<Move> read_algebraic(std::string_view text, const Position& position);

/// Does `line` sound like the refusal of a position or a command ("Illegal position", "info string ERROR: …")?
bool sounds_like_refusal(std::string_view line);

}  // namespace passant
