// From a deviation that was met to a finding: made minimal, named, and put to every party at hand. Whoever merges what
// workers have met does this, one after the other.
#pragma once

#include "fuzz/finding.h"
#include "fuzz/hunt.h"
#include "fuzz/hunt_block.h"

namespace passant {

class Examiner {
 public:
  /// Both must outlive this; the bench is the panel's.
  Examiner(const Panel& panel, Bench& bench) : panel_(panel), bench_(bench) {}

  /// All of a finding but where it comes from and what witnesses say.
  /// REQUIRES: the judge of the subject and that opponent shows `deviation` on `position`.
  Finding examine(const Position& position, const Deviation& deviation, std::size_t opponent);

  /// Notes the road by which `game` leads to the position as first met. What it tells of history goes before what the
  /// minimised position told.
  void follow(Finding& finding, const Game& game) const;

  /// What everybody answers; the subject first, then that opponent.
  std::vector<Testimony> hear(const Finding& finding, std::size_t opponent) const;

 private:
  Circumstances circumstances_of(const Reduction& reduction, Judge& judge) const;
  History history(const Reduction& reduction) const;
  History history_of(const Position& position, const std::vector<Question>& roads) const;

  const Panel& panel_;
  Bench& bench_;
};

}  // namespace passant
