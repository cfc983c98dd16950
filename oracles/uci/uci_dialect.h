// UCI engines, in the ways they can be made to list or count moves. Which way an engine knows is found out by trying
// (probe.h); the differences between the ways are the table in uci_dialect.cpp. Tested in uci_test.cpp.
#pragma once

#include <array>
#include <optional>

#include "oracles/dialect.h"
#include "oracles/uci/greeting.h"

namespace passant::uci {

enum class Way : std::uint8_t {
  GoPerft,      ///< go perft N: moves and counts (Stockfish and many since)
  Divide,       ///< divide N: moves and counts
  MultiPv,      ///< the first moves of all lines of `go depth 1`
  SearchMoves,  ///< `go depth 1 searchmoves m` for each candidate
  Perft,        ///< perft N: the total alone
};

inline constexpr std::array kWays{Way::GoPerft, Way::Divide, Way::MultiPv, Way::SearchMoves, Way::Perft};

/// "go-perft", "divide", "multipv", "searchmoves", "perft".
std::string_view name(Way way);
std::optional<Way> way_named(std::string_view name);

/// `counts_by_perft`: the engine knows `perft N`, so that a way that only lists can count deeper.
std::unique_ptr<Dialect> make_dialect(Way way, bool counts_by_perft = false);

}  // namespace passant::uci
