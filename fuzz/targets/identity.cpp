// Property: the state of a keyed board is that of its position, by every property of fuzz/identity/state_properties.h:
// keys equal exactly when positions are the same, FENs read as written, taking back, null moves, copies, mirrors. The
// bitboard's boards by the mailbox's word of what is legal, and the reverse.
// Domain: valid positions (encoding.h) with few moves, since each move is looked at many times.
#include <algorithm>

#include "fuzz/identity/state_properties.h"
#include "fuzz/targets/encoding.h"
#include "fuzz/targets/position_mutator.h"
#include "fuzz/targets/target.h"
#include "generators/bitboard/keyed_board.h"
#include "generators/mailbox/keyed_board.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::targets {
namespace {

constexpr std::size_t kMostMoves = 40;

template <class B>
void check(std::string_view who, const Position& position, const Generator& arbiter) {
  const auto make = [](const Position& root) { return state::InLegalForm<B>(root); };
  for (const std::string_view alarm : state::StateProperties(make, arbiter).alarms(position))
    fail("identity", std::string(who) + ": " + std::string(alarm), to_fen(position));
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant;
  using namespace passant::targets;
  static const GeneratorOf<bitboard::Board> bitboard("bitboard");
  static const GeneratorOf<mailbox::Board> mailbox("mailbox");
  const Position position = decode({data, size}).position;
  const auto counter = std::max(position.halfmove_clock, position.fullmove_number);
  if (tier(position) == Tier::Invalid || counter > 9900) return kOutOfDomain;
  if (state::moves_of(bitboard, position).size() > kMostMoves) return kOutOfDomain;
  check<bitboard::KeyedBoard>("bitboard", position, mailbox);
  check<mailbox::KeyedBoard>("mailbox", position, bitboard);
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
