#include "oracles/testing/children.h"

#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

namespace passant::testing {

std::vector<int> children() {
  std::vector<int> found;
  for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream list(thread.path() / "children");
    for (int pid = 0; list >> pid;) found.push_back(pid);
  }
  return found;
}

bool group_is_gone(int group) {
  for (int tries = 0; tries < 200; ++tries) {
    if (::kill(-group, 0) == -1 && errno == ESRCH) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

}  // namespace passant::testing
