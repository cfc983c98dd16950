#include "bench/positions.h"

#include "fuzz/sources/construct.h"
#include "fuzz/sources/walk.h"
#include "generators/bitboard/board.h"
#include "position/fen.h"

namespace passant::bench {
namespace {

std::vector<Position> drawn(const Source& source, std::size_t draws) {
  Draws result;
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Random random(1, 0, draw);
    source.draw(random, result);
  }
  return result.positions;
}

/// Every tenth position of a game, so that openings do not crowd out the rest.
std::vector<Position> thinned(const std::vector<Position>& positions, std::size_t wanted) {
  std::vector<Position> some;
  for (std::size_t index = 0; index < positions.size() && some.size() < wanted; index += 10)
    some.push_back(positions[index]);
  return some;
}

}  // namespace

const std::vector<Position>& game_positions() {
  using Walk = passant::Walk<bitboard::Board>;
  static const std::vector<Position> positions =
      thinned(drawn(Walk({parse_fen(kStartFen).value()}, WalkStyle::Uniform), 100), 1000);
  return positions;
}

const std::vector<Position>& constructed_positions() {
  static const std::vector<Position> positions = drawn(Construct(), 640);
  return positions;
}

}  // namespace passant::bench
