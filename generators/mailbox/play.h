// Playing a move for good, lists and circumstances included, and taking it back.
#pragma once

#include <array>

#include "generators/mailbox/diagram.h"
#include "generators/mailbox/motion.h"

namespace passant::mailbox {

/// The castling rights that are left when a man leaves or enters a square: bits as in CastlingRights (FIDE 3.8.2.1).
inline constexpr std::array<std::uint8_t, 128> kRightsKept = [] {
  std::array<std::uint8_t, 128> kept{};
  kept.fill(15);
  const auto lose = [&kept](Square square, Color color, Side side) {
    CastlingRights rights = CastlingRights::all();
    rights.remove(color, side);
    kept[static_cast<unsigned>(Spot(square).value())] &= static_cast<std::uint8_t>(rights.bits());
  };
  for (const Color color : kAllColors) {
    for (const Side side : kAllSides) {
      lose(king_home(color), color, side);
      lose(rook_home(color, side), color, side);
    }
  }
  return kept;
}();

/// What take_back needs beside the motion.
struct Undo {
  Circumstances before;
  Cell victim;
  Slot victim_slot;
  Slot slot;  ///< of the man that moved, before a promotion
};

template <Color Us>
class Player {
 public:
  explicit Player(Diagram& diagram) : diagram_(diagram) {}

  Undo play(Motion motion) {
    const Spot captured = captured_spot(motion);
    Undo undo{diagram_.now, diagram_.cells[captured], diagram_.slot(captured), diagram_.slot(motion.from())};
    if (undo.victim != kEmpty) men_of_them().set(undo.victim_slot, kNowhere);
    diagram_.cells[captured] = kEmpty;
    const Cell man = diagram_.cells[motion.from()];
    carry(motion.from(), motion.to());
    if (motion.special() != Special::None) [[unlikely]]
      complete(motion, undo);
    change_circumstances(motion, undo.victim != kEmpty || kind_of(man) == PieceKind::Pawn);
    return undo;
  }

  void take_back(Motion motion, const Undo& undo) {
    diagram_.to_move = Us;
    diagram_.fullmove_number -= Us == Color::Black;
    if (motion.special() != Special::None) [[unlikely]]
      undo_special(motion, undo);
    carry(motion.to(), motion.from());
    diagram_.now = undo.before;
    if (undo.victim != kEmpty) put_back(captured_spot(motion), undo);
  }

 private:
  static constexpr Color kThem = opponent(Us);

  Men& men_of_us() { return diagram_.men_of(Us); }
  Men& men_of_them() { return diagram_.men_of(kThem); }

  static Spot captured_spot(Motion motion) {
    return motion.special() == Special::EnPassant ? motion.to() - forward_step(Us) : motion.to();
  }

  void carry(Spot from, Spot to) {
    const Cell man = diagram_.cells[from];
    diagram_.cells[from] = kEmpty;
    diagram_.cells[to] = man;
    if (man == cell(Us, PieceKind::King)) return diagram_.set_king(Us, to);
    const Slot slot = diagram_.slot(from);
    diagram_.slot(to) = slot;
    men_of_us().set(slot, to);
  }

  void put_back(Spot spot, const Undo& undo) {
    diagram_.cells[spot] = undo.victim;
    diagram_.slot(spot) = undo.victim_slot;
    men_of_them().set(undo.victim_slot, spot);
  }

  void complete(Motion motion, const Undo& undo) {
    if (motion.special() == Special::Castling) return carry(rook_from(motion), rook_to(motion));
    if (!is_promotion(motion.special())) return;
    const PieceKind kind = promotion_kind(motion.special());
    diagram_.cells[motion.to()] = cell(Us, kind);
    men_of_us().promote(undo.slot, motion.to(), group_of(kind), diagram_.slots);
  }

  void undo_special(Motion motion, const Undo& undo) {
    if (motion.special() == Special::Castling) return carry(rook_to(motion), rook_from(motion));
    if (!is_promotion(motion.special())) return;
    diagram_.cells[motion.to()] = cell(Us, PieceKind::Pawn);
    men_of_us().demote(undo.slot, motion.to(), group_of(promotion_kind(motion.special())), diagram_.slots);
  }

  static bool short_castling(Motion motion) { return motion.to() == motion.from() + 2 * kRight; }
  static Spot rook_from(Motion motion) {
    return Spot(rook_home(Us, short_castling(motion) ? Side::King : Side::Queen));
  }
  static Spot rook_to(Motion motion) { return motion.to() + (short_castling(motion) ? -kRight : kRight); }

  void change_circumstances(Motion motion, bool resets_clock) {
    Circumstances& now = diagram_.now;
    const Spot passed = motion.special() == Special::DoubleStep ? motion.from() + forward_step(Us) : kNowhere;
    now.en_passant = static_cast<std::uint8_t>(passed.value());
    now.castling &= kept(motion);
    now.halfmove_clock = resets_clock ? 0 : now.halfmove_clock + 1;
    diagram_.fullmove_number += Us == Color::Black;
    diagram_.to_move = kThem;
  }

  static std::uint8_t kept(Motion motion) {
    const auto of = [](Spot spot) { return kRightsKept[static_cast<unsigned>(spot.value())]; };
    return of(motion.from()) & of(motion.to());
  }

  Diagram& diagram_;
};

}  // namespace passant::mailbox
