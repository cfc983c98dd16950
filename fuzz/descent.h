// From a wrong count at depth to the first node that is wrong by itself: compare the counts behind each move (divide),
// follow a move behind which they differ, one ply less deep, until the move lists differ or nothing does.
#pragma once

#include <optional>
#include <vector>

#include "oracles/party.h"
#include "position/move.h"
#include "position/position.h"

namespace passant {

struct Descent {
  Position position;          ///< where the two first list different moves, or where the trail ends
  std::vector<Move> path{};   ///< the moves that lead there
  bool lists_differ = false;  ///< false: lists agree all the way, only counts differ (a fault of counting)
  bool answered = true;       ///< false: a party failed on the way
};

/// REQUIRES: the parties' totals at `depth` differ; depth >= 1. Costs one divide a ply, each of a smaller tree; the
/// first one is not asked for again when the subject has already answered it (`first`, listed).
Descent descend(Party& subject, Party& reference, const Position& position, int depth,
                std::optional<Answer> first = std::nullopt);

}  // namespace passant
