// How somebody else sees a finding: commands for a shell, and lines for the engine itself. Tested in
// reproduce_test.cpp, by a real shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fuzz/finding.h"

namespace passant::reports {

/// The text as one word of a POSIX shell.
std::string shell_word(std::string_view text);

/// "passant hunt --subject 'uci:./mine' --seed 5"
std::string command_line(const std::vector<std::string>& words);

struct Recipe {
  std::string what;
  std::vector<std::string> lines;
};

/// Ask the subject again; see the disagreement again; ask an engine by its own protocol, by FEN and by moves.
std::vector<Recipe> recipes(const Finding& finding);

}  // namespace passant::reports
