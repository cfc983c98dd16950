// Does the fuzzing find faults? As `differential` and `sequence`, but what is compared with the bitboard generator has
// one seeded fault, named by the environment variable PASSANT_MUTANT (generators/mutants/). Without it the faultless
// twin is compared, and nothing must be found. A run that ends in a report is the good one here.
// Domain: consistent positions, since a fault is defined on those; bytes behind one choose moves to play from it.
#include <algorithm>
#include <cstdlib>

#include "fuzz/targets/board_comparison.h"
#include "fuzz/targets/encoding.h"
#include "fuzz/targets/position_mutator.h"
#include "fuzz/targets/situation_counters.h"
#include "generators/bitboard/board.h"
#include "generators/mutants/mutant.h"
#include "position/validity.h"

namespace passant::targets {
namespace {

mutants::Fault chosen_fault() {
  const char* const chosen = std::getenv("PASSANT_MUTANT");
  if (chosen == nullptr) return mutants::Fault::None;
  const auto found = mutants::find_mutant(chosen);
  if (!found) fail("mutant", "no such seeded fault", chosen);
  return found->fault;
}

const mutants::MutantGenerator& mutant() {
  static const mutants::MutantGenerator generator(chosen_fault());
  return generator;
}

/// Moves chosen by `choices` among the legal ones, played on one board each, which list theirs after each.
void play_on(const Position& start, Bytes choices) {
  constexpr std::size_t kMostMoves = 16;
  bitboard::Board right(start);
  mutants::Board faulty = mutant().board(start);
  std::string record = to_fen(start) + " moves";
  for (const std::uint8_t choice : choices.first(std::min(choices.size(), kMostMoves))) {
    const std::vector<Move> moves = sorted_moves(right);
    if (moves.empty()) return;
    const Move move = moves[choice % moves.size()];
    record += ' ' + to_uci(move);
    static_cast<void>(right.play(move));
    static_cast<void>(faulty.play(move));
    if (faulty.position() != right.position() || sorted_moves(faulty) != sorted_moves(right))
      fail("mutant", std::string(mutant().info().name) + " differs after moves", record);
  }
}

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant;
  using namespace passant::targets;
  const Decoded decoded = decode({data, size});
  const Position& position = decoded.position;
  if (tier(position) != Tier::Consistent) return kOutOfDomain;
  count_situations(position, bitboard::Board(position).in_check());
  BoardComparison({"mutant", "bitboard", mutant().info().name}, position, bitboard::Board(position),
                  mutant().board(position))
      .run();
  if (!decoded.text) play_on(position, decoded.rest);
  return kInDomain;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  return passant::targets::mutate(data, size, max_size, seed, passant::targets::Rest::Moves);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data1, std::size_t size1,
                                                 const std::uint8_t* data2, std::size_t size2, std::uint8_t* out,
                                                 std::size_t max_out_size, unsigned seed) {
  return passant::targets::cross_over(data1, size1, data2, size2, out, max_out_size, seed);
}
