// Starts a child through Process, says its number, and waits to be killed.
#include <unistd.h>

#include <iostream>

#include "oracles/process.h"

int main() {
  const auto child = passant::Process::start({"/bin/sleep", {"100"}});
  if (!child) return 1;
  std::cout << (*child)->pid() << std::endl;
  ::pause();
  return 0;
}
