#include "oracles/testing/fake_faults.h"

#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

namespace passant::testing {

void sleep_for_ever() {
  for (;;) ::pause();
}

void flood() {
  const std::string line(1000, 'x');
  for (;;) {
    std::cout << line << '\n';
    std::cerr << line << '\n';
  }
}

void endless_line() {
  for (;;) std::cout << "e2e4 ";
}

void die_half_way(std::string_view half) {
  std::cout << half << std::flush;
  std::cerr << "assertion failed: half way\n";
  ::signal(SIGSEGV, SIG_DFL);  // a sanitizer's handler would turn the signal into an exit code
  ::raise(SIGSEGV);
  ::_exit(0);
}

void meet_fault_at_start(std::string_view fault) {
  if (fault == "exit-at-once") std::exit(0);
  if (fault == "slow-start") ::usleep(300'000);
  if (fault == "rubbish-at-start") std::cout << "\x7f" << "ELF" << '\0' << "\x01\x02\n";
  if (fault == "ignore-quit") ::signal(SIGTERM, SIG_IGN);
  if (fault == "banner") std::cout << "Fake engine, the best of all\n\ninfo string hello\n";
  if (fault == "grandchild" && ::fork() == 0) sleep_for_ever();
  std::cout << std::flush;
}

void meet_fault_at_question(std::string_view fault, std::string_view half) {
  if (fault == "hang") sleep_for_ever();
  if (fault == "die") die_half_way(half);
  if (fault == "exit-code") std::exit(11);
  if (fault == "flood") flood();
  if (fault == "endless-line") endless_line();
  if (fault == "late") ::sleep(5);
}

}  // namespace passant::testing
