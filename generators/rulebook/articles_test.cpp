// Article 3 by enumeration: every pair of squares, and every man between them.
#include <gtest/gtest.h>

#include <algorithm>

#include "generators/rulebook/attack.h"
#include "generators/rulebook/known_counts.h"
#include "position/move_set.h"

namespace passant::rulebook {
namespace {

template <class Visit>
void for_each_square(Visit visit) {
  for (int index = 0; index < Square::kCount; ++index) visit(Square::from_index(index));
}

/// Squares that a lone man reaches, summed over the squares it may stand on.
int total_reach(Piece man) {
  int total = 0;
  for_each_square([&](Square from) {
    Placement placement;
    placement.put(from, man);
    for_each_square([&](Square to) { total += from != to && attacks(placement, from, to) ? 1 : 0; });
  });
  return total;
}

TEST(RulebookArticles, ReachOnTheEmptyBoard) {
  EXPECT_EQ(total_reach({Color::White, PieceKind::Bishop}), 560);  // 3.2: 28·7 + 20·9 + 12·11 + 4·13
  EXPECT_EQ(total_reach({Color::White, PieceKind::Rook}), 896);    // 3.3: 64·14
  EXPECT_EQ(total_reach({Color::White, PieceKind::Queen}), 1456);  // 3.4: both
  EXPECT_EQ(total_reach({Color::White, PieceKind::Knight}), 336);  // 3.6: 4·2 + 8·3 + 20·4 + 16·6 + 16·8
  EXPECT_EQ(total_reach({Color::White, PieceKind::King}), 420);    // 3.8.1: 36·8 + 24·5 + 4·3
  EXPECT_EQ(total_reach({Color::White, PieceKind::Pawn}), 98);     // 3.7.3: 7 ranks, 14 each
  EXPECT_EQ(total_reach({Color::Black, PieceKind::Pawn}), 98);
}

TEST(RulebookArticles, KnightGoesTwoAndOne) {
  for_each_square([](Square from) {
    for_each_square([&](Square to) {
      const int product = (from.file() - to.file()) * (from.rank() - to.rank());
      Placement placement;
      placement.put(from, {Color::Black, PieceKind::Knight});
      EXPECT_EQ(attacks(placement, from, to), product == 2 || product == -2) << to_string(from) << to_string(to);
    });
  });
}

/// On the straight way from `a` to `b`, both left out.
bool lies_between(Square square, Square a, Square b) {
  const auto distance = [](Square from, Square to) { return std::max(files_apart(from, to), ranks_apart(from, to)); };
  const int cross =
      (square.file() - a.file()) * (b.rank() - a.rank()) - (square.rank() - a.rank()) * (b.file() - a.file());
  return cross == 0 && square != a && square != b && distance(a, square) + distance(square, b) == distance(a, b);
}

TEST(RulebookArticles, OnlyAManBetweenIntervenes) {
  for_each_square([](Square from) {
    for_each_square([&](Square to) {
      if (from == to || !on_one_line(from, to)) return;
      for_each_square([&](Square man) {
        Placement placement;
        placement.put(man, {Color::White, PieceKind::Knight});
        EXPECT_EQ(man_between(placement, from, to), lies_between(man, from, to))
            << to_string(from) << to_string(to) << to_string(man);
      });
    });
  });
}

MoveSet moves_of(std::string_view fen) {
  MoveList list;
  board_of(fen).legal_moves(list);
  return MoveSet(list);
}

/// The legal moves of the man on `from`.
std::string moves_from(std::string_view fen, Square from) {
  std::vector<Move> moves;
  std::ranges::copy_if(moves_of(fen), std::back_inserter(moves), [&](Move move) { return move.from() == from; });
  return to_string(MoveSet(moves));
}

TEST(RulebookArticles, PawnAdvances) {
  EXPECT_EQ(moves_from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2"_sq), "e2e3 e2e4");
  EXPECT_EQ(moves_from("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3"_sq), "e3e4");
  EXPECT_EQ(moves_from("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2"_sq), "e2e3");
  EXPECT_EQ(moves_from("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2"_sq), "");
  EXPECT_EQ(moves_from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7"_sq), "e7e5 e7e6");
}

TEST(RulebookArticles, PawnCapturesDiagonallyInFrontOnly) {
  EXPECT_EQ(moves_from("4k2K/8/8/8/3nnn2/3nPn2/3n1n2/8 w - - 0 1", "e3"_sq), "e3d4 e3f4");
  EXPECT_EQ(moves_from("4k3/8/8/7n/P7/n7/8/4K3 w - - 0 1", "a4"_sq), "a4a5");
  EXPECT_EQ(moves_from("4k3/8/8/8/3RnR2/4P3/8/7K w - - 0 1", "e3"_sq), "");
}

TEST(RulebookArticles, PromotionToFourKindsByAdvanceAndCapture) {
  EXPECT_EQ(moves_from("n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7"_sq), "b7a8b b7a8n b7a8q b7a8r b7b8b b7b8n b7b8q b7b8r");
  EXPECT_EQ(moves_from("4k3/8/8/8/8/8/1p6/R3K3 b - - 0 1", "b2"_sq), "b2a1b b2a1n b2a1q b2a1r b2b1b b2b1n b2b1q b2b1r");
}

bool castles(std::string_view fen, std::string_view move) { return moves_of(fen).contains(parse_uci(move).value()); }

TEST(RulebookArticles, CastlingOnBothSides) {
  EXPECT_TRUE(castles("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"));
  EXPECT_TRUE(castles("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"));
  EXPECT_TRUE(castles("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8g8"));
  EXPECT_TRUE(castles("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8"));
}

TEST(RulebookArticles, CastlingNeedsTheRight) {
  EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1"));
  EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1"));
}

TEST(RulebookArticles, CastlingOutOfThroughOrIntoAttackIsPrevented) {
  for (const auto fen : {"4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1",
                         "4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1", "4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1",
                         "8/8/8/8/8/8/6k1/R3K2R w KQ - 0 1"}) {
    EXPECT_FALSE(castles(fen, "e1g1")) << fen;
  }
  EXPECT_FALSE(castles("4k3/2r5/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"));
}

TEST(RulebookArticles, AttackOnTheRookOrOnB1PreventsNothing) {
  EXPECT_TRUE(castles("4k3/7r/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"));
  EXPECT_TRUE(castles("4k3/r7/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"));
  EXPECT_TRUE(castles("4k3/1r6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"));
}

TEST(RulebookArticles, ManBetweenKingAndRookPreventsCastling) {
  for (const auto fen :
       {"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R1n1K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1"}) {
    EXPECT_FALSE(castles(fen, "e1c1")) << fen;
  }
  EXPECT_FALSE(castles("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1"));
}

TEST(RulebookArticles, APinnedManStillAttacks) {
  // 3.1.3: the knight on e7 is pinned, yet the king may not go to d5.
  EXPECT_FALSE(castles("4k3/4n3/8/8/3K4/8/8/4R3 w - - 0 1", "d4d5"));
}

TEST(RulebookArticles, MateAndStalemateHaveNoMoves) {
  EXPECT_EQ(board_of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1").count_legal_moves(), 0U);
  EXPECT_TRUE(board_of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1").in_check());
  EXPECT_EQ(board_of("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1").count_legal_moves(), 0U);
  EXPECT_FALSE(board_of("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1").in_check());
}

TEST(RulebookArticles, TheMostMovesKnownInAPlayablePosition) {
  EXPECT_EQ(board_of("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").count_legal_moves(), 218U);
}

}  // namespace
}  // namespace passant::rulebook
