// Property: the generators agree on a position: the same legal moves, each once; counts that are the sizes of the
// lists; the same answer to whether the king is in check; after each move the same position; and taking it back
// leaves what was there.
// Domain: valid positions (position/validity.h), consistent or not, as encoding.h writes them.
//
// The situations of fuzz/situations/ are given to libFuzzer as counters of its own, so that a position which shows a
// new one is worth keeping although no new code is run.
#include <algorithm>
#include <vector>

#include "fuzz/situations/situation.h"
#include "fuzz/targets/encoding.h"
#include "fuzz/targets/position_mutator.h"
#include "fuzz/targets/target.h"
#include "generators/bitboard/board.h"
#include "generators/mailbox/board.h"
#include "generators/rulebook/board.h"
#include "position/fen.h"
#include "position/move_set.h"
#include "position/validity.h"

namespace passant::targets {
namespace {

constexpr unsigned kCounters = 64;  // each situation out of check, then each in check
__attribute__((section("__libfuzzer_extra_counters"), used)) std::uint8_t situation_counters[kCounters];

void count_situations(const Position& position, bool in_check) {
  for (std::uint32_t bits = situations_of(position).bits(); bits != 0; bits &= bits - 1) {
    const auto situation = static_cast<unsigned>(std::countr_zero(bits));
    situation_counters[situation + (in_check ? kCounters / 2 : 0)] = 1;
  }
}
static_assert(kSituationCount <= static_cast<int>(kCounters / 2));

/// The rulebook generator takes as long as all the rest together, so one input in eight is put before it; which one
/// depends on its bytes alone (FNV-1a), so that the input replays alike.
bool asks_rulebook(Bytes bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3;
  return hash >> 61U == 0;
}

std::vector<Move> sorted(const MoveList& list) {
  std::vector<Move> moves(list.begin(), list.end());
  std::ranges::sort(moves);
  return moves;
}

/// Two generators on one position. `a` is the bitboard generator, `name` the other one's.
template <Board A, Board B>
class Comparison {
 public:
  Comparison(std::string_view name, const Position& position)
      : name_(name), position_(position), a_(position), b_(position) {}

  void run() {
    const std::vector<Move> moves = compare_lists();
    if (a_.in_check() != b_.in_check()) disagree("one of them sees a check");
    for (const Move move : moves) compare_children(move);
    if (a_.position() != position_ || b_.position() != position_) disagree("the position has changed");
  }

 private:
  [[noreturn]] void disagree(const std::string& what) const {
    fail("differential", "bitboard and " + std::string(name_), what + ": " + to_fen(position_));
  }

  std::vector<Move> compare_lists() {
    MoveList list_a;
    MoveList list_b;
    a_.legal_moves(list_a);
    b_.legal_moves(list_b);
    std::vector<Move> moves = sorted(list_a);
    const std::vector<Move> others = sorted(list_b);
    if (moves != others) {
      const MoveSet set_a(moves);
      const MoveSet set_b(others);
      disagree("only bitboard [" + to_string(set_a - set_b) + "], only the other [" + to_string(set_b - set_a) + "]");
    }
    if (std::ranges::adjacent_find(moves) != moves.end()) disagree("a move is listed twice");
    if (a_.count_legal_moves() != moves.size() || b_.count_legal_moves() != moves.size())
      disagree("a count is not the size of the list");
    return moves;
  }

  void compare_children(Move move) {
    const auto undo_a = a_.play(move);
    const auto undo_b = b_.play(move);
    if (a_.position() != b_.position()) disagree("different positions after " + to_uci(move));
    a_.take_back(move, undo_a);
    b_.take_back(move, undo_b);
  }

  std::string_view name_;
  const Position& position_;
  A a_;
  B b_;
};

}  // namespace
}  // namespace passant::targets

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace passant;
  using namespace passant::targets;
  const Position position = decode({data, size}).position;
  if (tier(position) == Tier::Invalid) return kOutOfDomain;
  count_situations(position, bitboard::Board(position).in_check());
  Comparison<bitboard::Board, mailbox::Board>("mailbox", position).run();
  if (asks_rulebook({data, size})) Comparison<bitboard::Board, rulebook::Board>("rulebook", position).run();
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
