// The roads to a position: read from its FEN, reached by its double step, reached after a detour, reached by a whole
// game. A program that answers rightly on one road and wrongly on another carries something along from move to move,
// or reads FENs wrongly; which of the two is what its author wants to know first.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "fuzz/sources/source.h"
#include "oracles/party.h"
#include "position/position.h"

namespace passant {

enum class History : std::uint8_t {
  Unknown,           ///< there is one road only, or somebody did not answer
  Stateless,         ///< wrong on every road
  OnlyFromFen,       ///< wrong when the FEN is read, right when the moves are played
  DependsOnHistory,  ///< wrong after moves, on one road at least, and otherwise than from the FEN
};

/// "unknown", "stateless", "only-from-fen", "depends-on-history".
std::string_view name(History history);

/// The inverse of `name`.
std::optional<History> history_from_name(std::string_view name);

/// Questions about `position` whose moves lead there: by the double step that its target names, and by a detour of four
/// moves (one man of each side out and back) before it. Empty when nothing of the kind leads there.
std::vector<Question> roads_to(const Position& position);

/// The question for `position` by the moves of `game` that lead to it; nothing when they do not.
std::optional<Question> road_by_game(const Position& position, const Game& game);

/// Puts `position` to the subject by its FEN and by every road, to the reference by its FEN.
History history_of(Party& subject, Party& reference, const Position& position, std::span<const Question> roads);

}  // namespace passant
