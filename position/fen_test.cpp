// FEN by example: the starting position, short forms, and every fault with its column and what would be right.
// The properties stand in fen_property_test.cpp.
#include "position/fen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ostream>
#include <string>
#include <vector>

#include "position/fen_reader.h"

namespace passant {
namespace {

using namespace std::string_literals;

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

struct Fault {
  std::string text;
  InputError error;
};

constexpr const char* kRank = "8 squares, as in 3pP3";
constexpr const char* kMan = "one of PNBRQKpnbrqk, 1 to 8, or '/'";
constexpr const char* kNextRank = "'/' and the next rank; 8 ranks in all";
constexpr const char* kBlank = "one blank between fields";
constexpr const char* kFields = "at least four fields: placement, side to move, castling, en passant";
constexpr const char* kLetters = "letters of KQkq, or '-' (standard chess only)";
constexpr const char* kOrder = "each letter at most once, in the order KQkq";
constexpr const char* kTarget = "a square such as d6, or '-'";
constexpr const char* kNumber = "a number, 0 to 9999";

std::vector<Fault> placement_faults() {
  return {
      {"", {"piece placement: rank 8 has 0 squares", 1, kRank}},
      {" w - - 0 1", {"piece placement: rank 8 has 0 squares", 1, kRank}},
      {"8/8/8/8 w - - 0 1", {"piece placement: after rank 5 found ' '", 8, kNextRank}},
      {"8/8/8/8/8/8/8", {"piece placement: after rank 2 the text ends", 14, kNextRank}},
      {"8/8/8/8/8/8/8/8/8 w - - 0 1", {"piece placement: found '/' after rank 1", 16, "8 ranks in all, then a blank"}},
      {"8/8//8/8/8/8/8 w - - 0 1", {"piece placement: rank 6 has 0 squares", 5, kRank}},
      {"8/7/8/8/8/8/8/8 w - - 0 1", {"piece placement: rank 7 has 7 squares", 3, kRank}},
      {"8/8/8/8/8/8/8/ppp w - - 0 1", {"piece placement: rank 1 has 3 squares", 15, kRank}},
      {"8/8/8/4pP3/8/8/8/8 w - - 0 1", {"piece placement: rank 5 has more than 8 squares", 7, kRank}},
      {"8/8/8/pppppppp1/8/8/8/8 w - - 0 1", {"piece placement: rank 5 has more than 8 squares", 7, kRank}},
      {std::string(1000, 'K'), {"piece placement: rank 8 has more than 8 squares", 1, kRank}},
      {"8/8/44/8/8/8/8/8 w - - 0 1", {"piece placement: two digits side by side in rank 6", 6, "one digit, their sum"}},
      {"8/8/8/8/8/8/8/p34 w - - 0 1",
       {"piece placement: two digits side by side in rank 1", 17, "one digit, their sum"}},
      {"9/8/8/8/8/8/8/8 w - - 0 1", {"piece placement: found '9' in rank 8", 1, kMan}},
      {"08/8/8/8/8/8/8/8 w - - 0 1", {"piece placement: found '0' in rank 8", 1, kMan}},
      {"8/8/8/3x4/8/8/8/8 w - - 0 1", {"piece placement: found 'x' in rank 5", 8, kMan}},
      {"8/8/8/3\xe2\x99\x94", {"piece placement: found byte 0xe2 in rank 5", 8, kMan}},
      {"8/8/8/3"s + '\0' + "4/8/8/8/8 w - - 0 1", {"piece placement: found byte 0x00 in rank 5", 8, kMan}},
      {"8/8/8/8/8/8/8/8\tw - - 0 1", {"piece placement: found byte 0x09 in rank 1", 16, kMan}},
      {"8/8/8/8/8/8/8/8\r\n", {"piece placement: found byte 0x0d in rank 1", 16, kMan}},
      {"\xef\xbb\xbf"
       "8/8/8/8/8/8/8/8 w - - 0 1",
       {"piece placement: found byte 0xef in rank 8", 1, kMan}},
  };
}

std::vector<Fault> side_and_castling_faults() {
  return {
      {"8/8/8/8/8/8/8/8", {"side to move: the text ends before it", 16, kFields}},
      {"8/8/8/8/8/8/8/8 ", {"side to move: the text ends", 17, "w or b"}},
      {"8/8/8/8/8/8/8/8 W - - 0 1", {"side to move: found 'W'", 17, "w or b"}},
      {"8/8/8/8/8/8/8/8  w - - 0 1", {"side to move: found ' '", 17, "w or b"}},
      {"8/8/8/8/8/8/8/8 white - - 0 1", {"side to move: found 'h' right after it", 18, kBlank}},
      {"8/8/8/8/8/8/8/8 w", {"castling rights: the text ends before it", 18, kFields}},
      {"8/8/8/8/8/8/8/8 w ", {"castling rights: the field is empty", 19, "letters of KQkq, or '-'"}},
      {"8/8/8/8/8/8/8/8 w  - 0 1", {"castling rights: the field is empty", 19, "letters of KQkq, or '-'"}},
      {"8/8/8/8/8/8/8/8 w HAha - 0 1", {"castling rights: found 'H', a Chess960 rook file", 19, kLetters}},
      {"8/8/8/8/8/8/8/8 w KQa - 0 1", {"castling rights: found 'a', a Chess960 rook file", 21, kLetters}},
      {"8/8/8/8/8/8/8/8 w K- - 0 1", {"castling rights: found '-'", 20, kLetters}},
      {"8/8/8/8/8/8/8/8 w KQ\tkq - 0 1", {"castling rights: found byte 0x09", 21, kLetters}},
      {"8/8/8/8/8/8/8/8 w KK - 0 1", {"castling rights: found 'K' twice or out of order", 20, kOrder}},
      {"8/8/8/8/8/8/8/8 w kqKQ - 0 1", {"castling rights: found 'K' twice or out of order", 21, kOrder}},
      {"8/8/8/8/8/8/8/8 w KQkqq - 0 1", {"castling rights: found 'q' twice or out of order", 23, kOrder}},
      {"8/8/8/8/8/8/8/8 w -K - 0 1", {"castling rights: found 'K' right after it", 20, kBlank}},
      {"8/8/8/8/8/8/8/8 w KQkq", {"en passant target: the text ends before it", 23, kFields}},
  };
}

std::vector<Fault> target_and_counter_faults() {
  return {
      {"8/8/8/8/8/8/8/8 w - ", {"en passant target: the text ends", 21, kTarget}},
      {"8/8/8/8/8/8/8/8 w - z9 0 1", {"en passant target: found 'z'", 21, kTarget}},
      {"8/8/8/8/8/8/8/8 w - e9 0 1", {"en passant target: found '9'", 22, kTarget}},
      {"8/8/8/8/8/8/8/8 w - E3 0 1", {"en passant target: found 'E'", 21, kTarget}},
      {"8/8/8/8/8/8/8/8 w - e", {"en passant target: the text ends", 22, kTarget}},
      {"8/8/8/8/8/8/8/8 w -  0 1", {"en passant target: found ' '", 21, kTarget}},
      {"8/8/8/8/8/8/8/8 w - e33 0 1", {"en passant target: found '3' right after it", 23, kBlank}},
      {"8/8/8/8/8/8/8/8 w - --", {"en passant target: found '-' right after it", 22, kBlank}},
      {"8/8/8/8/8/8/8/8 w - -\r\n", {"en passant target: found byte 0x0d right after it", 22, kBlank}},
      {"8/8/8/8/8/8/8/8 w - -;", {"en passant target: found ';' right after it", 22, kBlank}},
      {"8/8/8/8/8/8/8/8 w - - ", {"half-move clock: the text ends", 23, kNumber}},
      {"8/8/8/8/8/8/8/8 w - -  0 1", {"half-move clock: found ' '", 23, kNumber}},
      {"8/8/8/8/8/8/8/8 w - - -5 1", {"half-move clock: found '-'", 23, kNumber}},
      {"8/8/8/8/8/8/8/8 w - - bm e4;", {"half-move clock: found 'b'", 23, kNumber}},
      {"8/8/8/8/8/8/8/8 w - - 10000 1", {"half-move clock: the number is too large", 23, "at most 9999"}},
      {"8/8/8/8/8/8/8/8 w - - 00 1", {"half-move clock: a needless 0 in front", 23, "the number without it"}},
      {"8/8/8/8/8/8/8/8 w - - 0x 1", {"half-move clock: found 'x' right after it", 24, kBlank}},
      {"8/8/8/8/8/8/8/8 w - - 0\t1", {"half-move clock: found byte 0x09 right after it", 24, kBlank}},
      {"8/8/8/8/8/8/8/8 w - - 0 ", {"full-move number: the text ends", 25, kNumber}},
      {"8/8/8/8/8/8/8/8 w - - 0  1", {"full-move number: found ' '", 25, kNumber}},
      {"8/8/8/8/8/8/8/8 w - - 0 18446744073709551617",
       {"full-move number: the number is too large", 25, "at most 9999"}},
      {"8/8/8/8/8/8/8/8 w - - 0 01", {"full-move number: a needless 0 in front", 25, "the number without it"}},
      {"8/8/8/8/8/8/8/8 w - - 0 1 ", {"text after the FEN", 26, "the end"}},
      {"8/8/8/8/8/8/8/8 w - - 0 1\n", {"text after the FEN", 26, "the end"}},
      {"8/8/8/8/8/8/8/8 w - - 0 1"s + '\0', {"text after the FEN", 26, "the end"}},
      {"8/8/8/8/8/8/8/8 w - - 0 1 ;D1 0", {"text after the FEN", 26, "the end"}},
  };
}

void expect_faults(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) {
    const auto position = parse_fen(fault.text);
    ASSERT_FALSE(position) << fault.text;
    EXPECT_EQ(to_string(position.error()), to_string(fault.error)) << fault.text;
  }
}

TEST(Fen, FaultsOfThePlacementAreNamed) { expect_faults(placement_faults()); }
TEST(Fen, FaultsOfSideAndCastlingAreNamed) { expect_faults(side_and_castling_faults()); }
TEST(Fen, FaultsOfTargetAndCountersAreNamed) { expect_faults(target_and_counter_faults()); }

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

/// parse_fen and both readers behind it agree on `text`.
void expect_readers_agree(const std::string& text) {
  Position fast;
  const auto size = read_fen_fast(text, fast);
  const auto whole = read_fen_diagnosing(text);
  const auto prefix = read_fen_prefix_diagnosing(text);
  ASSERT_EQ(size == text.size(), whole.has_value()) << text;
  if (whole) {
    ASSERT_EQ(to_fen(*whole), to_fen(fast));
  }
  if (size) {
    ASSERT_TRUE(prefix && prefix->size == *size && prefix->position == fast) << text;
  }
  ASSERT_EQ(parse_fen(text) == whole, true) << text;
}

/// Each character of each text taken out, replaced by each byte, and each byte put in before it.
TEST(Fen, BothReadersAgreeOnEverySingleFault) {
  for (const std::string fen :
       {"rnbqkbnr/pp1ppppp/8/2pP4/8/8/PPP1PPPP/RNBQKBNR w KQkq c6 0 3", "8/8/8/8/8/8/8/8 b - - 50 99",
        "1p1p1p1p/p1p1p1p1/7K/k7/2B5/5b2/8/8 w Kq - 9999 9999"}) {
    for (std::size_t at = 0; at <= fen.size(); ++at) {
      const std::string before = fen.substr(0, at);
      const std::string after = fen.substr(std::min(at + 1, fen.size()));
      expect_readers_agree(before + after);
      for (int byte = 0; byte < 256; ++byte) {
        expect_readers_agree(before + static_cast<char>(byte) + after);
        expect_readers_agree(before + static_cast<char>(byte) + fen.substr(at));
      }
    }
  }
}

/// 64 squares in all, but one rank so many too short and another so many too long.
TEST(Fen, BothReadersAgreeOnRanksThatMakeUpForEachOther) {
  for (std::size_t index = 0; index < 8 * 8 * 9; ++index) {
    std::array<std::size_t, 8> lengths{8, 8, 8, 8, 8, 8, 8, 8};
    lengths[index % 8] -= index / 64;
    lengths[index / 8 % 8] += index / 64;
    std::string text;
    for (const std::size_t length : lengths) text += std::string(length, 'p') + '/';
    text.back() = ' ';
    expect_readers_agree(text + "w - - 0 1");
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
