// The manual and the completions, written from the parser's own subcommands and options, so that they cannot fall
// behind. Tested in document_test.cpp, by the shells and by man where they are installed.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace passant::cli {

struct Switch {
  std::string name;  ///< "--subject"
  std::string description;
  std::string operand;                 ///< "SPEC"; empty for a flag
  std::vector<std::string> choices{};  ///< of the operand, when it must be one of them
};

struct Subcommand {
  std::string name;
  std::string description;
  std::string usage;  ///< the positional operands: "FEN DEPTH"
  std::vector<Switch> switches;
  std::string notes{};               ///< what its help ends with
  std::vector<std::string> words{};  ///< what the first positional must be one of
  std::vector<Subcommand> parts{};   ///< "verify" of "corpus"; they are among the words
};

struct ProgramDescription {
  std::string version;
  std::string description;
  std::string footer;
  std::vector<Switch> switches;  ///< that every subcommand has
  std::vector<Subcommand> subcommands;
};

ProgramDescription describe(const CLI::App& app);

/// A page for man(1).
std::string manual(const ProgramDescription& program);

std::string bash_completion(const ProgramDescription& program);
std::string zsh_completion(const ProgramDescription& program);
std::string fish_completion(const ProgramDescription& program);

}  // namespace passant::cli
