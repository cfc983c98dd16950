// RapidCheck's way to positions and moves, for tests: any placement, sensible or not, at all densities, since what is
// tested with them (text, symmetry, validity) promises something about each. A failing one shrinks towards the empty
// board, square by square.
#pragma once

#include <rapidcheck.h>

#include <array>
#include <ostream>

#include "position/fen.h"
#include "position/move.h"
#include "position/move_set.h"
#include "position/position.h"

namespace passant {

/// For failure messages of RapidCheck and GoogleTest.
inline std::ostream& operator<<(std::ostream& out, const Position& position) { return out << to_fen(position); }
inline std::ostream& operator<<(std::ostream& out, Move move) { return out << to_uci(move); }
inline std::ostream& operator<<(std::ostream& out, const MoveSet& moves) { return out << to_string(moves); }

}  // namespace passant

namespace rc {

template <>
struct Arbitrary<passant::Square> {
  static Gen<passant::Square> arbitrary() { return gen::map(gen::inRange(0, 64), passant::Square::from_index); }
};

template <>
struct Arbitrary<passant::Placement> {
  static Gen<passant::Placement> arbitrary() {
    // One square in `sparsity` / 12 is occupied.
    return gen::mapcat(gen::element(12, 16, 24, 48, 96, 200), [](int sparsity) {
      const auto square = gen::inRange(0, sparsity);
      return gen::map(gen::container<std::array<int, 64>>(square), placed);
    });
  }

 private:
  static passant::Placement placed(const std::array<int, 64>& choices) {
    passant::Placement placement;
    for (int index = 0; index < 64; ++index) {
      const int choice = choices[static_cast<unsigned>(index)];
      if (choice == 0 || choice > 12) continue;
      const auto color = choice <= 6 ? passant::Color::White : passant::Color::Black;
      placement.put(passant::Square::from_index(index),
                    {color, passant::kAllPieceKinds[static_cast<unsigned>((choice - 1) % 6)]});
    }
    return placement;
  }
};

template <>
struct Arbitrary<passant::Position> {
  static Gen<passant::Position> arbitrary() {
    using passant::Position;
    return gen::build<Position>(
        gen::set(&Position::placement),
        gen::set(&Position::to_move, gen::element(passant::Color::White, passant::Color::Black)),
        gen::set(&Position::castling, gen::map(gen::inRange(0U, 16U), passant::CastlingRights::from_bits)),
        gen::set(&Position::en_passant,
                 gen::oneOf(gen::just(std::optional<passant::Square>()),
                            gen::map(gen::arbitrary<passant::Square>(),
                                     [](passant::Square square) { return std::optional(square); }))),
        gen::set(&Position::halfmove_clock, gen::inRange(0U, 10000U)),
        gen::set(&Position::fullmove_number, gen::inRange(0U, 10000U)));
  }
};

/// Any two squares, equal ones too.
template <>
struct Arbitrary<passant::Move> {
  static Gen<passant::Move> arbitrary() {
    return gen::apply(
        [](passant::Square from, passant::Square to, unsigned promotion) {
          if (promotion >= passant::kPromotionKinds.size()) return passant::Move{from, to};
          return passant::Move{from, to, passant::kPromotionKinds[promotion]};
        },
        gen::arbitrary<passant::Square>(), gen::arbitrary<passant::Square>(), gen::inRange(0U, 8U));
  }
};

}  // namespace rc
