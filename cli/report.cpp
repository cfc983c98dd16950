// passant report: the findings of a run, or measurements, as a page, as Markdown, and in the forms that CI systems
// read.

#include "reports/report.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "cli/command.h"

namespace passant::cli {
namespace {

/// A form that was asked for; without a file it goes to its usual one in the folder.
struct Wish {
  const CLI::Option* option = nullptr;
  std::string file;
};

struct Options {
  std::string folder;
  Wish html;
  Wish markdown;
  Wish junit;
  Wish sarif;
  Wish json;
  std::size_t finding = 0;
};

void write(const std::string& text, const std::string& file, const Common& common) {
  if (file == "-") {
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stdout));
    return;
  }
  std::ofstream stream(file, std::ios::binary | std::ios::trunc);
  stream << text;
  if (!stream.flush())
    throw CommandError(ExitCode::Usage, file + " cannot be written (is there such a folder, is the disk full?)");
  if (!common.quiet) fmt::print(stderr, "{}\n", file);
}

class Rendering {
 public:
  Rendering(const Options& options, const Common& common) : options_(options), common_(common) {
    auto report = reports::read_report(options.folder);
    if (!report)
      throw CommandError(ExitCode::Usage,
                         fmt::format("{} (expected {})", report.error().what, report.error().expected));
    report_ = std::move(*report);
    if (options.finding > report_.findings.size())
      throw CommandError(ExitCode::Usage, fmt::format("there is no finding {}: the run has {}", options.finding,
                                                      report_.findings.size()));
  }

  ExitCode run() {
    if (wanted(options_.html) || !any()) put(options_.html, "report.html", to_html(report_));
    if (wanted(options_.markdown)) put(options_.markdown, "report.md", to_markdown(report_, only()));
    if (wanted(options_.junit)) put(options_.junit, "junit.xml", to_junit(report_));
    if (wanted(options_.sarif)) put(options_.sarif, "report.sarif", to_sarif(report_));
    if (wanted(options_.json) || common_.json) {
      write(report_view(report_).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n",
            options_.json.file.empty() ? "-" : options_.json.file, common_);
    }
    return ExitCode::Ok;
  }

 private:
  static bool wanted(const Wish& wish) { return wish.option->count() > 0; }
  bool any() const {
    return common_.json || wanted(options_.html) || wanted(options_.markdown) || wanted(options_.junit) ||
           wanted(options_.sarif) || wanted(options_.json);
  }
  std::optional<std::size_t> only() const {
    return options_.finding == 0 ? std::nullopt : std::optional(options_.finding);
  }
  void put(const Wish& wish, const char* usual, const std::string& text) const {
    write(text, wish.file.empty() ? (std::filesystem::path(options_.folder) / usual).string() : wish.file, common_);
  }

  const Options& options_;
  const Common& common_;
  reports::Report report_;
};

void add_wish(CLI::App& command, const char* name, Wish& wish, const std::string& text) {
  wish.option = command.add_option(name, wish.file, text)->expected(0, 1)->type_name("[FILE]");
}

}  // namespace

void add_report(CLI::App& app, const Common& common, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      app.add_subcommand("report", "Render the findings of a run, or measurements, for people and for CI");
  command
      ->add_option("DIR", options->folder, "the folder of a run (hunt --out), or of measurements (reports/SCHEMA.md)")
      ->required()
      ->check(CLI::ExistingDirectory);
  add_wish(*command, "--html", options->html,
           "one page that needs no network (the default; default file: DIR/report.html)");
  add_wish(*command, "--markdown", options->markdown, "text for an issue of the engine at fault (DIR/report.md)");
  add_wish(*command, "--junit", options->junit, "JUnit XML (DIR/junit.xml)");
  add_wish(*command, "--sarif", options->sarif, "SARIF 2.1.0 (DIR/report.sarif)");
  add_wish(*command, "--json", options->json, "everything as data (standard output)");
  command->add_option("--finding", options->finding, "Markdown for this finding alone, by its number")
      ->check(CLI::PositiveNumber);
  command->footer("A FILE of - is standard output. The exit code says whether the report was written: 0, or 2.");
  command->callback([=, &common, &action] { action = [=, &common] { return Rendering(*options, common).run(); }; });
}

}  // namespace passant::cli
