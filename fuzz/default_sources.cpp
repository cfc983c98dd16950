#include "fuzz/default_sources.h"

#include "fuzz/sources/construct.h"
#include "fuzz/sources/mutate.h"
#include "fuzz/sources/place.h"
#include "fuzz/sources/walk.h"
#include "generators/bitboard/board.h"
#include "position/fen.h"

namespace passant {

std::vector<WeightedSource> default_sources(std::vector<Position> roots) {
  using Walk = passant::Walk<bitboard::Board>;
  const Position start = parse_fen(kStartFen).value();
  std::vector<WeightedSource> sources;
  // A game gives about a hundred positions, a construction 16, a placement 8, an edit 1.
  sources.push_back({std::make_shared<Construct>(), 24});
  sources.push_back({std::make_shared<Place>(), 24});
  sources.push_back({std::make_shared<Mutate>(roots.empty() ? std::vector{start} : roots), 24});
  sources.push_back({std::make_shared<Walk>(std::vector{start}, WalkStyle::Uniform), 1});
  sources.push_back({std::make_shared<Walk>(std::vector{start}, WalkStyle::Seeking), 1});
  if (!roots.empty()) sources.push_back({std::make_shared<Walk>(std::move(roots), WalkStyle::Seeking), 1});
  return sources;
}

}  // namespace passant
