// Property: reading a FEN never crashes; a fault is shown inside the text and says something; the fast and the
// diagnosing reader read alike; what is read is written back as it was, and read again as the same position.
// Domain: any text. Every input is kept: a text that is refused takes the reader somewhere too.
#include "position/fen.h"

#include "fuzz/targets/target.h"
#include "position/fen_reader.h"

namespace passant::targets {
namespace {

void expect(bool holds, std::string_view what, std::string_view text) {
  if (!holds) fail("fen", what, escaped(text));
}

void check_error(const InputError& error, std::string_view text) {
  expect(error.column >= 1 && error.column <= text.size() + 1, "column outside the text", text);
  expect(!error.what.empty() && !error.expected.empty(), "an error without words", text);
}

void check_position(const Position& position, std::string_view text) {
  const std::string printed = to_fen(position);
  const auto again = parse_fen(printed);
  expect(again && *again == position, "what is printed is not what was read", text);
  expect(text == printed || text == printed.substr(0, printed.rfind(' ')) || text == to_epd(position),
         "a text is read that would not be written", text);
}

void check_readers(std::string_view text) {
  Position fast;
  const auto size = read_fen_fast(text, fast);
  const auto whole = read_fen_diagnosing(text);
  const auto prefix = read_fen_prefix_diagnosing(text);
  expect((size == text.size()) == whole.has_value(), "one of the readers refuses the FEN", text);
  if (whole) expect(*whole == fast, "the readers differ in the position", text);
  if (size) {
    expect(prefix && prefix->position == fast && prefix->size == *size, "the readers differ in the prefix", text);
  }
  if (!prefix) check_error(prefix.error(), text);
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant::targets;
  const std::string input = text({data, size});
  check_readers(input);
  if (const auto position = passant::parse_fen(input)) {
    check_position(*position, input);
  } else {
    check_error(position.error(), input);
  }
  return kInDomain;
}
