// What the census asks of a placement: may it stand so, can it have arisen from the double step, which captures en
// passant are legal. Found here by reach.h, man by man, without a generator.
#pragma once

#include "fuzz/enumerate/arrangement.h"

namespace passant::enumerate {

struct Facts {
  bool valid = false;       ///< Black is not in check
  bool consistent = false;  ///< and White was not in check before the double step
  bool in_check = false;    ///< White is
  int capturers = 0;        ///< pawns that stand ready
  int captures = 0;         ///< of these, those that may capture
};

/// Is the king of `color` attacked once the board is changed: `occupied` as given, nobody on `gone`?
inline bool attacked(const Arrangement& arrangement, Color color, Squares occupied, Squares gone) {
  const Square king = arrangement.king(color);
  bool any = false;
  for (const Man& man : arrangement.men()) {
    const bool stands = man.piece.color() != color && (set_of(man.square) & gone) == 0;
    any |= stands && attacks(man.piece, man.square, king, occupied);
  }
  return any;
}

/// With the pawn back on its square. It attacks the rank below only, as any pawn.
inline bool in_check_before(const Arrangement& arrangement) {
  const Frame& frame = arrangement.frame();
  const Squares passed = set_of(frame.passed());
  const Squares occupied = (arrangement.occupied() ^ passed) | set_of(frame.origin());
  return attacked(arrangement, Color::White, occupied, passed) ||
         attacks({Color::Black, PieceKind::Pawn}, frame.origin(), arrangement.king(Color::White), occupied);
}

inline bool may_capture(const Arrangement& arrangement, Square from) {
  const Frame& frame = arrangement.frame();
  const Squares passed = set_of(frame.passed());
  const Squares occupied = (arrangement.occupied() ^ passed ^ set_of(from)) | set_of(frame.target());
  return !attacked(arrangement, Color::White, occupied, passed);
}

/// Beyond `valid`, asked of valid placements only; beyond `consistent`, of consistent ones only.
inline Facts facts_of(const Arrangement& arrangement) {
  Facts facts;
  facts.valid = !attacked(arrangement, Color::Black, arrangement.occupied(), 0);
  if (!facts.valid) return facts;
  facts.consistent = !in_check_before(arrangement);
  if (!facts.consistent) return facts;
  facts.in_check = attacked(arrangement, Color::White, arrangement.occupied(), 0);
  facts.capturers = arrangement.frame().capturers();
  for (const Man& man : arrangement.men().subspan(1, static_cast<std::size_t>(facts.capturers))) {
    facts.captures += may_capture(arrangement, man.square) ? 1 : 0;
  }
  return facts;
}

}  // namespace passant::enumerate
