// Every command of the program, as it says itself, so that a new one is not forgotten by tests that are about all.
#pragma once

#include <set>
#include <sstream>
#include <string>

namespace passant::cli {

/// `fish`: what `passant document fish` prints.
inline std::set<std::string> commands_in(const std::string& fish) {
  std::set<std::string> commands;
  std::istringstream lines(fish);
  const std::string before = "-n __fish_use_subcommand -a ";
  for (std::string line; std::getline(lines, line);) {
    const std::size_t at = line.find(before);
    if (at == std::string::npos) continue;
    const std::size_t begin = at + before.size();
    commands.insert(line.substr(begin, line.find(' ', begin) - begin));
  }
  return commands;
}

}  // namespace passant::cli
