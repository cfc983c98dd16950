// Completions: subcommands, their options, and after an option that wants a SPEC the beginnings of SPECs; else files.

#include <fmt/format.h>

#include "cli/document.h"

namespace passant::cli {
namespace {

constexpr std::string_view kSpecs = "bitboard mailbox rulebook stockfish mutant: uci: xboard: lines: plugin:";
constexpr std::string_view kSpecOptions = "--subject|--against|--generator";

/// For single quotes of a shell.
std::string single_quoted(std::string_view text) {
  std::string result;
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result;
}

/// For single quotes within zsh's _arguments, where brackets and colons mean something.
std::string for_zsh(std::string_view text) {
  std::string result;
  for (const char c : text) result += std::string_view("[]:\\").contains(c) ? std::string("\\") + c : std::string(1, c);
  return single_quoted(result);
}

std::string names(const std::vector<Switch>& switches) {
  std::string text;
  for (const Switch& each : switches) text += (text.empty() ? "" : " ") + each.name;
  return text;
}

std::string fish_option(const Switch& option) {
  const bool longer = option.name.starts_with("--");
  return fmt::format("{} {}{} -d '{}'", longer ? "-l" : "-s", option.name.substr(longer ? 2 : 1),
                     option.operand.empty() ? "" : " -r", single_quoted(option.description));
}

}  // namespace

std::string bash_completion(const ProgramDescription& program) {
  std::string commands;
  std::string cases;
  for (const Subcommand& each : program.subcommands) {
    commands += (commands.empty() ? "" : " ") + each.name;
    cases += fmt::format("    {}) options='{} {}' ;;\n", each.name, names(each.switches), names(program.switches));
  }
  return fmt::format(R"(# bash completion of passant, written by `passant document bash`
_passant() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command='' options='{}' word
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    [[ $word == -* ]] || {{ command=$word; break; }}
  done
  case $command in
{}  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ -z $command ]]; then
    COMPREPLY=($(compgen -W '{}' -- "$current"))
  else
    case $before in
      {}) COMPREPLY=($(compgen -W '{}' -- "$current")) ;;
      *) COMPREPLY=($(compgen -f -- "$current")) ;;
    esac
  fi
}}
complete -o filenames -F _passant passant
)",
                     names(program.switches), cases, commands, kSpecOptions, kSpecs);
}

std::string zsh_completion(const ProgramDescription& program) {
  std::string commands;
  std::string cases;
  for (const Subcommand& each : program.subcommands) {
    commands += fmt::format("  '{}:{}'\n", each.name, for_zsh(each.description));
    cases += fmt::format("  {}) _arguments", each.name);
    std::vector<Switch> all = each.switches;
    all.insert(all.end(), program.switches.begin(), program.switches.end());
    for (const Switch& option : all) {
      const bool spec = std::string_view(kSpecOptions).contains(option.name) && !option.operand.empty();
      cases += fmt::format(" \\\n    '*{}[{}]{}'", option.name, for_zsh(option.description),
                           option.operand.empty() ? ""
                           : spec                 ? fmt::format(":SPEC:({})", for_zsh(kSpecs))
                                                  : fmt::format(":{}:_files", for_zsh(option.operand)));
    }
    cases += " \\\n    '*:file:_files' ;;\n";
  }
  return fmt::format(R"(#compdef passant
# zsh completion of passant, written by `passant document zsh`
local -a commands
commands=(
{})
if (( CURRENT == 2 )); then
  _describe command commands
  return
fi
local command=$words[2]
shift words
(( CURRENT-- ))
case $command in
{}esac
)",
                     commands, cases);
}

std::string fish_completion(const ProgramDescription& program) {
  std::string text = "# fish completion of passant, written by `passant document fish`\n";
  for (const Subcommand& each : program.subcommands) {
    text += fmt::format("complete -c passant -f -n __fish_use_subcommand -a {} -d '{}'\n", each.name,
                        single_quoted(each.description));
    for (const Switch& option : each.switches) {
      text +=
          fmt::format("complete -c passant -n '__fish_seen_subcommand_from {}' {}\n", each.name, fish_option(option));
    }
  }
  for (const Switch& option : program.switches) text += fmt::format("complete -c passant {}\n", fish_option(option));
  return text;
}

}  // namespace passant::cli
