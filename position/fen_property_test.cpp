// What holds for FEN and EPD whatever the position and whatever the text.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "position/arbitrary.h"
#include "position/epd.h"
#include "position/fen.h"
#include "position/fen_reader.h"

namespace passant {
namespace {

RC_GTEST_PROP(FenProperty, ParsingWhatIsPrintedGivesThePosition, (const Position& position)) {
  RC_ASSERT(parse_fen(to_fen(position)).value() == position);
}

RC_GTEST_PROP(FenProperty, FourFieldsKeepAllButTheCounters, (Position position)) {
  const auto read = parse_fen(to_epd(position));
  position.halfmove_clock = 0;
  position.fullmove_number = 1;
  RC_ASSERT(read.value() == position);
}

/// `text` with a character replaced, put in or taken out.
std::string damaged(const std::string& text) {
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
  const char in = *rc::gen::oneOf(rc::gen::elementOf(std::string("PNBRQKpnbrqk12345678/ wKQkq-abcdefgh0936;")),
                                  rc::gen::arbitrary<char>());
  std::string result = text.substr(0, at);
  if (*rc::gen::arbitrary<bool>()) result.push_back(in);
  const std::size_t out = *rc::gen::inRange<std::size_t>(0, 2);
  if (at + out < text.size()) result.append(text, at + out);
  return result;
}

/// A FEN with up to three such faults.
std::string damaged_fen() {
  std::string text = to_fen(*rc::gen::arbitrary<Position>());
  const int times = *rc::gen::inRange(0, 4);
  for (int time = 0; time < times; ++time) text = damaged(text);
  return text;
}

RC_GTEST_PROP(FenProperty, TheFastAndTheDiagnosingReaderReadAlike, ()) {
  const std::string text = damaged_fen();
  Position fast;
  const auto size = read_fen_fast(text, fast);
  const auto whole = read_fen_diagnosing(text);
  const auto prefix = read_fen_prefix_diagnosing(text);
  RC_CLASSIFY(whole.has_value(), "a FEN");
  RC_LOG() << text;
  RC_ASSERT((size == text.size()) == whole.has_value());
  if (whole) RC_ASSERT(*whole == fast);
  if (size) RC_ASSERT(prefix && prefix->position == fast && prefix->size == *size);
}

RC_GTEST_PROP(FenProperty, PrintingWhatIsParsedGivesTheText, ()) {
  const std::string text = damaged_fen();
  const auto position = parse_fen(text);
  if (!position) return;
  const std::string printed = to_fen(*position);
  RC_ASSERT(text == printed || text == to_epd(*position) || text == printed.substr(0, printed.rfind(' ')));
}

RC_GTEST_PROP(FenProperty, AFaultIsShownInsideTheText, ()) {
  const std::string text = damaged_fen();
  const auto position = parse_fen(text);
  if (position) return;
  RC_ASSERT(position.error().column >= 1U);
  RC_ASSERT(position.error().column <= text.size() + 1);
  RC_ASSERT(!position.error().what.empty());
  RC_ASSERT(!position.error().expected.empty());
}

EpdOperation arbitrary_operation() {
  const auto letters = std::string("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const auto word = *rc::gen::container<std::string>(rc::gen::elementOf(letters + "0123456789_"));
  const auto operand = *rc::gen::container<std::string>(
      rc::gen::suchThat<char>([](char c) { return c != '"' && c != 0x7f && (c < 0 || c >= 0x20 || c == '\t'); }));
  return {*rc::gen::elementOf(letters) + word, operand};
}

RC_GTEST_PROP(EpdProperty, ParsingWhatIsPrintedGivesTheRecord, (const Position& position)) {
  EpdRecord record{position};
  const int operations = *rc::gen::inRange(0, 4);
  for (int count = 0; count < operations; ++count) record.operations.push_back(arbitrary_operation());
  for (EpdOperation& operation : record.operations) {
    if (operation.opcode == "hmvc" || operation.opcode == "fmvn") operation.opcode = "id";
  }
  RC_ASSERT((parse_epd(to_epd_line(record)).value() == record));
}

}  // namespace
}  // namespace passant
