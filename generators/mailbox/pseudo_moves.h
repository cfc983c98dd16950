// The moves of men as they go (FIDE 3.2 to 3.7), without a thought for the king.
//
// A sink takes the moves: add(Motion), and add_if(condition, Motion) where adding without asking first may be cheaper,
// since a processor guesses such questions badly.
#pragma once

#include "generators/mailbox/diagram.h"
#include "generators/mailbox/difference.h"
#include "generators/mailbox/motion.h"

namespace passant::mailbox {

/// The sink that only counts.
struct Counter {
  unsigned count = 0;
  void add(Motion) { ++count; }
  void add_if(bool condition, Motion) { count += condition; }
};

template <Color Us, class Sink>
class PseudoMoves {
 public:
  PseudoMoves(const Diagram& diagram, Sink& sink) : cells_(diagram.cells), men_(diagram.men_of(Us)), sink_(sink) {}

  /// Of all men but the king.
  void all() {
    men_.for_each(Group::Knights, [this](Spot spot) { steps<kKnightSteps>(spot); });
    men_.for_each(Group::Bishops, Group::Queens, [this](Spot spot) { lines<kDiagonals>(spot); });
    men_.for_each(Group::Queens, Group::Rooks, [this](Spot spot) { lines<kStraights>(spot); });
    men_.for_each(Group::Pawns, [this](Spot spot) { pawn(spot); });
  }

  /// Of the man on `spot`, not a king.
  void of(Spot spot) {
    const PieceKind kind = kind_of(cells_[spot]);
    if (kind == PieceKind::Pawn) pawn(spot);
    if (kind == PieceKind::Knight) steps<kKnightSteps>(spot);
    if (kind == PieceKind::Bishop || kind == PieceKind::Queen) lines<kDiagonals>(spot);
    if (kind == PieceKind::Rook || kind == PieceKind::Queen) lines<kStraights>(spot);
  }

 private:
  template <const auto& kSteps>
  void steps(Spot from) {
    for_each_step<kSteps>(
        [&](auto step) { sink_.add_if((cells_[from + step] & no_entry(Us)) == 0, {from, from + step}); });
  }

  template <const auto& kSteps>
  void lines(Spot from) {
    for_each_step<kSteps>([&](auto step) {
      Spot to = from + step;
      for (; cells_[to] == kEmpty; to = to + step) sink_.add({from, to});
      sink_.add_if((cells_[to] & no_entry(Us)) == 0, {from, to});
    });
  }

  void pawn(Spot from) {
    const Spot ahead = from + forward_step(Us);
    if (promotes<Us>(from)) [[unlikely]]
      return promotions(from, ahead);
    sink_.add_if((cells_[ahead - kRight] & prey(Us)) != 0, {from, ahead - kRight});
    sink_.add_if((cells_[ahead + kRight] & prey(Us)) != 0, {from, ahead + kRight});
    sink_.add_if(cells_[ahead] == kEmpty, {from, ahead});
    const Spot second = ahead + forward_step(Us);
    const bool twice = at_home<Us>(from) && (cells_[ahead] | cells_[second]) == kEmpty;
    sink_.add_if(twice, {from, second, Special::DoubleStep});
  }

  void promotions(Spot from, Spot ahead) {
    if ((cells_[ahead - kRight] & prey(Us)) != 0) promotion(from, ahead - kRight);
    if ((cells_[ahead + kRight] & prey(Us)) != 0) promotion(from, ahead + kRight);
    if (cells_[ahead] == kEmpty) promotion(from, ahead);
  }

  void promotion(Spot from, Spot to) {
    for (const PieceKind kind : kPromotionKinds) sink_.add({from, to, promote_to(kind)});
  }

  const Cells& cells_;
  const Men& men_;
  Sink& sink_;
};

}  // namespace passant::mailbox
