// For the tests: random positions of all densities, from bare kings to boards full of queens, most of them with an en
// passant target and pawns around it.
#pragma once

#include <cstdint>
#include <random>

#include "position/position.h"

namespace passant::rulebook {

class RandomPositions {
 public:
  explicit RandomPositions(std::uint64_t seed) : random_(seed) {}

  /// A valid position (position/validity.h), consistent or not.
  Position valid();

  /// Anything: any number of kings, pawns on every rank, rights and targets without sense.
  Position nonsense();

 private:
  int below(int bound);
  bool chance(int percent) { return below(100) < percent; }
  Square any_square() { return Square::from_index(below(Square::kCount)); }
  PieceKind any_kind_but_king();

  void put_en_passant(Position& position);
  void put_castling(Position& position, Color color);
  void put_king(Position& position, Color color);
  void put_men(Position& position, int count);
  Position attempt();

  std::mt19937_64 random_;
};

}  // namespace passant::rulebook
