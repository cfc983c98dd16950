#include "generators/rulebook/king_attacks.h"

#include <algorithm>
#include <tuple>

#include "generators/rulebook/attack.h"

namespace passant::rulebook {
namespace {

std::vector<Square> squares_between(Square from, Square to) {
  std::vector<Square> squares;
  if (!on_one_line(from, to)) return squares;
  const int step = step_towards(from, to);
  for (int index = from.index() + step; index != to.index(); index += step) {
    squares.push_back(Square::from_index(index));
  }
  return squares;
}

bool contains(const std::vector<Square>& line, Square square) { return std::ranges::find(line, square) != line.end(); }

std::vector<Square> squares_of(const Placement& placement, Color color) {
  std::vector<Square> squares;
  for (int index = 0; index < Square::kCount; ++index) {
    if (occupied_by(placement, Square::from_index(index), color)) squares.push_back(Square::from_index(index));
  }
  return squares;
}

std::vector<Square> kings_of(const Placement& placement, Color color) {
  std::vector<Square> kings = squares_of(placement, color);
  std::erase_if(kings, [&](Square square) { return placement[square]->kind() != PieceKind::King; });
  return kings;
}

std::vector<Man> men_on(const Placement& placement, const std::vector<Square>& line) {
  std::vector<Man> men;
  for (const Square square : line) {
    if (const auto piece = placement[square]) men.push_back({square, *piece});
  }
  return men;
}

/// Would the man attack the square if nobody else were on the board?
bool attacks_alone(Man man, Square square) {
  Placement placement;
  placement.put(man.square, man.piece);
  return attacks(placement, man.square, square);
}

/// The fate of an attack that was not there before. REQUIRES: one of the pawns stood on the line.
Fate opened(const Change& change, const std::vector<Square>& line) {
  const bool by_capturer = contains(line, change.from);
  const bool by_captured = contains(line, change.captured);
  if (by_capturer && by_captured) return Fate::OpenedByBoth;
  return by_capturer ? Fate::OpenedByCapturer : Fate::OpenedByCapturedPawn;
}

/// The man and the king look at the captured pawn along two diagonals, both open so far. REQUIRES: the man does not
/// attack the king after the capture, as it would if the diagonals were one.
bool lines_cross(const Change& change, const Attack& attack) {
  const auto [man, piece] = attack.attacker;
  const bool sees_far = piece.kind() == PieceKind::Bishop || piece.kind() == PieceKind::Queen;
  return sees_far && on_one_diagonal(man, change.captured) && attacks(change.before, man, change.captured) &&
         on_one_diagonal(attack.king, change.captured) && !man_between(change.before, attack.king, change.captured);
}

/// The fate of a man that attacks the king neither before nor after; nothing when it has nothing to do with it.
std::optional<Fate> fate_of_closed_line(const Change& change, const Attack& attack) {
  if (lines_cross(change, attack)) return Fate::LinesCross;
  const auto on_line = [&](Square square) { return contains(attack.line, square); };
  const bool pawn_left = on_line(change.from) || on_line(change.captured);
  if (!pawn_left || !attacks_alone(attack.attacker, attack.king)) return std::nullopt;
  if (attack.shields.size() > 1 || attack.shields.front().square != change.target) return Fate::ThirdManShields;
  return on_line(change.from) ? Fate::CapturerStaysOnLine : Fate::ArrivalClosesLine;
}

/// The fate of the attack of a man that stands on the same square before and after.
std::optional<Fate> fate_of(const Change& change, const Attack& attack) {
  const bool before = attacks(change.before, attack.attacker.square, attack.king);
  const bool after = attacks(change.after, attack.attacker.square, attack.king);
  if (before) return after ? Fate::CheckStands : Fate::CheckBlocked;
  if (after) return opened(change, attack.line);
  return fate_of_closed_line(change, attack);
}

Attack attack_of(const Placement& placement, const Placement& after, Square square, Square king) {
  auto line = squares_between(square, king);
  auto shields = men_on(after, line);
  return {{square, *placement[square]}, king, std::move(line), Fate::CheckStands, std::move(shields)};
}

/// The captured pawn's check, if it gave one.
void add_captured_checker(const Change& change, Square king, std::vector<Attack>& all) {
  if (!attacks(change.before, change.captured, king)) return;
  all.push_back(attack_of(change.before, change.after, change.captured, king));
  all.back().fate = Fate::CheckerCaptured;
}

void sort_by_fate(std::vector<Attack>& all) {
  const auto rank = [](const Attack& attack) { return std::tuple(attack.fate, attack.attacker.square, attack.king); };
  std::ranges::sort(all, {}, rank);
}

}  // namespace

std::vector<Attack> attacks_on_own_king(const Change& change, Color color) {
  std::vector<Attack> all;
  for (const Square king : kings_of(change.after, color)) {
    add_captured_checker(change, king, all);
    for (const Square square : squares_of(change.after, opponent(color))) {
      Attack attack = attack_of(change.after, change.after, square, king);
      const auto fate = fate_of(change, attack);
      if (!fate) continue;
      attack.fate = *fate;
      all.push_back(std::move(attack));
    }
  }
  sort_by_fate(all);
  return all;
}

std::vector<Attack> attacks_on_enemy_king(const Change& change, Color color) {
  std::vector<Attack> all;
  for (const Square king : kings_of(change.after, opponent(color))) {
    for (const Square square : squares_of(change.after, color)) {
      if (!attacks(change.after, square, king)) continue;
      Attack attack = attack_of(change.after, change.after, square, king);
      attack.fate = square == change.target ? Fate::ArrivingPawn : *fate_of(change, attack);
      all.push_back(std::move(attack));
    }
  }
  sort_by_fate(all);
  return all;
}

}  // namespace passant::rulebook
