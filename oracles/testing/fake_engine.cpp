// A program that speaks the protocols of this folder and has one chosen fault, for the tests of whoever talks to it:
//
//   fake_engine FAULT [PROTOCOL [DIALECT]]      protocol: uci (default), xboard, lines
#include <iostream>

#include "oracles/testing/fake_engines.h"
#include "oracles/testing/fake_faults.h"

int main(int argc, char** argv) {
  using namespace passant::testing;
  std::ios::sync_with_stdio(false);
  const std::string protocol = argc > 2 ? argv[2] : "uci";
  const Role role{.fault = argc > 1 ? argv[1] : "none", .dialect = argc > 3 ? argv[3] : ""};
  meet_fault_at_start(role.fault);
  if (protocol == "xboard") return run_fake_xboard(role);
  return protocol == "lines" ? run_fake_lines(role) : run_fake_uci(role);
}
