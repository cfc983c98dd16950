#include "fuzz/sources/construct.h"

#include <algorithm>

#include "fuzz/situations/capture_scene.h"
#include "fuzz/sources/sketch.h"

namespace passant {
namespace {

/// Now and then more men than a game can have.
Box any_box(Random& random) { return random.one_in(16) ? Box::bottomless() : Box::full(); }

bool shows(const Canvas& canvas, Situation situation, Draws& draws) {
  const Reasons reasons = examine(canvas.position());
  const Tier wanted = arises(situation) ? Tier::Consistent : Tier::Valid;
  if (reasons.tier() < wanted) {
    ++draws.discarded[static_cast<unsigned>(reasons.list().front())];
    return false;
  }
  return situations_of(canvas.position()).has(situation);
}

std::optional<Canvas> base(Situation situation, Random& random, Draws& draws) {
  constexpr int kTries = 64;
  for (int tries = 0; tries < kTries; ++tries) {
    const auto canvas = sketch(situation, any_box(random), random);
    if (canvas && shows(*canvas, situation, draws)) return canvas;
  }
  return std::nullopt;
}

/// Nobody may attack a king: the resting one now, the other one now, before the double step (or the position would not
/// be consistent) and after each capture that is legal (or it would not stay so).
ClosedSquares closed_squares(const Canvas& canvas) {
  const CaptureScene scene = *capture_scene(canvas.position());
  ClosedSquares closed;
  closed.close_attacks(scene.enemy_king, scene.own, canvas.occupied());
  closed.close_attacks(scene.king, scene.enemy, canvas.occupied());
  SquareSet before = canvas.occupied();
  before.remove(scene.pawn);
  before.add(scene.origin);
  closed.close_attacks(scene.king, scene.enemy, before);
  for (const Capturer& capturer : scene.capturers()) {
    if (!capturer.legal) continue;
    SquareSet after = canvas.occupied();
    after.remove(scene.pawn);
    after.remove(capturer.square);
    after.add(scene.target);
    closed.close_attacks(scene.king, scene.enemy, after);
  }
  return closed;
}

int any_number_of_men(const Box& box, Random& random) {
  constexpr std::uint32_t kCrowd = 40;
  return static_cast<int>(random.below(box.is_bottomless() ? kCrowd : box.size() + 1));
}

}  // namespace

void Construct::draw(Random& random, Draws& draws) const {
  const Situation situation = situation_.value_or(static_cast<Situation>(random.below(kSituationCount)));
  auto canvas = base(situation, random, draws);
  if (!canvas) return;
  if (random.one_in(2)) canvas->flip_colors();
  const int men = any_number_of_men(canvas->box(), random);
  const int late = std::max(men / 3, std::min(men, 6));
  ClosedSquares closed = closed_squares(*canvas);
  canvas->add_castling(closed, random);
  canvas->strew(men - late, closed, random);
  closed = closed_squares(*canvas);
  for (int rest = 0; rest < (late == 0 ? 1 : kRests); ++rest) {
    Canvas variation = *canvas;
    variation.strew(late, closed, random);
    draws.positions.push_back(variation.position());
  }
}

}  // namespace passant
