// The attack walk of validity.cpp against the geometry of the moves: one man, one man and a blocker, crowds.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>

#include "position/fen.h"
#include "position/validity.h"

namespace passant {
namespace {

/// Does a man on `from`, alone on the board, attack `to`? FIDE 3.2 to 3.8.1 as arithmetic.
bool reaches(Piece piece, Square from, Square to) {
  const int files = std::abs(to.file() - from.file());
  const int ranks = std::abs(to.rank() - from.rank());
  const bool straight = (files == 0) != (ranks == 0);
  const bool diagonal = files == ranks && files != 0;
  switch (piece.kind()) {
    case PieceKind::Pawn:
      return files == 1 && to.rank() - from.rank() == (piece.color() == Color::White ? 1 : -1);
    case PieceKind::Knight:
      return files * ranks == 2;
    case PieceKind::Bishop:
      return diagonal;
    case PieceKind::Rook:
      return straight;
    case PieceKind::Queen:
      return straight || diagonal;
    case PieceKind::King:
      return std::max(files, ranks) == 1;
  }
  return false;
}

/// Is `square` strictly between the two on a line?
bool between(Square square, Square a, Square b) {
  const auto cross = [](int x1, int y1, int x2, int y2) { return x1 * y2 - x2 * y1; };
  const int to_a_files = a.file() - square.file(), to_a_ranks = a.rank() - square.rank();
  const int to_b_files = b.file() - square.file(), to_b_ranks = b.rank() - square.rank();
  return cross(to_a_files, to_a_ranks, to_b_files, to_b_ranks) == 0 &&
         to_a_files * to_b_files + to_a_ranks * to_b_ranks < 0;
}

TEST(Attack, OfOneManIsTheGeometryOfItsMoves) {
  for (const Color color : kAllColors) {
    for (const PieceKind kind : kAllPieceKinds) {
      for (int index = 0; index < 64 * 64; ++index) {
        const auto from = Square::from_index(index / 64);
        const auto to = Square::from_index(index % 64);
        Placement placement;
        placement.put(from, {color, kind});
        const bool expected = reaches({color, kind}, from, to);
        ASSERT_EQ(attacked(placement, to, color), expected) << to_string(from) << to_string(to);
        ASSERT_EQ(attackers(placement, to, color), expected ? 1 : 0);
        ASSERT_FALSE(attacked(placement, to, opponent(color)));
      }
    }
  }
}

TEST(Attack, IsStoppedByAManInBetweenAndByNothingElse) {
  for (const PieceKind kind : {PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen}) {
    for (int index = 0; index < 64 * 64 * 64; ++index) {
      const auto from = Square::from_index(index / 4096);
      const auto to = Square::from_index(index / 64 % 64);
      const auto blocker = Square::from_index(index % 64);
      if (blocker == from) continue;
      Placement placement;
      placement.put(from, {Color::White, kind});
      placement.put(blocker, {Color::Black, PieceKind::Pawn});
      const bool slides = kind != PieceKind::Knight;
      const bool expected = reaches({Color::White, kind}, from, to) && !(slides && between(blocker, from, to));
      ASSERT_EQ(attacked(placement, to, Color::White), expected);
    }
  }
}

/// One square in `sparsity` holds a man.
Placement crowd(std::mt19937& random, int sparsity) {
  Placement placement;
  for (int index = 0; index < Square::kCount; ++index) {
    if (random() % static_cast<unsigned>(sparsity) != 0) continue;
    placement.put(Square::from_index(index), {kAllColors[random() % 2], kAllPieceKinds[random() % 6]});
  }
  return placement;
}

bool attacks(const Placement& placement, Square from, Square to, Color by) {
  const auto piece = placement[from];
  if (!piece || piece->color() != by || !reaches(*piece, from, to)) return false;
  if (piece->kind() == PieceKind::Knight) return true;
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    if (!placement.empty(square) && between(square, from, to)) return false;
  }
  return true;
}

TEST(Attack, InACrowdIsByThoseThatReachWithNobodyInBetween) {
  std::mt19937 random(4711);
  for (int time = 0; time < 2000; ++time) {
    const Placement placement = crowd(random, 1 + time % 12);
    const auto to = Square::from_index(static_cast<int>(random() % 64));
    for (const Color by : kAllColors) {
      int expected = 0;
      for (int index = 0; index < Square::kCount; ++index)
        expected += attacks(placement, Square::from_index(index), to, by) ? 1 : 0;
      ASSERT_EQ(attackers(placement, to, by), expected);
      ASSERT_EQ(attacked(placement, to, by), expected > 0);
    }
  }
}

TEST(Attack, EveryAttackerIsCounted) {
  const Placement placement = parse_fen("4R3/1B4Q1/2N3N1/2NPK1R1/3P1P2/2N3N1/3N1N2/B3Q3 w - - 0 1").value().placement;
  EXPECT_EQ(attackers(placement, "e5"_sq, Color::White), 8);  // Re8 Qg7 Nc6 Ng6 Rg5 d4 f4 Qe1; Ba1 is shut off
  EXPECT_EQ(attackers(placement, "e5"_sq, Color::Black), 0);
}

TEST(KingSquare, IsTheKingOfTheColourAskedFor) {
  const Placement placement = parse_fen("4k3/8/8/8/k7/8/8/4K3 w - - 0 1").value().placement;
  EXPECT_EQ(king_square(placement, Color::White), "e1"_sq);
  EXPECT_EQ(king_square(placement, Color::Black), "a4"_sq);
  EXPECT_EQ(king_square({}, Color::White), std::nullopt);
}

}  // namespace
}  // namespace passant
