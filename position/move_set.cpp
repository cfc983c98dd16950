#include "position/move_set.h"

#include <iterator>

namespace passant {

MoveSet operator-(const MoveSet& a, const MoveSet& b) {
  std::vector<Move> rest;
  std::ranges::set_difference(a, b, std::back_inserter(rest));
  return MoveSet(std::move(rest));
}

std::string to_string(const MoveSet& moves) {
  std::string text;
  for (const Move move : moves) {
    if (!text.empty()) text += ' ';
    text += to_uci(move);
  }
  return text;
}

}  // namespace passant
