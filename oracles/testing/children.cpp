#include "oracles/testing/children.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
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

namespace {

/// The fields of /proc/PID/stat behind the name, which may hold blanks and brackets itself: state, parent, group …
bool lives_in_group(const std::filesystem::path& process, int group) {
  std::ifstream file(process / "stat");
  std::string line;
  std::getline(file, line);
  const std::size_t name_end = line.rfind(')');
  if (name_end == std::string::npos) return false;
  std::istringstream fields(line.substr(name_end + 1));
  char state = 0;
  int parent = 0;
  int its_group = 0;
  fields >> state >> parent >> its_group;
  return its_group == group && state != 'Z';
}

bool anybody_lives_in(int group) {
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") == std::string::npos && lives_in_group(entry.path(), group)) return true;
  }
  return false;
}

}  // namespace

bool group_is_gone(int group) {
  for (int tries = 0; tries < 200; ++tries) {
    if (!anybody_lives_in(group)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

}  // namespace passant::testing
