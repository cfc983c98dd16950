// FEN by example: the starting position, each field, short forms, prefixes, huge input. Faults and the agreement of the
// two readers stand in fen_fault_test.cpp, what holds for every position in fen_property_test.cpp.
#include "position/fen.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

namespace passant {
namespace {

Position start() { return *parse_fen(kStartFen); }

TEST(Fen, StartingPositionIsReadSquareBySquare) {
  const Position position = start();
  constexpr std::string_view kBackRank = "rnbqkbnr";
  for (int file = 0; file < 8; ++file) {
    const PieceKind kind = *kind_from_letter(kBackRank[static_cast<unsigned>(file)]);
    EXPECT_EQ(position.placement[Square::at(file, 0)], (Piece{Color::White, kind}));
    EXPECT_EQ(position.placement[Square::at(file, 1)], (Piece{Color::White, PieceKind::Pawn}));
    for (int rank = 2; rank < 6; ++rank) EXPECT_TRUE(position.placement.empty(Square::at(file, rank)));
    EXPECT_EQ(position.placement[Square::at(file, 6)], (Piece{Color::Black, PieceKind::Pawn}));
    EXPECT_EQ(position.placement[Square::at(file, 7)], (Piece{Color::Black, kind}));
  }
  EXPECT_EQ(position.to_move, Color::White);
  EXPECT_EQ(position.castling, CastlingRights::all());
  EXPECT_EQ(position.en_passant, std::nullopt);
  EXPECT_EQ(position.halfmove_clock, 0U);
  EXPECT_EQ(position.fullmove_number, 1U);
  EXPECT_EQ(to_fen(position), kStartFen);
}

TEST(Fen, EachFieldIsKeptAsWritten) {
  const Position position = *parse_fen("8/8/8/3pP3/8/8/8/8 b Kq d6 42 9999");
  EXPECT_EQ(position.to_move, Color::Black);
  EXPECT_TRUE(position.castling.has(Color::White, Side::King));
  EXPECT_FALSE(position.castling.has(Color::White, Side::Queen));
  EXPECT_FALSE(position.castling.has(Color::Black, Side::King));
  EXPECT_TRUE(position.castling.has(Color::Black, Side::Queen));
  EXPECT_EQ(position.en_passant, "d6"_sq);  // on the wrong rank for Black: kept all the same
  EXPECT_EQ(position.halfmove_clock, 42U);
  EXPECT_EQ(position.fullmove_number, 9999U);
}

TEST(Fen, FourAndFiveFieldsMeanTheCountersOfTheFirstMove) {
  const Position six = *parse_fen("k7/8/8/8/8/8/8/K7 w - - 0 1");
  EXPECT_EQ(*parse_fen("k7/8/8/8/8/8/8/K7 w - -"), six);
  EXPECT_EQ(*parse_fen("k7/8/8/8/8/8/8/K7 w - - 0"), six);
  EXPECT_EQ(parse_fen("k7/8/8/8/8/8/8/K7 w - - 7")->halfmove_clock, 7U);
  EXPECT_EQ(parse_fen("k7/8/8/8/8/8/8/K7 w - - 7")->fullmove_number, 1U);
}

TEST(Fen, EpdIsTheFirstFourFields) {
  EXPECT_EQ(to_epd(*parse_fen("k7/8/8/8/4Pp2/8/8/K7 b - e3 0 17")), "k7/8/8/8/4Pp2/8/8/K7 b - e3");
}

TEST(Fen, CountersTooLargeToBeReadAreStillWritten) {
  Position position = start();
  position.halfmove_clock = 4294967295U;
  position.fullmove_number = 10000;
  EXPECT_EQ(to_fen(position), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4294967295 10000");
  EXPECT_FALSE(parse_fen(to_fen(position)));
}

TEST(Fen, LongestFenIsWrittenWhole) {
  Position position;
  for (int index = 0; index < Square::kCount; ++index)
    position.placement.put(Square::from_index(index), {Color::Black, PieceKind::Queen});
  position.castling = CastlingRights::all();
  position.en_passant = "h8"_sq;
  position.halfmove_clock = position.fullmove_number = 4294967295U;
  EXPECT_EQ(to_fen(position),
            "qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq w KQkq h8 4294967295 4294967295");
}

TEST(Fen, EveryTruncationIsAShortFormOrAFaultAtItsEnd) {
  const std::string whole = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 12 345";
  const std::size_t four_fields = whole.find(" 12");
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto position = parse_fen(whole.substr(0, size));
    const bool may_be_short = size == four_fields || (size > four_fields && whole[size - 1] != ' ');
    if (position) {
      EXPECT_TRUE(may_be_short) << size;
    } else {
      EXPECT_FALSE(may_be_short) << size;
      EXPECT_LE(position.error().column, size + 1);
    }
  }
}

TEST(Fen, HugeInputIsRefusedAtOnce) {
  const std::size_t megabytes = 10'000'000;
  const std::string start_fen(kStartFen);
  const auto before = std::chrono::steady_clock::now();
  EXPECT_EQ(parse_fen(std::string(megabytes, 'p')).error().column, 1U);
  EXPECT_EQ(parse_fen(std::string(megabytes, '1')).error().column, 2U);
  EXPECT_EQ(parse_fen(std::string(megabytes, '/')).error().column, 1U);
  EXPECT_EQ(parse_fen(start_fen + std::string(megabytes, ' ')).error().column, kStartFen.size() + 1);
  EXPECT_EQ(parse_fen("8/8/8/8/8/8/8/8 w - - " + std::string(megabytes, '9')).error().column, 23U);
  EXPECT_EQ(parse_fen("8/8/8/8/8/8/8/8 w - - " + std::string(megabytes, '0')).error().column, 23U);
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(10));
}

TEST(FenPrefix, StopsWhereTheFenEnds) {
  const auto size = [](std::string_view text) { return parse_fen_prefix(text)->size; };
  const std::string four = "8/8/8/8/8/8/8/8 w - -";
  EXPECT_EQ(size(four), four.size());
  EXPECT_EQ(size(four + " "), four.size());
  EXPECT_EQ(size(four + " bm e4;"), four.size());
  EXPECT_EQ(size(four + ";D1 20"), four.size());
  EXPECT_EQ(size(four + " 5"), four.size() + 2);
  EXPECT_EQ(size(four + " 5 ;D1 20"), four.size() + 2);
  EXPECT_EQ(size(four + " 5 7"), four.size() + 4);
  EXPECT_EQ(size(four + " 5 7;D1 20"), four.size() + 4);
  EXPECT_EQ(size(four + " 5 7 20 400"), four.size() + 4);
  EXPECT_EQ(size(four + " 5x"), four.size());
  EXPECT_EQ(size(four + " 5 7x"), four.size() + 2);
}

TEST(FenPrefix, ReadsTheCountersThatFollow) {
  const auto fen = parse_fen_prefix("8/8/8/8/8/8/8/8 w - - 5 7;D1 20");
  EXPECT_EQ(fen->position.halfmove_clock, 5U);
  EXPECT_EQ(fen->position.fullmove_number, 7U);
}

TEST(FenPrefix, RefusesWhatStandsRightBehindAField) {
  const auto error = [](std::string_view text) { return to_string(parse_fen_prefix(text).error()); };
  EXPECT_EQ(error("8/8/8/8/8/8/8/8 w - -,20,400"),
            "column 22: en passant target: found ',' right after it (expected a blank, ';' or the end of the text)");
  EXPECT_EQ(error("8/8/8/8/8/8/8/8 w - - 10000 ;D1 20"),
            "column 23: half-move clock: the number is too large (expected at most 9999)");
  EXPECT_EQ(error("8/8/8/8/8/8/8/8 w - - 0 01"),
            "column 25: full-move number: a needless 0 in front (expected the number without it)");
}

}  // namespace
}  // namespace passant
