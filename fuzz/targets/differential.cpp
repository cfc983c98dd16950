// Property: the generators agree on a position: the same legal moves, each once; counts that are the sizes of the
// lists; the same answer to whether the king is in check; after each move the same position; and taking it back
// leaves what was there. The forms of the bitboard generator agree with each other, also on the leaves two moves deep.
// Domain: valid positions (position/validity.h), consistent or not, as encoding.h writes them.
#include "fuzz/targets/board_comparison.h"
#include "fuzz/targets/encoding.h"
#include "fuzz/targets/form_comparison.h"
#include "fuzz/targets/position_mutator.h"
#include "fuzz/targets/situation_counters.h"
#include "generators/bitboard/board.h"
#include "generators/mailbox/board.h"
#include "generators/rulebook/board.h"
#include "position/validity.h"

namespace passant::targets {
namespace {

/// The rulebook generator takes as long as all the rest together, so one input in eight is put before it; which one
/// depends on its bytes alone (FNV-1a), so that the input replays alike.
bool asks_rulebook(Bytes bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3;
  return hash >> 61U == 0;
}

template <passant::Board B>
void compare_with_bitboard(std::string_view name, const Position& position) {
  BoardComparison({"differential", "bitboard", name}, position, bitboard::Board(position), B(position)).run();
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant;
  using namespace passant::targets;
  const Position position = decode({data, size}).position;
  if (tier(position) == Tier::Invalid) return kOutOfDomain;
  count_situations(position, bitboard::Board(position).in_check());
  compare_with_bitboard<mailbox::Board>("mailbox", position);
  compare_forms("differential", position);
  if (asks_rulebook({data, size})) compare_with_bitboard<rulebook::Board>("rulebook", position);
  return kInDomain;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  return passant::targets::mutate(data, size, max_size, seed, passant::targets::Rest::None);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data1, std::size_t size1,
                                                 const std::uint8_t* data2, std::size_t size2, std::uint8_t* out,
                                                 std::size_t max_out_size, unsigned seed) {
  return passant::targets::cross_over(data1, size1, data2, size2, out, max_out_size, seed);
}
