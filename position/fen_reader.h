// The two readers behind parse_fen and parse_fen_prefix. One knows only right and irregular, and is fast; the other
// says what is wrong, where, and what would be right. Both accept the same texts and read them alike: a property
// (fen_test.cpp) and the libFuzzer target `fen` compare them.
#pragma once

#include <optional>
#include <string_view>

#include "position/fen.h"

namespace passant {

/// parse_fen_prefix into `position`; the characters read, or nothing for whatever is irregular (`position` is then
/// anything). The result is not returned as a value since a copy right after 64 single bytes waits for every one of
/// them. REQUIRES: position == Position{}.
std::optional<std::size_t> read_fen_fast(std::string_view text, Position& position);

/// parse_fen_prefix.
Result<FenPrefix> read_fen_prefix_diagnosing(std::string_view text);

/// parse_fen.
Result<Position> read_fen_diagnosing(std::string_view text);

}  // namespace passant
