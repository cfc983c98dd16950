// A subject that lists rightly and is asked about single moves, right but for one seeded fault: each a kind that public
// reports describe. It is judged in its two forms, as a plug-in (judging_plugin.cpp) and as a `lines` program
// (judging_lines.cpp), by misjudgement_hunt_test.cpp.
#pragma once

#include <span>
#include <string_view>

#include "fuzz/fault_class.h"
#include "generators/mailbox/move_judge.h"
#include "position/move_facts.h"
#include "position/move_list.h"
#include "position/position.h"

namespace passant::testing {

struct SeededFault {
  std::string_view name;
  MoveFact fact;        ///< what it is wrong about …
  FaultClass expected;  ///< … and the class of the finding
  bool (*wrong)(const Position& position, Move move);
};

std::span<const SeededFault> seeded_faults();

MoveList list(const Position& position);

/// The subject in one position, with the fault of that name; right when there is none.
class JudgingSubject {
 public:
  JudgingSubject(std::string_view fault, const Position& position);

  bool says(MoveFact fact, Move move) const;

 private:
  const SeededFault* fault_;
  Position position_;
  mailbox::MoveJudge judge_;
};

}  // namespace passant::testing
