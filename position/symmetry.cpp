#include "position/symmetry.h"

namespace passant {
namespace {

template <class MapSquare>
Move mapped(Move move, MapSquare map) {
  const auto promotion = move.promotion();
  return promotion ? Move{map(move.from()), map(move.to()), *promotion} : Move{map(move.from()), map(move.to())};
}

template <class MapMove>
MoveSet mapped(const MoveSet& moves, MapMove map) {
  std::vector<Move> images;
  images.reserve(moves.size());
  for (const Move move : moves) images.push_back(map(move));
  return MoveSet(std::move(images));
}

}  // namespace

Position color_flip(const Position& position) {
  Position flipped = position;
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    const auto piece = position.placement[square];
    if (piece) {
      flipped.placement.put(color_flip(square), {opponent(piece->color()), piece->kind()});
    } else {
      flipped.placement.clear(color_flip(square));
    }
  }
  flipped.to_move = opponent(position.to_move);
  flipped.castling = CastlingRights::from_bits(position.castling.bits() >> 2U | position.castling.bits() << 2U);
  if (position.en_passant) flipped.en_passant = color_flip(*position.en_passant);
  return flipped;
}

std::optional<Position> file_mirror(const Position& position) {
  if (!position.castling.none()) return std::nullopt;
  Position mirrored = position;
  const auto from = position.placement.codes();
  const auto to = mirrored.placement.codes();
  for (unsigned index = 0; index < Square::kCount; ++index) to[index ^ 7U] = from[index];
  if (position.en_passant) mirrored.en_passant = file_mirror(*position.en_passant);
  return mirrored;
}

Move color_flip(Move move) {
  return mapped(move, [](Square square) { return color_flip(square); });
}
Move file_mirror(Move move) {
  return mapped(move, [](Square square) { return file_mirror(square); });
}
MoveSet color_flip(const MoveSet& moves) {
  return mapped(moves, [](Move move) { return color_flip(move); });
}
MoveSet file_mirror(const MoveSet& moves) {
  return mapped(moves, [](Move move) { return file_mirror(move); });
}

}  // namespace passant
