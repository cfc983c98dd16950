// A run, or a folder of measurements, as something that can be rendered. Each form is a function of the Report alone,
// so that the same folder gives the same text.
//
// What the folder may hold: findings.jsonl and run.json (a run), kill-matrix.json, coverage.json, detection.json,
// speed.json (measurements; SCHEMA.md has all of them). Tested in report_test.cpp.
#pragma once

#include <ctime>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/finding.h"
#include "fuzz/journal.h"

namespace passant::reports {

struct Report {
  std::string title;  ///< the name of the folder
  std::optional<Checkpoint> run;
  std::vector<Finding> findings;
  nlohmann::json charts;    ///< by file name without ".json"; an object, perhaps empty
  std::time_t written = 0;  ///< when the run was last written to
};

/// An error: there is nothing in the folder that could be rendered, or a file there is not what it should be.
Result<Report> read_report(const std::filesystem::path& folder);

/// Everything that is shown, as data (SCHEMA.md, "report --json").
nlohmann::json report_view(const Report& report);

/// One page that needs no network and no other file.
std::string to_html(const Report& report);

/// For an issue of the engine at fault. `only`: the number of the one finding that is wanted.
std::string to_markdown(const Report& report, std::optional<std::size_t> only);

/// JUnit XML: a failed test case for each finding, and one for the comparison with each reference.
std::string to_junit(const Report& report);

/// SARIF 2.1.0: a rule for each class, a result for each finding, which stands in findings.epd.
std::string to_sarif(const Report& report);

}  // namespace passant::reports
