// The fake engine in each protocol; every class reads standard input until it ends. Their answers are those of
// fake_answer.h, their faults those of fake_faults.h and some of their protocol's own.
#pragma once

#include <string>

namespace passant::testing {

struct Role {
  std::string fault;    ///< "none", or a fault
  std::string dialect;  ///< which commands it knows
};

/// Dialects: go-perft, divide, perft, multipv, multipv-10, multipv-perft, searchmoves, searchmoves-deaf.
int run_fake_uci(const Role& role);
/// Dialects: show-moves, show-moves-unchecked, perft-lines, try-moves, try-moves-no-target, perft, no-setboard,
/// protocol-1.
int run_fake_xboard(const Role& role);
/// Dialect: lines.
int run_fake_lines(const Role& role);

}  // namespace passant::testing
