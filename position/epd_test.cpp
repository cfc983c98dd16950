// EPD lines by example: both forms of operations, quoted operands, counters, and every fault with its column.
#include "position/epd.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "position/fen.h"

namespace passant {
namespace {

using namespace std::string_literals;

constexpr std::string_view kFour = "4k3/8/8/8/4Pp2/8/8/4K3 b - e3";  // 29 characters
const std::string kFen(kFour);

std::vector<EpdOperation> operations(std::string_view line) { return parse_epd(line)->operations; }

using Operations = std::vector<EpdOperation>;

TEST(Epd, StandardFormHasAnOpcodeAndOperandsBeforeEachSemicolon) {
  EXPECT_EQ(operations(kFen + " bm f4e3 exf3; id \"one; two\"; noop;"),
            (Operations{{"bm", "f4e3 exf3"}, {"id", "one; two"}, {"noop", ""}}));
}

TEST(Epd, PerftFormHasSixFieldsAndASemicolonBeforeEachOperation) {
  const auto record = parse_epd(kFen + " 0 7 ;D1 20 ;D2 400");
  EXPECT_EQ(record->operations, (Operations{{"D1", "20"}, {"D2", "400"}}));
  EXPECT_EQ(record->position.fullmove_number, 7U);
  EXPECT_EQ(parse_epd(kFen + " 0 7;D1 20;D2 400"), record);
  EXPECT_EQ(parse_epd(kFen + " 0 7 ; D1 20 ; D2 400 ; "), record);
  EXPECT_EQ(parse_epd(kFen + " 0 7 \t;D1\t20;;D2  400;"), record);
}

TEST(Epd, LineMayHoldNothingButAPosition) {
  for (const char* rest : {"", " ", " ;", ";", " 0 1", "  "}) EXPECT_EQ(operations(kFen + rest), Operations{}) << rest;
}

TEST(Epd, LastOperationNeedsNoSemicolon) {
  EXPECT_EQ(operations(kFen + " id \"x\""), (Operations{{"id", "x"}}));
  EXPECT_EQ(operations(kFen + " bm e3  "), (Operations{{"bm", "e3"}}));
}

TEST(Epd, OnlyOneQuotedStringLosesItsQuotes) {
  EXPECT_EQ(operations(kFen + " a \"\"; b \" x \"; c \"x\" \"y\"; d x \"y;z\"; e \"x\"y;"),
            (Operations{{"a", ""}, {"b", " x "}, {"c", "\"x\" \"y\""}, {"d", "x \"y;z\""}, {"e", "\"x\"y"}}));
}

TEST(Epd, CountersAreReadFromTheirOperations) {
  const auto record = parse_epd(kFen + " hmvc 12; fmvn \"345\"; id \"x\";");
  EXPECT_EQ(record->position.halfmove_clock, 12U);
  EXPECT_EQ(record->position.fullmove_number, 345U);
  EXPECT_EQ(record->operations, (Operations{{"id", "x"}}));
}

TEST(Epd, FirstOperationOfAnOpcodeAnswers) {
  const auto record = parse_epd(kFen + " D1 20; D1 21; D10 5;");
  EXPECT_EQ(record->operand("D1"), "20");
  EXPECT_EQ(record->operand("D10"), "5");
  EXPECT_EQ(record->operand("D"), std::nullopt);
}

TEST(Epd, LineIsWrittenWithQuotedOperands) {
  EpdRecord record{*parse_fen(kFour), {{"id", "a; b"}, {"D1", "20"}, {"noop", ""}}};
  EXPECT_EQ(to_epd_line(record), kFen + " id \"a; b\"; D1 \"20\"; noop \"\";");
  record.position.halfmove_clock = 3;
  record.position.fullmove_number = 0;
  EXPECT_EQ(to_epd_line({record.position}), kFen + " hmvc 3; fmvn 0;");
}

TEST(Epd, WhatCouldNotBeReadBackIsNotWritten) {
  const Position position = *parse_fen(kFour);
  for (const EpdOperation& operation :
       Operations{{"id", "a \" b"}, {"id", "two\nlines"}, {"", "x"}, {"1d", "x"}, {"two words", "x"}, {"hmvc", "3"}}) {
    EXPECT_DEATH(to_epd_line({position, {operation}}), "internal error") << operation.opcode;
  }
}

struct Fault {
  std::string line;
  std::string message;
};

TEST(Epd, FaultsAreNamedWithTheirColumn) {
  const std::string opcode = "(expected an opcode: a letter, then letters, digits or '_', then a blank)";
  const std::string control = "(expected printable text; a line without its line end)";
  for (const Fault& fault : {
           Fault{"", "column 1: piece placement: rank 8 has 0 squares (expected 8 squares, as in 3pP3)"},
           Fault{
               kFen + "3 id 1;",
               "column 30: en passant target: found '3' right after it (expected a blank, ';' or the end of the text)"},
           Fault{kFen + " 0 10000 ;D1 20",
                 "column 33: full-move number: the number is too large (expected at most 9999)"},
           Fault{kFen + " 0 1 20 400", "column 35: operation: no opcode " + opcode},
           Fault{kFen + "; 20", "column 32: operation: no opcode " + opcode},
           Fault{kFen + " \"id\" x;", "column 31: operation: no opcode " + opcode},
           Fault{kFen + " a-b x;", "column 31: operation: no opcode " + opcode},
           Fault{kFen + " id \"x; bm e3;", "column 34: operation: a quoted operand has no end (expected a closing \")"},
           Fault{kFen + " id \"x\"; c0 \"y\" \"",
                 "column 46: operation: a quoted operand has no end (expected a closing \")"},
           Fault{kFen + " id x;\r", "column 36: operation: byte 0x0d " + control},
           Fault{kFen + " id x\x7f", "column 35: operation: byte 0x7f " + control},
           Fault{kFen + " id x\n", "column 35: operation: byte 0x0a " + control},
           Fault{kFen + " id \"x"s + '\0' + "\";", "column 36: operation: byte 0x00 " + control},
           Fault{kFen + " hmvc;", "column 35: operation: hmvc without a number (expected a number, 0 to 9999)"},
           Fault{kFen + " hmvc -1;", "column 36: operation: hmvc without a number (expected a number, 0 to 9999)"},
           Fault{kFen + " fmvn 10000;", "column 36: operation: fmvn without a number (expected a number, 0 to 9999)"},
           Fault{kFen + " id x; fmvn 1 2;",
                 "column 42: operation: fmvn without a number (expected a number, 0 to 9999)"},
       }) {
    const auto record = parse_epd(fault.line);
    ASSERT_FALSE(record) << fault.line;
    EXPECT_EQ(to_string(record.error()), fault.message) << fault.line;
  }
}

}  // namespace
}  // namespace passant
