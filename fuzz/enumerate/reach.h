// Who attacks whom on a board of a few men: whether a man reaches a square on the empty board is one bit of a table,
// and whether the way is free is one mask. For a handful of men this is quicker than looking from the king in all
// directions, and it is a third way beside position/validity.h and the generators.
//
// Tested by enumerate_test.cpp against position/validity.h, whose walk shares nothing with these tables.
#pragma once

#include <array>
#include <cstdint>

#include "position/castling.h"
#include "position/piece.h"
#include "position/square.h"

namespace passant::enumerate {

/// A set of squares: bit n stands for the square with index n.
using Squares = std::uint64_t;

constexpr Squares set_of(Square square) { return Squares{1} << static_cast<unsigned>(square.index()); }

namespace reach {

template <class Value>
using PairTable = std::array<std::array<Value, Square::kCount>, Square::kCount>;

constexpr bool on_empty_board(Piece man, int files, int ranks) {
  const int wide = files < 0 ? -files : files;
  const int high = ranks < 0 ? -ranks : ranks;
  const bool diagonal = wide == high && wide > 0;
  const bool straight = (wide == 0) != (high == 0);
  switch (man.kind()) {
    case PieceKind::Pawn:
      return wide == 1 && ranks == forward(man.color());
    case PieceKind::Knight:
      return wide * high == 2;
    case PieceKind::Bishop:
      return diagonal;
    case PieceKind::Rook:
      return straight;
    case PieceKind::Queen:
      return diagonal || straight;
    case PieceKind::King:
      return wide <= 1 && high <= 1 && wide + high > 0;
  }
  return false;
}

/// Bit n: does the man whose Piece::code() is n reach so far?
consteval std::uint16_t men_that_reach(int files, int ranks) {
  unsigned men = 0;
  for (const Color color : kAllColors) {
    for (const PieceKind kind : kAllPieceKinds) {
      if (on_empty_board({color, kind}, files, ranks)) men |= 1U << Piece{color, kind}.code();
    }
  }
  return static_cast<std::uint16_t>(men);
}

/// From the first square to the second. Made from a table of differences: few steps for a compiler to evaluate.
consteval PairTable<std::uint16_t> men_that_reach() {
  std::array<std::array<std::uint16_t, 15>, 15> by_difference{};
  for (int files = -7; files <= 7; ++files) {
    for (int ranks = -7; ranks <= 7; ++ranks) {
      by_difference[static_cast<unsigned>(files + 7)][static_cast<unsigned>(ranks + 7)] = men_that_reach(files, ranks);
    }
  }
  PairTable<std::uint16_t> table{};
  for (unsigned from = 0; from < 64; ++from) {
    for (unsigned to = 0; to < 64; ++to)
      table[from][to] = by_difference[(to & 7) + 7 - (from & 7)][(to >> 3) + 7 - (from >> 3)];
  }
  return table;
}

/// The squares strictly between two squares of one rank, file or diagonal.
consteval PairTable<Squares> squares_between() {
  PairTable<Squares> table{};
  for (int from = 0; from < Square::kCount; ++from) {
    for (int way = 0; way < 9; ++way) {
      if (way == 4) continue;
      Squares passed = 0;
      auto to = Square::from_index(from).offset(way % 3 - 1, way / 3 - 1);
      for (; to; to = to->offset(way % 3 - 1, way / 3 - 1)) {
        table[static_cast<unsigned>(from)][static_cast<unsigned>(to->index())] = passed;
        passed |= set_of(*to);
      }
    }
  }
  return table;
}

inline constexpr auto kMen = men_that_reach();
inline constexpr auto kBetween = squares_between();

}  // namespace reach

/// Does this man on `from` attack `to` (FIDE 3.1.2)? `occupied` may hold the two squares themselves.
constexpr bool attacks(Piece man, Square from, Square to, Squares occupied) {
  const auto a = static_cast<unsigned>(from.index());
  const auto b = static_cast<unsigned>(to.index());
  return (reach::kMen[a][b] >> man.code() & 1U) != 0 && (reach::kBetween[a][b] & occupied) == 0;
}

}  // namespace passant::enumerate
