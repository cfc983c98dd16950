// Property: reading a move never crashes; a text is read exactly if it is what the move is written as; both mirror
// images are read again and mirrored back; moves are ordered as their texts are.
// Domain: any text; two words with a blank between them are two moves whose order is compared as well.
#include "position/move.h"

#include "fuzz/targets/target.h"
#include "position/symmetry.h"

namespace passant::targets {
namespace {

void check_move(Move move, std::string_view text) {
  if (to_uci(move) != text) fail("move", "a text is read that would not be written", escaped(text));
  if (parse_uci(to_uci(color_flip(move))) != color_flip(move) || color_flip(color_flip(move)) != move)
    fail("move", "not mirrored back (colours)", escaped(text));
  if (parse_uci(to_uci(file_mirror(move))) != file_mirror(move) || file_mirror(file_mirror(move)) != move)
    fail("move", "not mirrored back (wings)", escaped(text));
}

void check_order(std::string_view first, std::string_view second, Move a, Move b) {
  if ((a < b) != (first < second) || (a == b) != (first == second))
    fail("move", "the order is not that of the texts", escaped(first) + ' ' + escaped(second));
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant::targets;
  const std::string input = text({data, size});
  const std::size_t blank = std::min(input.find(' '), input.size());
  const std::string first = input.substr(0, blank);
  const auto move = passant::parse_uci(first);
  if (move) check_move(*move, first);
  if (!move || blank == input.size()) return kInDomain;
  const std::string second = input.substr(blank + 1);
  if (const auto other = passant::parse_uci(second)) check_order(first, second, *move, *other);
  return kInDomain;
}
