// Completions: subcommands, their options and parts, what an operand must be one of, and the beginnings of SPECs; else
// files.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/document.h"

namespace passant::cli {
namespace {

constexpr std::string_view kSpecs = "bitboard mailbox rulebook stockfish mutant: uci: xboard: lines: plugin:";

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

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

/// What the operand can be, or begin with; empty when nobody can say.
std::string operands(const Switch& option) {
  if (option.operand == "SPEC") return std::string(kSpecs);
  return joined(option.choices);
}

/// Its own and those of its parts, each once.
std::vector<Switch> all_switches(const Subcommand& command) {
  std::vector<Switch> all = command.switches;
  for (const Subcommand& part : command.parts) {
    for (const Switch& option : part.switches) {
      if (std::ranges::count(all, option.name, &Switch::name) == 0) all.push_back(option);
    }
  }
  return all;
}

std::string fish_option(const Switch& option) {
  const bool longer = option.name.starts_with("--");
  const std::string known = operands(option);
  const std::string how = option.operand.empty() ? "" : known.empty() ? " -r" : fmt::format(" -x -a '{}'", known);
  return fmt::format("{} {}{} -d '{}'", longer ? "-l" : "-s", option.name.substr(longer ? 2 : 1), how,
                     single_quoted(option.description));
}

/// "      --format) words='uci san json' ;;", for those options whose operands are known.
std::string bash_operands(const ProgramDescription& program) {
  std::map<std::string, std::string> known;
  for (const Subcommand& command : program.subcommands) {
    for (const Switch& option : all_switches(command)) {
      if (!operands(option).empty()) known[option.name] = operands(option);
    }
  }
  std::string cases;
  for (const auto& [name, words] : known) cases += fmt::format("      {}) words='{}' ;;\n", name, words);
  return cases;
}

}  // namespace

std::string bash_completion(const ProgramDescription& program) {
  std::string commands;
  std::string cases;
  for (const Subcommand& each : program.subcommands) {
    commands += (commands.empty() ? "" : " ") + each.name;
    cases += fmt::format("    {}) options='{} {}' operands='{}' ;;\n", each.name, names(all_switches(each)),
                         names(program.switches), joined(each.words));
  }
  return fmt::format(R"(# bash completion of passant, written by `passant document bash`
_passant() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command='' options='{}' operands='' word words=''
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
    [[ $before == "$command" ]] && words=$operands
    case $before in
{}    esac
    if [[ -n $words ]]; then
      COMPREPLY=($(compgen -W "$words" -- "$current"))
    else
      COMPREPLY=($(compgen -f -- "$current"))
    fi
  fi
}}
complete -o filenames -F _passant passant
)",
                     names(program.switches), cases, commands, bash_operands(program));
}

std::string zsh_completion(const ProgramDescription& program) {
  std::string commands;
  std::string cases;
  for (const Subcommand& each : program.subcommands) {
    commands += fmt::format("  '{}:{}'\n", each.name, for_zsh(each.description));
    cases += fmt::format("  {}) _arguments", each.name);
    std::vector<Switch> all = all_switches(each);
    all.insert(all.end(), program.switches.begin(), program.switches.end());
    for (const Switch& option : all) {
      const std::string known = operands(option);
      cases += fmt::format(" \\\n    '*{}[{}]{}'", option.name, for_zsh(option.description),
                           option.operand.empty() ? ""
                           : !known.empty()       ? fmt::format(":{}:({})", for_zsh(option.operand), for_zsh(known))
                                                  : fmt::format(":{}:_files", for_zsh(option.operand)));
    }
    if (!each.words.empty()) cases += fmt::format(" \\\n    '1:what:({})'", joined(each.words));
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
    if (!each.words.empty()) {
      text += fmt::format(
          "complete -c passant -f -n '__fish_seen_subcommand_from {0}; and not __fish_seen_subcommand_from {1}' -a "
          "'{1}'\n",
          each.name, joined(each.words));
    }
    for (const Switch& option : all_switches(each)) {
      text +=
          fmt::format("complete -c passant -n '__fish_seen_subcommand_from {}' {}\n", each.name, fish_option(option));
    }
  }
  for (const Switch& option : program.switches) text += fmt::format("complete -c passant {}\n", fish_option(option));
  return text;
}

}  // namespace passant::cli
