#include "position/normal_form.h"

#include <algorithm>

#include "position/fen.h"
#include "position/san.h"
#include "position/validity.h"

namespace passant {
namespace {

constexpr std::array kNoDoubleStep{Reason::TargetWrongRank, Reason::TargetWrongSide, Reason::TargetWithoutPawn,
                                   Reason::TargetOccupied, Reason::TargetOriginOccupied};

bool stands_ready(const Position& position) {
  const Square passed = passed_pawn_square(*position.en_passant, position.to_move);
  const Piece own_pawn{position.to_move, PieceKind::Pawn};
  const auto is_own_pawn = [&](int files) {
    const auto beside = passed.offset(files, 0);
    return beside && position.placement.holds(*beside, own_pawn);
  };
  return is_own_pawn(-1) || is_own_pawn(1);
}

bool keeps_target(const Position& position, TargetForm form, const MoveSet& legal) {
  const Reasons reasons = examine(position);
  if (std::ranges::any_of(kNoDoubleStep, [&](Reason reason) { return reasons.has(reason); })) return false;
  if (form == TargetForm::Always) return true;
  return form == TargetForm::PseudoLegal ? stands_ready(position) : target_is_usable(position, legal);
}

TargetForm form_of(Reading reading) {
  if (reading == Reading::Always) return TargetForm::Always;
  return reading == Reading::PseudoLegal ? TargetForm::PseudoLegal : TargetForm::Legal;
}

}  // namespace

std::string_view name(TargetForm form) {
  constexpr std::array<std::string_view, kAllTargetForms.size()> kNames{"always", "pseudo", "legal"};
  return kNames[static_cast<unsigned>(form)];
}

Position in_form(Position position, TargetForm form, const MoveSet& legal) {
  if (position.en_passant && !keeps_target(position, form, legal)) position.en_passant.reset();
  return position;
}

bool target_is_usable(const Position& position, const MoveSet& legal) {
  return position.en_passant && std::ranges::any_of(legal, [&](Move move) {
           return move.to() == *position.en_passant && spelt_en_passant(position, move);
         });
}

std::string_view name(Reading reading) {
  constexpr std::array<std::string_view, kAllReadings.size()> kNames{"fide", "pseudo", "always", "none"};
  return kNames[static_cast<unsigned>(reading)];
}

std::string identity(const Position& position, Reading reading, const MoveSet& legal) {
  Position compared = in_form(position, form_of(reading), legal);
  if (reading == Reading::NoTarget) compared.en_passant.reset();
  return to_epd(compared);
}

}  // namespace passant
