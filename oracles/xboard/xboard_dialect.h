// Engines that speak the XBoard protocol, in the ways they can be made to list or count moves. The differences
// between the ways are the table in xboard_dialect.cpp. Tested in xboard_test.cpp.
#pragma once

#include <array>
#include <optional>

#include "oracles/dialect.h"
#include "oracles/xboard/engine.h"

namespace passant::xboard {

enum class Way : std::uint8_t {
  ShowMoves,   ///< show moves
  PerftLines,  ///< perft 1 1
  TryMoves,    ///< every candidate is played
  Perft,       ///< perft N: the total alone
};

inline constexpr std::array kWays{Way::ShowMoves, Way::PerftLines, Way::TryMoves, Way::Perft};

/// "show-moves", "perft-lines", "try-moves", "perft".
std::string_view name(Way way);
std::optional<Way> way_named(std::string_view name);

std::unique_ptr<Dialect> make_dialect(Way way, Habits habits = {});

}  // namespace passant::xboard
