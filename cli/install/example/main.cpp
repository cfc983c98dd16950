// captures FEN: how many legal moves there are, and why each capture en passant is legal or not.
#include <iostream>

#include "generators/bitboard/board.h"
#include "generators/rulebook/explain.h"
#include "position/fen.h"

int main(int argc, char** argv) {
  const auto position = passant::parse_fen(argc > 1 ? argv[1] : "");
  if (!position) {
    std::cerr << passant::to_string(position.error()) << '\n';
    return 2;
  }
  passant::bitboard::Board board(*position);
  passant::MoveList moves;
  board.legal_moves(moves);
  std::cout << moves.size() << " legal moves\n";
  const auto explanation = passant::rulebook::explain(*position);
  for (const auto& sentence : passant::rulebook::sentences(explanation)) std::cout << sentence << '\n';
}
