// How many legal moves there are, without writing them down: the last ply of every perft.
#pragma once

#include <cstdint>

#include "generators/mailbox/generate.h"
#include "generators/mailbox/king_steps.h"

namespace passant::mailbox {

/// Counts the pseudo-legal moves of the men of `Us` but the king. Where it can, by adding up bits rather than by
/// asking, since a processor guesses such questions badly.
template <Color Us>
class PseudoCount {
 public:
  explicit PseudoCount(const Diagram& diagram) : cells_(diagram.cells), men_(diagram.men_of(Us)) {}

  unsigned all() const {
    unsigned count = pawns();
    men_.for_each(Group::Knights, [&](Spot spot) { count += knight(spot); });
    men_.for_each(Group::Bishops, Group::Queens, [&](Spot spot) { count += lines<kDiagonals>(spot); });
    men_.for_each(Group::Queens, Group::Rooks, [&](Spot spot) { count += lines<kStraights>(spot); });
    return count;
  }

 private:
  unsigned knight(Spot from) const {
    unsigned shut = 0;
    for_each_step<kKnightSteps>([&](auto step) { shut += cells_[from + step] & no_entry(Us); });
    return 8 - shut / no_entry(Us);
  }

  template <const auto& kSteps>
  unsigned lines(Spot from) const {
    unsigned count = 0;
    for_each_step<kSteps>([&](auto step) {
      Spot to = from + step;
      for (; cells_[to] == kEmpty; to = to + step) ++count;
      count += (cells_[to] & no_entry(Us)) == 0;
    });
    return count;
  }

  /// The three squares ahead of each pawn come in one load; captures to either side are summed in a half each.
  unsigned pawns() const {
    constexpr std::uint32_t kAhead = 0x00FF00;
    constexpr std::uint32_t kPreyBeside = prey(Us) * 0x010001U;
    std::uint32_t taken = 0;
    unsigned steps = 0;
    men_.for_each(Group::Pawns, [&](Spot pawn) {
      const std::uint32_t cells = cells_.four(pawn + forward_step(Us) - kRight);
      const unsigned twofold = promotes<Us>(pawn) ? 2 : 0;  // four moves for one
      taken += (cells & kPreyBeside) << twofold;
      steps += static_cast<unsigned>((cells & kAhead) == 0) << twofold;
      const bool both_empty = ((cells & kAhead) | cells_[pawn + 2 * forward_step(Us)]) == 0;
      steps += unsigned{at_home<Us>(pawn)} & unsigned{both_empty};
    });
    return steps + (taken >> 16U) / prey(Us) + (taken & 0xFFFFU) / prey(Us);
  }

  const Cells& cells_;
  const Men& men_;
};

template <Color Us>
unsigned count_moves(Diagram& diagram) {
  const Danger danger = DangerSearch<Us>(diagram).run();
  const Ring steps = safe_steps<Us>(diagram);
  Counter counter;
  en_passant<Us>(diagram, counter);
  if (danger.checkers > 1) return counter.count + count_neighbours(steps);
  if (danger.checkers == 1) {
    Answers<Us, Counter> answers{diagram, counter, danger.checker};
    PseudoMoves<Us, Answers<Us, Counter>>(diagram, answers).all();
    return counter.count + count_neighbours(steps);
  }
  shield_moves<Us>(diagram, danger, counter);
  const ShieldsSetAside<Us> aside(diagram, danger);
  return counter.count + count_king_moves(steps) + PseudoCount<Us>(diagram).all();
}

}  // namespace passant::mailbox
