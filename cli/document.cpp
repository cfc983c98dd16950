// passant document: prints the manual, or the completions of a shell.

#include "cli/document.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "cli/command.h"

namespace passant::cli {
namespace {

Switch switch_of(const CLI::Option& option) {
  const bool flag = option.get_items_expected_max() == 0;
  return {option.get_lnames().empty() ? "-" + option.get_snames().front() : "--" + option.get_lnames().front(),
          option.get_description(), flag ? "" : option.get_type_name()};
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

}  // namespace

ProgramDescription describe(const CLI::App& app) {
  ProgramDescription program{PASSANT_VERSION, app.get_description(), app.get_footer(), switches_of(app), {}};
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    program.subcommands.push_back(
        {command->get_name(), command->get_description(), usage_of(*command), switches_of(*command)});
  }
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
