#include "oracles/known_positions.h"

#include <algorithm>
#include <array>

#include "oracles/dialect.h"
#include "oracles/spelling.h"
#include "position/check.h"
#include "position/fen.h"

namespace passant {
namespace {

constexpr std::array<KnownPosition, 20> kKnown{{
    {"start position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
     "a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g1f3 g1h3 g2g3 g2g4 h2h3 h2h4"},
    {"home position", kHomeFen, "a1a2 a1b1 a1b2 h1f2 h1g3"},
    {"pinned knight", "4k3/8/8/8/7b/8/5N2/4K3 w - - 0 1", "e1d1 e1d2 e1e2 e1f1"},
    {"promotion with and without capture", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1",
     "a1a2 a1b1 a1b2 a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r"},
    {"castling on both sides", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
     "a8a1 a8a2 a8a3 a8a4 a8a5 a8a6 a8a7 a8b8 a8c8 a8d8 e8c8 e8d7 e8d8 e8e7 e8f7 e8f8 e8g8 h8f8 h8g8 h8h1 h8h2 h8h3 "
     "h8h4 h8h5 h8h6 h8h7"},
    {"no castling through an attacked square", "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1",
     "e1d1 e1d2 e1e2 e1f2 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"},
    {"checkmate", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", ""},
    {"stalemate", "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", ""},
    {"en passant", "8/8/8/3Pp2k/8/8/8/K7 w - e6 0 1", "a1a2 a1b1 a1b2 d5d6 d5e6"},
    {"en passant by Black", "k7/8/8/8/3pP2K/8/8/8 b - e3 0 1", "a8a7 a8b7 a8b8 d4d3 d4e3"},
    {"en passant by two pawns", "7k/8/8/3PpP2/8/8/8/K7 w - e6 0 1", "a1a2 a1b1 a1b2 d5d6 d5e6 f5e6 f5f6"},
    {"en passant on the a-file", "7k/8/8/pP6/8/8/8/K7 w - a6 0 1", "a1a2 a1b1 a1b2 b5a6 b5b6"},
    {"en passant where both pawns leave the king's rank", "8/8/8/K2Pp2r/8/8/8/7k w - e6 0 1",
     "a5a4 a5a6 a5b4 a5b5 a5b6 d5d6"},
    {"en passant where a third man stays on the rank", "8/8/8/K1NPp2r/8/8/8/7k w - e6 0 1",
     "a5a4 a5a6 a5b4 a5b5 a5b6 c5a4 c5a6 c5b3 c5b7 c5d3 c5d7 c5e4 c5e6 d5d6 d5e6"},
    {"en passant by a pawn pinned on its file", "3r3k/8/8/3Pp3/8/8/8/3K4 w - e6 0 1", "d1c1 d1c2 d1d2 d1e1 d1e2 d5d6"},
    {"en passant by a pawn pinned on the diagonal of the capture", "6bk/8/8/3Pp3/2K5/8/8/8 w - e6 0 1",
     "c4b3 c4b4 c4b5 c4c3 c4c5 c4d3 d5e6"},
    {"en passant by a pawn pinned on the other diagonal", "7k/1b6/8/3Pp3/8/5K2/8/8 w - e6 0 1",
     "f3e2 f3e3 f3e4 f3f2 f3g2 f3g3 f3g4"},
    {"en passant of the pawn that gives check", "8/8/8/3Pp3/5K2/8/8/7k w - e6 0 1",
     "d5e6 f4e3 f4e4 f4e5 f4f3 f4f5 f4g3 f4g4 f4g5"},
    {"en passant while the double step uncovers a check", "5b1k/8/8/3Pp3/8/K7/8/8 w - e6 0 1",
     "a3a2 a3a4 a3b2 a3b3 d5d6"},
    {"pawns side by side without a target", "8/8/8/3Pp2k/8/8/8/K7 w - - 0 1", "a1a2 a1b1 a1b2 d5d6"},
}};

}  // namespace

std::span<const KnownPosition> known_positions() { return kKnown; }

const KnownPosition& known_position(std::string_view what) {
  const auto found = std::ranges::find(kKnown, what, &KnownPosition::what);
  PASSANT_CHECK(found != kKnown.end());
  return *found;
}

Question question_of(const KnownPosition& known) { return {.start = parse_fen(known.fen).value()}; }

Answer right_answer(const KnownPosition& known) {
  Answer answer;
  for (const auto word : words_of(known.moves)) answer.moves.push_back({parse_uci(word).value(), 1});
  answer.total = answer.moves.size();
  return answer;
}

}  // namespace passant
