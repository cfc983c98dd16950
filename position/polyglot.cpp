#include "position/polyglot.h"

#include <array>

#include "position/normal_form.h"

namespace passant {
namespace {

constexpr std::array<std::uint64_t, 781> kNumbers{
#include "position/polyglot_numbers.inc"
};

// Where the numbers of each kind begin; before, 64 numbers a man: black pawn, white pawn, black knight …
constexpr unsigned kCastling = 768;  // white king's side, white queen's side, black …: the order of the rights' bits
constexpr unsigned kTargetFile = 772;
constexpr unsigned kWhiteToMove = 780;

constexpr std::uint64_t number_of(Piece piece, Square square) {
  const unsigned man = 2 * static_cast<unsigned>(piece.kind()) + (piece.color() == Color::White ? 1U : 0U);
  return kNumbers[64 * man + static_cast<unsigned>(square.index())];
}

std::uint64_t men_key(const Placement& placement) {
  std::uint64_t key = 0;
  for (int index = 0; index < Square::kCount; ++index) {
    const Square square = Square::from_index(index);
    if (const auto piece = placement[square]) key ^= number_of(*piece, square);
  }
  return key;
}

}  // namespace

std::uint64_t polyglot_key(const Position& position) {
  std::uint64_t key = men_key(position.placement);
  for (unsigned right = 0; right < 4; ++right) {
    if ((position.castling.bits() >> right & 1U) != 0) key ^= kNumbers[kCastling + right];
  }
  const auto target = in_form(position, TargetForm::PseudoLegal, {}).en_passant;
  if (target) key ^= kNumbers[kTargetFile + static_cast<unsigned>(target->file())];
  return position.to_move == Color::White ? key ^ kNumbers[kWhiteToMove] : key;
}

}  // namespace passant
