#include "reports/report.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <fstream>

#include "reports/charts.h"
#include "reports/finding_view.h"
#include "reports/run_view.h"

namespace passant::reports {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> kCharts{"kill-matrix", "coverage", "detection", "speed"};

std::unexpected<InputError> fault(const fs::path& path, std::string_view what, std::string expected) {
  return std::unexpected(InputError{fmt::format("{}: {}", path.string(), what), 1, std::move(expected)});
}

Result<json> read_json(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  try {
    return json::parse(file);
  } catch (const json::exception& error) {
    return fault(path, error.what(), "JSON as reports/SCHEMA.md describes it");
  }
}

/// The sound charts of the folder; one that is not as it should be is an error.
Result<json> read_charts(const fs::path& folder) {
  json charts = json::object();
  for (const std::string_view name : kCharts) {
    const fs::path path = folder / (std::string(name) + ".json");
    if (!fs::exists(path)) continue;
    auto chart = read_json(path);
    if (!chart) return std::unexpected(chart.error());
    try {
      static_cast<void>(chart_view(name, *chart));
    } catch (const json::exception& error) {
      return fault(path, error.what(), "the keys that reports/SCHEMA.md names");
    }
    charts[std::string(name)] = std::move(*chart);
  }
  return charts;
}

std::time_t written_at(const fs::path& path) {
  const auto time = std::chrono::file_clock::to_sys(fs::last_write_time(path));
  return std::chrono::system_clock::to_time_t(std::chrono::floor<std::chrono::seconds>(time));
}

std::string title_of(const fs::path& folder) {
  const fs::path whole = fs::absolute(folder).lexically_normal();
  return (whole.has_filename() ? whole : whole.parent_path()).filename().string();
}

std::optional<InputError> read_run(const fs::path& folder, Report& report) {
  auto findings = read_findings(folder);
  if (!findings) return findings.error();
  report.findings = std::move(*findings);
  report.written = written_at(folder / "findings.jsonl");
  if (!fs::exists(folder / "run.json")) return std::nullopt;
  auto run = read_checkpoint(folder);
  if (!run) return run.error();
  report.run = std::move(*run);
  report.written = written_at(folder / "run.json");
  return std::nullopt;
}

}  // namespace

Result<Report> read_report(const fs::path& folder) {
  Report report;
  report.title = title_of(folder);
  auto charts = read_charts(folder);
  if (!charts) return std::unexpected(charts.error());
  report.charts = std::move(*charts);
  if (fs::exists(folder / "findings.jsonl")) {
    if (const auto error = read_run(folder, report)) return std::unexpected(*error);
  } else if (report.charts.empty()) {
    return fault(folder, "there is nothing to report here",
                 "a folder that `passant hunt --out` has written, or one with kill-matrix.json, coverage.json, "
                 "detection.json or speed.json");
  }
  return report;
}

json report_view(const Report& report) {
  json findings = json::array();
  for (const Finding& finding : report.findings) findings.push_back(finding_view(finding, findings.size() + 1));
  json charts = json::array();
  for (const std::string_view name : kCharts) {
    if (report.charts.contains(name)) charts.push_back(chart_view(name, report.charts.at(std::string(name))));
  }
  return {{"schema", 1},
          {"title", report.title},
          {"written", fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(report.written))},
          {"run", report.run ? run_view(*report.run) : json()},
          {"findings", findings},
          {"charts", charts}};
}

}  // namespace passant::reports
