// Property: reading SAN never crashes and gives a legal move or says what is wrong inside the text; every legal move
// that is written is read again as that move, and its text is right in every part (fuzz/identity/san_properties.h).
// Domain: a valid position and any text: the bytes behind the position (encoding.h); behind a FEN, what follows one
// blank.
#include "position/san.h"

#include "fuzz/identity/san_properties.h"
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

void check_writing(const san::Scene& scene) {
  for (const std::string_view alarm : san::alarms(san::OwnSan(), scene))
    fail("san", "what is written: " + std::string(alarm), to_fen(scene.position));
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant;
  using namespace passant::targets;
  const Decoded decoded = decode({data, size});
  if (tier(decoded.position) == Tier::Invalid) return kOutOfDomain;
  static const GeneratorOf<bitboard::Board> arbiter("bitboard");
  const san::Scene scene(decoded.position, arbiter);
  const std::string words = text(decoded.text && !decoded.rest.empty() ? decoded.rest.subspan(1) : decoded.rest);
  check_reading(decoded.position, scene.legal, words);
  check_writing(scene);
  return kInDomain;
}
