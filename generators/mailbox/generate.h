// Which moves are legal. Every man's moves are taken without a thought for the king (pseudo_moves.h); of those that
// could harm it, by what DangerSearch saw, each is played and looked at:
//   in check            every move that answers the check
//   a shield moves      every move of it
//   en passant          always: two men leave their squares at once
//   the king moves      by SafeSteps, which looks at all its squares together
// All others are legal.
#pragma once

#include "generators/mailbox/diagram.h"
#include "generators/mailbox/king_steps.h"
#include "generators/mailbox/look.h"
#include "generators/mailbox/motion.h"
#include "generators/mailbox/pseudo_moves.h"
#include "generators/mailbox/try.h"

namespace passant::mailbox {

/// Hands on the moves that answer a check by one man, and leave the king safe: take the man or step between.
template <Color Us, class Sink>
struct Answers {
  Diagram& diagram;
  Sink& sink;
  Spot checker;

  void add(Motion motion) {
    if (reaches_line(motion.to()) && safe<Us>(diagram, motion)) sink.add(motion);
  }
  void add_if(bool condition, Motion motion) {
    if (condition) add(motion);
  }

 private:
  bool reaches_line(Spot to) const {
    if (to == checker) return true;
    const Spot king = diagram.king(Us);
    const Step step = step_between(king, to);
    return step != 0 && step == step_between(king, checker) && step == step_between(to, checker);
  }
};

/// Hands on the moves that leave the king safe.
template <Color Us, class Sink>
struct OnlySafe {
  Diagram& diagram;
  Sink& sink;

  void add(Motion motion) {
    if (safe<Us>(diagram, motion)) sink.add(motion);
  }
  void add_if(bool condition, Motion motion) {
    if (condition) add(motion);
  }
};

template <Color Us, class Sink>
void king_moves(const Diagram& diagram, Ring safe_steps, Sink& sink) {
  const Spot king = diagram.king(Us);
  for (Ring steps = safe_steps & kNeighbours; steps != 0; steps &= steps - 1)
    sink.add({king, king + first_step(steps)});
}

/// FIDE 3.8.2. REQUIRES: not in check.
template <Color Us, class Sink>
void castling(const Diagram& diagram, Ring safe_steps, Sink& sink) {
  const Spot king = diagram.king(Us);
  if (may_castle(safe_steps, Side::King)) sink.add({king, king + 2 * kRight, Special::Castling});
  if (may_castle(safe_steps, Side::Queen)) sink.add({king, king - 2 * kRight, Special::Castling});
}

/// FIDE 3.7.3.1 and .2. Nothing on a target that no pawn has just passed.
template <Color Us, class Sink>
void en_passant(Diagram& diagram, Sink& sink) {
  const Spot target = diagram.en_passant();
  const Spot behind = target - forward_step(Us);
  if (diagram.cells[behind] != cell(opponent(Us), PieceKind::Pawn) || diagram.cells[target] != kEmpty) return;
  for (const Spot from : {behind - kRight, behind + kRight}) {
    if (diagram.cells[from] != cell(Us, PieceKind::Pawn) || !safe_en_passant<Us>(diagram, from)) continue;
    sink.add({from, target, Special::EnPassant});
  }
}

/// While it lives, the shields are not in the list of their side, though they stand on their squares.
template <Color Us>
class ShieldsSetAside {
 public:
  ShieldsSetAside(Diagram& diagram, const Danger& danger) : diagram_(diagram), danger_(danger) {
    for (int i = 0; i < danger.shields; ++i) men().set(slot(i), kNowhere);
  }
  ShieldsSetAside(const ShieldsSetAside&) = delete;
  ShieldsSetAside& operator=(const ShieldsSetAside&) = delete;
  ~ShieldsSetAside() {
    for (int i = 0; i < danger_.shields; ++i) men().set(slot(i), danger_.shield(i));
  }

 private:
  Men& men() { return diagram_.men_of(Us); }
  Slot slot(int i) const { return diagram_.slot(danger_.shield(i)); }

  Diagram& diagram_;
  const Danger& danger_;
};

template <Color Us, class Sink>
void shield_moves(Diagram& diagram, const Danger& danger, Sink& sink) {
  OnlySafe<Us, Sink> only_safe{diagram, sink};
  for (int i = 0; i < danger.shields; ++i) PseudoMoves<Us, OnlySafe<Us, Sink>>(diagram, only_safe).of(danger.shield(i));
}

/// The legal moves of `Us`, which is to move, each once. The diagram is the same afterwards.
template <Color Us, class Sink>
void legal_moves(Diagram& diagram, Sink& sink) {
  const Danger danger = DangerSearch<Us>(diagram).run();
  const Ring steps = safe_steps<Us>(diagram);
  king_moves<Us>(diagram, steps, sink);
  en_passant<Us>(diagram, sink);
  if (danger.checkers > 1) return;
  if (danger.checkers == 1) {
    Answers<Us, Sink> answers{diagram, sink, danger.checker};
    return PseudoMoves<Us, Answers<Us, Sink>>(diagram, answers).all();
  }
  castling<Us>(diagram, steps, sink);
  shield_moves<Us>(diagram, danger, sink);
  const ShieldsSetAside<Us> aside(diagram, danger);
  PseudoMoves<Us, Sink>(diagram, sink).all();
}

}  // namespace passant::mailbox
