// Every fault of a FEN with its column and what would be right, and the two readers behind parse_fen compared wherever
// a text is nearly a FEN.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "position/fen.h"
#include "position/fen_reader.h"

namespace passant {
namespace {

using namespace std::string_literals;

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

TEST(FenFault, FaultsOfThePlacementAreNamed) { expect_faults(placement_faults()); }
TEST(FenFault, FaultsOfSideAndCastlingAreNamed) { expect_faults(side_and_castling_faults()); }
TEST(FenFault, FaultsOfTargetAndCountersAreNamed) { expect_faults(target_and_counter_faults()); }

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
TEST(FenReaders, BothReadersAgreeOnEverySingleFault) {
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
TEST(FenReaders, BothReadersAgreeOnRanksThatMakeUpForEachOther) {
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

}  // namespace
}  // namespace passant
