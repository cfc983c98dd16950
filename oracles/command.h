// A program to start and its arguments, as read from a SPEC. No shell ever sees it: a SPEC from a file or a report
// cannot do more than start a program. Tested in command_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "position/result.h"

namespace passant {

struct Command {
  std::string program;
  std::vector<std::string> arguments{};

  friend bool operator==(const Command&, const Command&) = default;
};

/// Splits words at blanks as a shell would: 'single' and "double" quotes and the backslash keep blanks together.
/// Nothing else is special, and nothing is expanded.
Result<Command> parse_command(std::string_view text);

/// The file to execute: `program` itself when it names a path, else what is found on PATH, then in /usr/games and
/// /usr/local/games, where Debian puts its chess engines and which root's PATH lacks.
Result<std::string> find_program(std::string_view program);

}  // namespace passant
