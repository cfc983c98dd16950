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
  Cell victim;
  Slot victim_slot;
  Slot slot;  ///< of the man that moved, before a promotion
  std::uint8_t en_passant_spot;
  std::uint8_t castling_bits;
};

/// Whose turn it is and the counters are the caller's business: a tree of moves needs none of them.
template <Color Us>
class Player {
 public:
  explicit Player(Diagram& diagram) : diagram_(diagram) {}

  Undo play(Motion motion) {
    const Spot captured = captured_spot(motion);
    const Undo undo{diagram_.cells[captured], diagram_.slot(captured), diagram_.slot(motion.from()),
                    diagram_.en_passant_spot, diagram_.castling_bits};
    if (undo.victim != kEmpty) them().set(undo.victim_slot, kNowhere);
    diagram_.cells[captured] = kEmpty;
    diagram_.en_passant_spot = static_cast<std::uint8_t>(kNowhere.value());
    diagram_.castling_bits &= kept(motion);
    carry(motion.from(), motion.to());
    if (motion.special() != Special::None) [[unlikely]]
      complete(motion, undo);
    return undo;
  }

  void take_back(Motion motion, const Undo& undo) {
    if (motion.special() != Special::None) [[unlikely]]
      undo_special(motion, undo);
    carry(motion.to(), motion.from());
    diagram_.en_passant_spot = undo.en_passant_spot;
    diagram_.castling_bits = undo.castling_bits;
    if (undo.victim != kEmpty) put_back(captured_spot(motion), undo);
  }

 private:
  Men& us() { return diagram_.men_of(Us); }
  Men& them() { return diagram_.men_of(opponent(Us)); }

  static Spot captured_spot(Motion motion) {
    return motion.special() == Special::EnPassant ? motion.to() - forward_step(Us) : motion.to();
  }

  void carry(Spot from, Spot to) {
    const Slot slot = diagram_.slot(from);
    diagram_.cells[to] = diagram_.cells[from];
    diagram_.cells[from] = kEmpty;
    diagram_.slot(to) = slot;
    us().set(slot, to);
  }

  void put_back(Spot spot, const Undo& undo) {
    diagram_.cells[spot] = undo.victim;
    diagram_.slot(spot) = undo.victim_slot;
    them().set(undo.victim_slot, spot);
  }

  void complete(Motion motion, const Undo& undo) {
    if (motion.special() == Special::Castling) return carry(rook_from(motion), rook_to(motion));
    if (motion.special() == Special::DoubleStep) {
      diagram_.en_passant_spot = static_cast<std::uint8_t>((motion.to() - forward_step(Us)).value());
    } else if (is_promotion(motion.special())) {
      const PieceKind kind = promotion_kind(motion.special());
      diagram_.cells[motion.to()] = cell(Us, kind);
      us().promote(undo.slot, motion.to(), group_of(kind), diagram_.slots);
    }
  }

  void undo_special(Motion motion, const Undo& undo) {
    if (motion.special() == Special::Castling) return carry(rook_to(motion), rook_from(motion));
    if (!is_promotion(motion.special())) return;
    diagram_.cells[motion.to()] = cell(Us, PieceKind::Pawn);
    us().demote(undo.slot, motion.to(), group_of(promotion_kind(motion.special())), diagram_.slots);
  }

  static bool short_castling(Motion motion) { return motion.to() == motion.from() + 2 * kRight; }
  static Spot rook_from(Motion motion) {
    return Spot(rook_home(Us, short_castling(motion) ? Side::King : Side::Queen));
  }
  static Spot rook_to(Motion motion) { return motion.to() + (short_castling(motion) ? -kRight : kRight); }

  static std::uint8_t kept(Motion motion) {
    const auto of = [](Spot spot) { return kRightsKept[static_cast<unsigned>(spot.value())]; };
    return of(motion.from()) & of(motion.to());
  }

  Diagram& diagram_;
};

}  // namespace passant::mailbox
