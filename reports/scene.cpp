#include "reports/scene.h"

#include <algorithm>
#include <array>
#include <optional>

#include "fuzz/capture_facts.h"
#include "generators/rulebook/attack.h"
#include "generators/rulebook/explain.h"
#include "position/validity.h"

namespace passant::reports {
namespace {

constexpr std::array<std::string_view, 7> kNames{"capturer", "captured", "target", "from", "to", "checker", "king"};
constexpr std::array<std::string_view, 7> kLabels{"captures", "disappears", "target",       "moves from",
                                                  "moves to", "attacker",   "king at stake"};

void add_line(Scene& scene, const SightLine& line) {
  scene.lines.push_back(line);
  for (const Mark& mark : {Mark{line.from, Role::Checker}, Mark{line.king, Role::King}}) {
    // The captured pawn may be the checker, and the capturer too: one man has one mark, the first.
    const auto same = [&](const Mark& other) { return other.square == mark.square && other.role != Role::Target; };
    if (std::ranges::none_of(scene.marks, same)) scene.marks.push_back(mark);
  }
}

void add_attacks(Scene& scene, const std::vector<rulebook::Attack>& attacks) {
  for (const rulebook::Attack& attack : attacks) {
    add_line(scene, {attack.attacker.square, attack.king, attacks_afterwards(attack.fate)});
  }
}

/// The lines that decide are those on the king the deviation is about.
void show_capture(Scene& scene, const rulebook::Capture& capture, const Finding& finding) {
  scene.marks = {
      {capture.move.from(), Role::Capturer}, {capture.captured, Role::Captured}, {capture.move.to(), Role::Target}};
  const auto fact = misjudged_fact(finding.deviation);
  const bool about_given_check = fact == MoveFact::Check || fact == MoveFact::Mate;
  add_attacks(scene, about_given_check ? capture.on_enemy_king : capture.on_own_king);
}

Placement after(const Position& position, Move move) {
  Placement placement = position.placement;
  const auto man = placement[move.from()];
  placement.clear(move.from());
  if (man) placement.put(move.to(), *man);
  return placement;
}

/// Everybody who attacks the king of the side to move.
void add_attackers(Scene& scene, const Placement& placement, bool check) {
  const Color mover = scene.position.to_move;
  const auto king = king_square(placement, mover);
  if (!king) return;
  for (int index = 0; index < Square::kCount; ++index) {
    const Square from = Square::from_index(index);
    const auto man = placement[from];
    if (man && man->color() != mover && rulebook::attacks(placement, from, *king))
      add_line(scene, {from, *king, check});
  }
}

void show_move(Scene& scene, const Finding& finding, Move move) {
  scene.marks = {{move.from(), Role::From}, {move.to(), Role::To}};
  const bool extra = finding.deviation.kind == DeviationKind::Extra;
  add_attackers(scene, extra ? after(scene.position, move) : scene.position.placement, extra);
  if (scene.position.en_passant) scene.marks.push_back({*scene.position.en_passant, Role::Target});
}

std::optional<rulebook::Capture> capture_by(const Position& position, Move move) {
  for (const rulebook::Capture& capture : rulebook::explain(position).captures) {
    if (capture.move == move) return capture;
  }
  return std::nullopt;
}

}  // namespace

std::string_view name(Role role) { return kNames[static_cast<unsigned>(role)]; }
std::string_view label(Role role) { return kLabels[static_cast<unsigned>(role)]; }

Scene scene_of(const Finding& finding) {
  Scene scene{finding.position, {}, {}, finding.deviation.move};
  if (const auto move = finding.deviation.move) {
    if (const auto capture = capture_by(finding.position, *move)) {
      show_capture(scene, *capture, finding);
    } else {
      show_move(scene, finding, *move);
    }
  } else if (finding.position.en_passant) {
    scene.marks.push_back({*finding.position.en_passant, Role::Target});
  }
  return scene;
}

}  // namespace passant::reports
