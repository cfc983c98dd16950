// The normal forms of the target and what follows from them, on arbitrary positions with an arbitrary target: what is
// read is kept as it is, each form keeps what it says, none changes a move, and Polyglot's key follows the form pseudo.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "fuzz/arbitrary_position.h"
#include "fuzz/contender.h"
#include "fuzz/identity/san_properties.h"
#include "position/normal_form.h"
#include "position/polyglot.h"
#include "position/validity.h"

namespace passant {
namespace {

/// A position with the target it has, none, or any square of the board; in the draws mostly one that was there.
Position with_any_target(Position position) {
  const int choice = *rc::gen::inRange(-32, Square::kCount);
  if (choice == -1) position.en_passant.reset();
  if (choice >= 0) position.en_passant = Square::from_index(choice);
  return position;
}

/// None where no program promises any.
san::Scene scene_of(const Position& position) {
  static const auto arbiter = find_generator("rulebook");
  san::Scene scene(position, *arbiter);
  if (tier(position) == Tier::Invalid) scene.legal = {};
  return scene;
}

bool keeps(const san::Scene& scene, TargetForm form) {
  return in_form(scene.position, form, scene.legal).en_passant.has_value();
}

bool names_no_double_step(const Position& position) {
  const Reasons reasons = examine(position);
  constexpr std::array kNone{Reason::TargetWrongRank, Reason::TargetWrongSide, Reason::TargetWithoutPawn,
                             Reason::TargetOccupied, Reason::TargetOriginOccupied};
  return !position.en_passant || std::ranges::any_of(kNone, [&](Reason reason) { return reasons.has(reason); });
}

RC_GTEST_PROP(TargetForms, AreNestedAndStableAndChangeNothingElse, (const Position& drawn)) {
  const Position position = with_any_target(drawn);
  const san::Scene scene = scene_of(position);
  RC_ASSERT(parse_fen(to_fen(position)).value() == position);
  for (const TargetForm form : kAllTargetForms) {
    Position formed = in_form(position, form, scene.legal);
    RC_ASSERT(in_form(formed, form, scene.legal) == formed);
    if (!formed.en_passant) formed.en_passant = position.en_passant;
    RC_ASSERT(formed == position);
  }
  RC_ASSERT(!keeps(scene, TargetForm::Legal) || keeps(scene, TargetForm::PseudoLegal));
  RC_ASSERT(!keeps(scene, TargetForm::PseudoLegal) || keeps(scene, TargetForm::Always));
}

RC_GTEST_PROP(TargetForms, KeepWhatTheReasonsAndTheMovesSay, (const Position& drawn)) {
  const Position position = with_any_target(drawn);
  const san::Scene scene = scene_of(position);
  RC_ASSERT(keeps(scene, TargetForm::Always) == !names_no_double_step(position));
  if (tier(position) == Tier::Invalid) return;
  const bool nobody_beside = examine(position).has(Reason::TargetWithoutCapturer);
  RC_ASSERT(keeps(scene, TargetForm::PseudoLegal) == (position.en_passant && !nobody_beside));
  const auto passes = [&](Move move) { return scene.en_passant(move); };
  RC_ASSERT(keeps(scene, TargetForm::Legal) == std::ranges::any_of(scene.legal, passes));
}

RC_GTEST_PROP(TargetForms, TakeNoMoveAway, (const Position& position)) {
  const san::Scene scene = scene_of(position);
  for (const TargetForm form : kAllTargetForms) {
    RC_ASSERT(scene_of(in_form(position, form, scene.legal)).legal == scene.legal);
  }
}

RC_GTEST_PROP(PolyglotKey, CountsTheTargetExactlyInTheFormPseudo, (const Position& drawn)) {
  Position position = with_any_target(drawn);
  const std::uint64_t key = polyglot_key(position);
  const bool counts = keeps(scene_of(position), TargetForm::PseudoLegal);
  position.halfmove_clock += 1;
  position.fullmove_number += 1;
  RC_ASSERT(polyglot_key(position) == key);
  position.en_passant.reset();
  RC_ASSERT((polyglot_key(position) != key) == counts);
}

}  // namespace
}  // namespace passant
