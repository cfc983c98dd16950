// Property: reading games never crashes and comes to an end; a problem names a line that exists; each move of a game
// is legal, leads to the position beside it, and is read again from the SAN that it is written as.
// Domain: any text; the games are read with the bitboard generator and checked with the mailbox generator.
#include "corpus/pgn.h"

#include <algorithm>

#include "fuzz/targets/target.h"
#include "generators/bitboard/board.h"
#include "generators/mailbox/board.h"
#include "position/fen.h"
#include "position/san.h"

namespace passant::targets {
namespace {

void check_move(const Position& before, const PgnMove& played, std::string_view input) {
  mailbox::Board board(before);
  MoveList list;
  board.legal_moves(list);
  const MoveSet legal(list);
  if (!legal.contains(played.move)) fail("pgn", "an illegal move: " + to_uci(played.move), escaped(input));
  const std::string san = to_san(before, legal, played.move, CheckMark::None);
  if (parse_san(san, before, legal) != played.move) fail("pgn", "not read again: " + san, escaped(input));
  static_cast<void>(board.play(played.move));
  if (board.position() != played.position) fail("pgn", "another position after " + san, escaped(input));
}

void check_game(const PgnGame& game, std::string_view input) {
  Position before = game.start;
  for (const PgnMove& played : game.moves) {
    check_move(before, played, input);
    before = played.position;
  }
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant::targets;
  const std::string input = text({data, size});
  const auto lines = static_cast<std::size_t>(std::ranges::count(input, '\n')) + 1;
  const passant::GeneratorOf<passant::bitboard::Board> generator("bitboard");
  passant::PgnReader reader(input, generator);
  std::size_t games = 0;
  while (const auto game = reader.next()) {
    if (++games > input.size()) fail("pgn", "reading does not come to an end", escaped(input));
    if (*game) {
      check_game(**game, input);
    } else if (game->error().line < 1 || game->error().line > lines || game->error().error.column < 1) {
      fail("pgn", "a problem that is nowhere: " + to_string(game->error(), "games"), escaped(input));
    }
  }
  return kInDomain;
}
