#include "bench/cpu_time.h"

#include <unistd.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace passant::bench {
namespace {

double seconds(clockid_t clock) {
  timespec time{};
  if (clock_gettime(clock, &time) != 0) return 0;  // it has just ended
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// The parent of a process: the second word behind its name, which may hold blanks and brackets.
pid_t parent_of(const std::filesystem::path& stat) {
  std::string text;
  std::getline(std::ifstream(stat), text);
  const std::size_t name_end = text.rfind(')');
  return name_end == std::string::npos ? 0 : std::atoi(text.c_str() + name_end + 3);
}

std::multimap<pid_t, pid_t> children_by_parent() {
  std::multimap<pid_t, pid_t> children;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
    const pid_t pid = std::atoi(entry.path().filename().c_str());
    if (pid > 0) children.emplace(parent_of(entry.path() / "stat"), pid);
  }
  return children;
}

double spent_by_descendants() {
  const auto children = children_by_parent();
  double sum = 0;
  std::vector<pid_t> open{getpid()};
  while (!open.empty()) {
    const auto [first, last] = children.equal_range(open.back());
    open.pop_back();
    for (auto child = first; child != last; ++child) {
      clockid_t clock{};
      if (clock_getcpuclockid(child->second, &clock) == 0) sum += seconds(clock);
      open.push_back(child->second);
    }
  }
  return sum;
}

}  // namespace

Spent spent_so_far() { return {seconds(CLOCK_PROCESS_CPUTIME_ID), spent_by_descendants(), seconds(CLOCK_MONOTONIC)}; }

}  // namespace passant::bench
