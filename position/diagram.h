// A position drawn in text, for people: ranks from the top, files below, the target marked.
#pragma once

#include <optional>
#include <string>

#include "position/position.h"

namespace passant {

enum class Chessmen : std::uint8_t { Letters, Unicode };

/// Eight lines of squares and one of file letters. An empty square is '.', the en passant target '*'.
std::string diagram(const Position& position, Chessmen chessmen);

}  // namespace passant
