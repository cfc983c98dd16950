// Squares, pieces and rights: small enough to enumerate whole.
#include "position/square.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "position/castling.h"
#include "position/piece.h"
#include "position/position.h"

namespace passant {
namespace {

TEST(Square, TwoBytesNameASquareOrNothing) {
  std::set<int> named;
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string text{static_cast<char>(first), static_cast<char>(second)};
      const auto square = parse_square(text);
      if (!square) continue;
      EXPECT_EQ(to_string(*square), text);
      named.insert(square->index());
    }
  }
  EXPECT_EQ(named.size(), 64U);
  for (const char* text : {"", "e", "e44", "e4 "}) EXPECT_EQ(parse_square(text), std::nullopt) << text;
}

TEST(Square, OffsetLeavesNothingOutsideTheBoard) {
  for (int index = 0; index < Square::kCount; ++index) {
    const auto square = Square::from_index(index);
    EXPECT_EQ(Square::at(square.file(), square.rank()), square);
    for (int files = -8; files <= 8; ++files) {
      for (int ranks = -8; ranks <= 8; ++ranks) {
        const int file = square.file() + files;
        const int rank = square.rank() + ranks;
        const bool on_board = file >= 0 && file < 8 && rank >= 0 && rank < 8;
        const auto there = square.offset(files, ranks);
        ASSERT_EQ(there.has_value(), on_board);
        if (on_board) {
          ASSERT_EQ(*there, Square::at(file, rank));
        }
      }
    }
  }
}

TEST(Piece, TwelvePiecesHaveTwelveCodesAndLetters) {
  std::set<int> codes;
  std::string letters;
  for (const Color color : kAllColors) {
    for (const PieceKind kind : kAllPieceKinds) {
      const Piece piece{color, kind};
      EXPECT_EQ(piece.color(), color);
      EXPECT_EQ(piece.kind(), kind);
      EXPECT_NE(piece.code(), 0);
      codes.insert(piece.code());
      letters += letter(piece);
    }
  }
  EXPECT_EQ(codes.size(), 12U);
  EXPECT_EQ(letters, "PNBRQKpnbrqk");
}

TEST(Piece, NoOtherCharacterNamesAPiece) {
  for (int byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    const auto piece = piece_from_letter(c);
    EXPECT_EQ(piece.has_value(), c != '\0' && std::string("PNBRQKpnbrqk").find(c) != std::string::npos) << byte;
    if (piece) {
      EXPECT_EQ(letter(*piece), c);
    }
  }
}

TEST(Placement, PutAndClearChangeOneSquare) {
  for (int index = 0; index < Square::kCount; ++index) {
    Placement placement;
    const auto square = Square::from_index(index);
    const Piece piece{Color::Black, PieceKind::King};
    placement.put(square, piece);
    for (int other = 0; other < Square::kCount; ++other) {
      EXPECT_EQ(placement.empty(Square::from_index(other)), other != index);
      EXPECT_EQ(placement.holds(Square::from_index(other), piece), other == index);
    }
    EXPECT_EQ(placement[square], piece);
    placement.clear(square);
    EXPECT_EQ(placement, Placement{});
  }
}

TEST(CastlingRights, EachOfTheSixteenSetsHoldsWhatWasAdded) {
  for (unsigned bits = 0; bits < 16; ++bits) {
    const auto rights = CastlingRights::from_bits(bits);
    CastlingRights built;
    CastlingRights rest = CastlingRights::all();
    for (const Color color : kAllColors) {
      for (const Side side : kAllSides) {
        if (!rights.has(color, side)) continue;
        built.add(color, side);
        rest.remove(color, side);
      }
      EXPECT_EQ(rights.has_any(color), rights.has(color, Side::King) || rights.has(color, Side::Queen));
    }
    EXPECT_EQ(built, rights);
    EXPECT_EQ(rest.bits(), 15U - bits);
    EXPECT_EQ(rights.none(), bits == 0);
  }
}

TEST(CastlingRights, BitsAreInTheOrderOfAFen) {
  EXPECT_TRUE(CastlingRights::from_bits(1).has(Color::White, Side::King));
  EXPECT_TRUE(CastlingRights::from_bits(2).has(Color::White, Side::Queen));
  EXPECT_TRUE(CastlingRights::from_bits(4).has(Color::Black, Side::King));
  EXPECT_TRUE(CastlingRights::from_bits(8).has(Color::Black, Side::Queen));
}

TEST(CastlingRights, HomesAreThoseOfStandardChess) {
  EXPECT_EQ(king_home(Color::White), "e1"_sq);
  EXPECT_EQ(king_home(Color::Black), "e8"_sq);
  EXPECT_EQ(rook_home(Color::White, Side::King), "h1"_sq);
  EXPECT_EQ(rook_home(Color::White, Side::Queen), "a1"_sq);
  EXPECT_EQ(rook_home(Color::Black, Side::King), "h8"_sq);
  EXPECT_EQ(rook_home(Color::Black, Side::Queen), "a8"_sq);
}

TEST(EnPassantTarget, StandsBetweenWhereThePawnCameFromAndWhereItIs) {
  EXPECT_EQ(passed_pawn_square("d6"_sq, Color::White), "d5"_sq);
  EXPECT_EQ(double_step_origin("d6"_sq, Color::White), "d7"_sq);
  EXPECT_EQ(passed_pawn_square("h3"_sq, Color::Black), "h4"_sq);
  EXPECT_EQ(double_step_origin("h3"_sq, Color::Black), "h2"_sq);
  EXPECT_EQ(target_rank(Color::White), 5);
  EXPECT_EQ(target_rank(Color::Black), 2);
}

}  // namespace
}  // namespace passant
