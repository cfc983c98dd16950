// The verdict on a capture in passing, through all groups of faults: each leaves alone what is not its own fault.
#include "generators/mutants/wrong.h"

namespace passant::mutants::wrong {

bool capture_verdict(const Board& board, const EnPassant& capture, bool right) {
  bool verdict = right;
  for (const auto group : {rank_verdict, trial_verdict, pin_verdict, check_verdict, evasion_verdict}) {
    verdict = group(board, capture, verdict);
  }
  return verdict;
}

}  // namespace passant::mutants::wrong
