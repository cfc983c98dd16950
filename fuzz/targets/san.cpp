// Property: reading SAN never crashes, gives a legal move or says what is wrong inside the text, and every legal move
// that is written is read again as that move.
// Domain: a valid position and any text: the bytes behind the position (encoding.h); behind a FEN, what follows one
// blank.
#include "position/san.h"

#include "fuzz/targets/encoding.h"
#include "fuzz/targets/target.h"
#include "generators/bitboard/board.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::targets {
namespace {

void check_reading(const Position& position, const MoveSet& legal, std::string_view words) {
  const auto move = parse_san(words, position, legal);
  const auto record = [&] { return to_fen(position) + ' ' + escaped(words); };
  if (move && !legal.contains(*move)) fail("san", "a move is read that is not legal", record());
  if (move) return;
  const std::size_t column = move.error().error.column;
  if (column < 1 || column > words.size() + 1) fail("san", "column outside the text", record());
}

void check_writing(const Position& position, const MoveSet& legal, Move move, CheckMark mark) {
  const std::string words = to_san(position, legal, move, mark);
  if (parse_san(words, position, legal) != move)
    fail("san", "what is written is not read again", to_fen(position) + ' ' + to_uci(move) + ' ' + escaped(words));
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant;
  using namespace passant::targets;
  const Decoded decoded = decode({data, size});
  if (tier(decoded.position) == Tier::Invalid) return kOutOfDomain;
  MoveList list;
  bitboard::Board(decoded.position).legal_moves(list);
  const MoveSet legal(list);
  const std::string words = text(decoded.text && !decoded.rest.empty() ? decoded.rest.subspan(1) : decoded.rest);
  check_reading(decoded.position, legal, words);
  const auto mark = static_cast<CheckMark>(words.size() % 3);
  for (const Move move : legal) check_writing(decoded.position, legal, move, mark);
  return kInDomain;
}
