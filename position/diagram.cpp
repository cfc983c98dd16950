#include "position/diagram.h"

#include <array>
#include <string_view>

namespace passant {
namespace {

std::string_view unicode(Piece piece) {
  constexpr std::array<std::array<std::string_view, 6>, 2> kMen{
      {{"♙", "♘", "♗", "♖", "♕", "♔"}, {"♟", "♞", "♝", "♜", "♛", "♚"}}};
  return kMen[static_cast<unsigned>(piece.color())][static_cast<unsigned>(piece.kind())];
}

std::string cell(const Position& position, Square square, Chessmen chessmen) {
  const auto piece = position.placement[square];
  if (!piece) return position.en_passant == square ? "*" : ".";
  return chessmen == Chessmen::Unicode ? std::string(unicode(*piece)) : std::string(1, letter(*piece));
}

}  // namespace

std::string diagram(const Position& position, Chessmen chessmen) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    text += static_cast<char>('1' + rank);
    for (int file = 0; file < 8; ++file) text += ' ' + cell(position, Square::at(file, rank), chessmen);
    text += '\n';
  }
  return text + "  a b c d e f g h\n";
}

}  // namespace passant
