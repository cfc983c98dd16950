#include "oracles/known_positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "oracles/candidates.h"
#include "oracles/compare.h"
#include "oracles/spec.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

TEST(KnownPositions, AreConsistentAndDifferent) {
  std::set<std::string_view> names;
  std::set<std::string_view> fens;
  for (const KnownPosition& known : known_positions()) {
    EXPECT_EQ(tier(question_of(known).start), Tier::Consistent) << known.what;
    EXPECT_EQ(to_fen(question_of(known).start), known.fen);
    EXPECT_TRUE(names.insert(known.what).second) << known.what;
    EXPECT_TRUE(fens.insert(known.fen).second) << known.what;
  }
}

TEST(KnownPositions, MovesAreSortedAndUnique) {
  for (const KnownPosition& known : known_positions()) {
    const Answer answer = right_answer(known);
    EXPECT_EQ(to_string(answer.move_set()), known.moves) << known.what;
    EXPECT_EQ(answer.total, answer.moves.size());
  }
}

/// Counted another way: without castling, the legal moves are the likely ones that leave the king safe.
TEST(KnownPositions, MovesAreTheSafeOnesOfTheLikely) {
  int counted = 0;
  for (const KnownPosition& known : known_positions()) {
    const Position position = question_of(known).start;
    if (!position.castling.none() && known.fen != kStartFen) continue;
    const MoveSet no_castling{parse_uci("e1c1").value(), parse_uci("e1g1").value()};
    EXPECT_EQ(right_answer(known).move_set(), safe_moves(position, likely_moves(position)) - no_castling) << known.what;
    ++counted;
  }
  EXPECT_GE(counted, 15);
}

TEST(KnownPositions, StockfishAgrees) {
  auto stockfish = make_external_party("stockfish");
  if (!stockfish) GTEST_SKIP() << to_string(stockfish.error().error);
  for (const KnownPosition& known : known_positions()) {
    const auto verdict = compare((*stockfish)->ask(question_of(known)), right_answer(known));
    EXPECT_EQ(verdict.verdict, Verdict::Agree) << known.what << ": " << to_string(verdict);
  }
}

}  // namespace
}  // namespace passant
