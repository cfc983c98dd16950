#include "generators/mailbox/move_judge.h"

#include <cstdlib>

#include "generators/mailbox/look.h"

namespace passant::mailbox {
namespace {

bool attacked_by(Color by, const Diagram& diagram, Spot spot) {
  return by == Color::White ? attacked<Color::White>(diagram, spot) : attacked<Color::Black>(diagram, spot);
}

/// Nobody between two squares of one line, whether or not somebody stands on the second.
bool nobody_between(const Cells& cells, Spot from, Spot to) {
  const Step step = step_between(from, to);
  Spot at = from + step;
  while (at != to && cells[at] == kEmpty) at = at + step;
  return at == to;
}

/// Does a man of that kind and colour on `from` attack `to`?
bool attacks(const Cells& cells, Color color, PieceKind kind, Spot from, Spot to) {
  if (kind == PieceKind::Pawn) return std::abs(to - from - forward_step(color)) == kRight;
  if ((reach(from, to) & reach_of(kind)) == 0) return false;
  return kind == PieceKind::Knight || kind == PieceKind::King || nobody_between(cells, from, to);
}

/// FIDE 3.7, but for the promotion.
bool pawn_may_go(const Diagram& diagram, Spot from, Spot to) {
  const Color us = diagram.to_move;
  const Step up = forward_step(us);
  if (to - from == up) return diagram.cells[to] == kEmpty;
  if (to - from == 2 * up) {
    const bool home = us == Color::White ? at_home<Color::White>(from) : at_home<Color::Black>(from);
    return home && diagram.cells[from + up] == kEmpty && diagram.cells[to] == kEmpty;
  }
  if (!attacks(diagram.cells, us, PieceKind::Pawn, from, to)) return false;
  return diagram.cells[to] != kEmpty || to == diagram.en_passant();
}

/// FIDE 3.8.2.
bool may_castle(const Diagram& diagram, Spot from, Spot to) {
  const Color us = diagram.to_move;
  if (from != Spot(king_home(us)) || std::abs(to - from) != 2 * kRight) return false;
  const Side side = to - from > 0 ? Side::King : Side::Queen;
  if (!diagram.castling().has(us, side)) return false;
  const Step step = side == Side::King ? kRight : -kRight;
  if (!open_line(diagram.cells, from, Spot(rook_home(us, side)))) return false;
  const Color them = opponent(us);
  return !attacked_by(them, diagram, from) && !attacked_by(them, diagram, from + step) &&
         !attacked_by(them, diagram, to);
}

bool may_go(const Diagram& diagram, Move move) {
  const Spot from(move.from());
  const Spot to(move.to());
  const Color us = diagram.to_move;
  const Cell man = diagram.cells[from];
  const bool own = man != kEmpty && (man & prey(us)) == 0 && static_cast<Color>((man & kPieceBits) >> 3U) == us;
  if (!own || from == to || (diagram.cells[to] & no_entry(us)) != 0) return false;
  const PieceKind kind = kind_of(man);
  const int last_rank = us == Color::White ? 7 : 0;
  const bool promotes_there = kind == PieceKind::Pawn && move.to().rank() == last_rank;
  if (promotes_there != move.promotion().has_value()) return false;
  if (kind == PieceKind::Pawn) return pawn_may_go(diagram, from, to);
  return attacks(diagram.cells, us, kind, from, to) || (kind == PieceKind::King && may_castle(diagram, from, to));
}

/// Is `spot` one of the squares between two on a line?
bool between(Spot spot, Spot from, Spot to) {
  const Step step = step_between(from, to);
  if (step == 0) return false;
  for (Spot at = from + step; at != to; at = at + step) {
    if (at == spot) return true;
  }
  return false;
}

/// The ways by which `us` attacks the other king after the motion was played.
class CheckSearch {
 public:
  CheckSearch(const Diagram& after, Motion motion, Color us) : after_(after), motion_(motion), us_(us) {}

  CheckWays run() {
    const Men& men = after_.men_of(us_);
    for (unsigned slot = 0; slot < men.end(Group::Pawns); ++slot) look(men[slot]);
    return ways_;
  }

 private:
  void look(Spot man) {
    if (man == kNowhere) return;
    const Spot king = after_.king(opponent(us_));
    if (attacks(after_.cells, us_, kind_of(after_.cells[man]), man, king)) ways_.add(way_of(man, king));
  }

  CheckWay way_of(Spot man, Spot king) const {
    const Spot from = motion_.from();
    const Spot to = motion_.to();
    const bool castled_rook = motion_.special() == Special::Castling && man == from + (to - from) / 2;
    if (man == to || castled_rook) return CheckWay::Direct;
    const bool en_passant = motion_.special() == Special::EnPassant;
    const bool captured = en_passant && between(to - forward_step(us_), man, king);
    if (!captured) return CheckWay::UncoveredByMover;
    return between(from, man, king) ? CheckWay::UncoveredByBoth : CheckWay::UncoveredByCaptured;
  }

  const Diagram& after_;
  Motion motion_;
  Color us_;
  CheckWays ways_;
};

}  // namespace

bool MoveJudge::is_legal(Move move) const {
  if (!board_.diagram().playable || !may_go(board_.diagram(), move)) return false;
  Board played = board_;
  static_cast<void>(played.play(move));
  const Diagram& after = played.diagram();
  return !attacked_by(after.to_move, after, after.king(opponent(after.to_move)));
}

MoveFacts MoveJudge::facts(Move move) const {
  Board played = board_;
  const Board::Undo undo = played.play(move);
  MoveFacts facts;
  facts.en_passant = undo.motion.special() == Special::EnPassant;
  facts.capture = undo.rest.victim != kEmpty;
  facts.checks = CheckSearch(played.diagram(), undo.motion, board_.diagram().to_move).run();
  const bool stuck = played.count_legal_moves() == 0;
  facts.mate = stuck && played.in_check();
  facts.stalemate = stuck && !played.in_check();
  return facts;
}

}  // namespace passant::mailbox
