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

/// Does `line` sound like the refusal of a position or a command ("Illegal position", "info string ERROR: …")?
bool sounds_like_refusal(std::string_view line);

}  // namespace passant
