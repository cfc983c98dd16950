// Positions whose legal moves are known, one for each thing that an adapter or an engine gets wrong first: spelling
// of promotions and castling, pins, and the ways in which an en passant capture is legal or not. The first few prove
// a way of asking (probe.h); all together say whether a party answers rightly (`passant oracles`).
// Tested against Stockfish and by counting (known_positions_test.cpp).
#pragma once

#include <span>
#include <string_view>

#include "oracles/party.h"

namespace passant {

struct KnownPosition {
  std::string_view what;
  std::string_view fen;
  std::string_view moves;  ///< UCI, sorted, with blanks between
};

std::span<const KnownPosition> known_positions();

/// By `what`. REQUIRES: it is in the table.
const KnownPosition& known_position(std::string_view what);

Question question_of(const KnownPosition& known);

/// The answer that is right.
Answer right_answer(const KnownPosition& known);

}  // namespace passant
