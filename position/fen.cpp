#include "position/fen.h"

#include "position/fen_reader.h"

namespace passant {

Result<FenPrefix> parse_fen_prefix(std::string_view text) {
  Result<FenPrefix> prefix(std::in_place);
  if (const auto size = read_fen_fast(text, prefix->position)) {
    prefix->size = *size;
  } else {
    prefix = read_fen_prefix_diagnosing(text);
  }
  return prefix;
}

Result<Position> parse_fen(std::string_view text) {
  Result<Position> position(std::in_place);
  if (read_fen_fast(text, *position) != text.size()) position = read_fen_diagnosing(text);
  return position;
}

}  // namespace passant
