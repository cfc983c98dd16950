#include "position/move.h"

namespace passant {

std::string to_uci(Move move) {
  std::string text = to_string(move.from()) + to_string(move.to());
  if (const auto promotion = move.promotion()) text += letter(*promotion);
  return text;
}

std::optional<Move> parse_uci(std::string_view text) {
  if (text.size() != 4 && text.size() != 5) return std::nullopt;
  const auto from = parse_square(text.substr(0, 2));
  const auto to = parse_square(text.substr(2, 2));
  if (!from || !to || *from == *to) return std::nullopt;
  if (text.size() == 4) return Move{*from, *to};
  for (const PieceKind kind : kPromotionKinds) {
    if (letter(kind) == text[4]) return Move{*from, *to, kind};
  }
  return std::nullopt;
}

}  // namespace passant
