// CPU time, of this process and of what it started: what a comparison of programs on a busy machine has to count.
#pragma once

#include <chrono>

namespace passant::bench {

struct Spent {
  double own = 0;       ///< seconds of CPU of this process, all its threads, user and system
  double children = 0;  ///< of its living children and their descendants
  double wall = 0;      ///< seconds by the clock

  friend Spent operator-(const Spent& a, const Spent& b) {
    return {a.own - b.own, a.children - b.children, a.wall - b.wall};
  }
};

/// Since some fixed time in the past. A process that ended since takes its time along: differences are right only
/// while the same children live.
Spent spent_so_far();

}  // namespace passant::bench
