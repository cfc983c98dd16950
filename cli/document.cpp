// passant document: prints the manual, or the completions of a shell.

#include "cli/document.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "cli/command.h"

namespace passant::cli {
namespace {

/// CLI11 writes "TEXT:{man,bash}": what stands in the braces.
std::vector<std::string> choices_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const std::size_t begin = type.find('{'), end = type.rfind('}');
  if (begin == std::string::npos || end < begin) return {};
  return CLI::detail::split(type.substr(begin + 1, end - begin - 1), ',');
}

/// Without what CLI11 says of the range behind the colon.
std::string operand_of(const CLI::Option& option) {
  if (option.get_items_expected_max() == 0) return "";
  if (const auto choices = choices_of(option); !choices.empty()) return CLI::detail::join(choices, "|");
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));
}

std::string description_of(const CLI::Option& option) {
  const std::string standard = option.get_default_str();
  const bool told = standard.empty() || option.get_description().find("(default") != std::string::npos;
  return told ? option.get_description() : fmt::format("{} (default: {})", option.get_description(), standard);
}

Switch switch_of(const CLI::Option& option) {
  return {option.get_lnames().empty() ? "-" + option.get_snames().front() : "--" + option.get_lnames().front(),
          description_of(option), operand_of(option), choices_of(option)};
}

std::vector<Switch> switches_of(const CLI::App& app) {
  std::vector<Switch> switches;
  for (const CLI::Option* option : app.get_options()) {
    if (option->nonpositional()) switches.push_back(switch_of(*option));
  }
  return switches;
}

/// "FEN DEPTH", in brackets where it may be left out.
std::string usage_of(const CLI::App& app) {
  std::string usage;
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_positional()) continue;
    const std::string name = option->get_name(true);
    const std::string dots = option->get_items_expected_max() > 1 ? "…" : "";
    usage += (usage.empty() ? "" : " ") + (option->get_required() ? name + dots : "[" + name + dots + "]");
  }
  return usage;
}

ExitCode print(const std::string& form, const CLI::App& app, const Common& common) {
  const ProgramDescription program = describe(app);
  std::string text = manual(program);
  if (form == "bash") text = bash_completion(program);
  if (form == "zsh") text = zsh_completion(program);
  if (form == "fish") text = fish_completion(program);
  if (common.json) text = nlohmann::json{{"form", form}, {"text", text}}.dump(2) + "\n";
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), stdout));
  return ExitCode::Ok;
}

Subcommand describe_command(const CLI::App& command) {
  Subcommand result{command.get_name(), command.get_description(), usage_of(command), switches_of(command),
                    command.get_footer()};
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional() && result.words.empty()) result.words = choices_of(*option);
  }
  for (const CLI::App* part : command.get_subcommands([](const CLI::App*) { return true; })) {
    result.parts.push_back(describe_command(*part));
    result.words.push_back(part->get_name());
  }
  return result;
}

}  // namespace

ProgramDescription describe(const CLI::App& app) {
  ProgramDescription program{PASSANT_VERSION, app.get_description(), app.get_footer(), switches_of(app), {}};
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    program.subcommands.push_back(describe_command(*command));
  return program;
}

void add_document(CLI::App& app, const Common& common, Action& action) {
  auto form = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("document", "Print the manual page, or completions for a shell");
  command->add_option("FORM", *form, "man, bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"man", "bash", "zsh", "fish"}));
  command->callback([=, &app, &common, &action] { action = [=, &app, &common] { return print(*form, app, common); }; });
}

}  // namespace passant::cli
