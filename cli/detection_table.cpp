#include "cli/detection_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "cli/progress_line.h"
#include "corpus/builtin.h"
#include "fuzz/default_sources.h"

namespace passant::cli {
namespace {

using Samples = std::vector<DetectionSample>;
using Mutants = std::vector<mutants::MutantInfo>;

/// Which classes the runs of a mutant were given, the most frequent first.
std::vector<std::pair<std::string, int>> classes_of(const Samples& samples) {
  std::map<std::string, int> counts;
  for (const DetectionSample& sample : samples) {
    if (sample.fault) ++counts[std::string(name(*sample.fault))];
  }
  std::vector<std::pair<std::string, int>> classes(counts.begin(), counts.end());
  std::ranges::stable_sort(classes, std::greater(), &std::pair<std::string, int>::second);
  return classes;
}

bool expected(const mutants::MutantInfo& info, std::string_view fault) {
  const std::string allowed = fmt::format(" {} {} ", info.kind, info.also);
  return allowed.find(fmt::format(" {} ", fault)) != std::string::npos;
}

nlohmann::json row_json(const mutants::MutantInfo& info, const Samples& samples) {
  nlohmann::json list = nlohmann::json::array();
  for (const DetectionSample& sample : samples) {
    list.push_back({{"positions", sample.positions}, {"detected", sample.detected}});
    if (sample.fault) list.back()["class"] = name(*sample.fault);
  }
  const auto median = median_time(samples);
  return {{"name", info.name},
          {"class", info.kind},
          {"median", median ? nlohmann::json(*median) : nlohmann::json()},
          {"samples", list}};
}

void print_row(const mutants::MutantInfo& info, const Samples& samples, std::uint64_t budget) {
  const auto median = median_time(samples);
  const auto undetected = std::ranges::count(samples, false, &DetectionSample::detected);
  std::string named;
  for (const auto& [fault, count] : classes_of(samples)) named += fmt::format(" {}:{}", fault, count);
  fmt::print("{:<40}{:>9}{:>9}{:>7} {}\n", info.name, median ? std::to_string(*median) : fmt::format(">{}", budget),
             std::ranges::max(samples, {}, &DetectionSample::positions).positions, undetected, named);
}

/// What is said of all runs together.
struct Sums {
  std::size_t runs = 0, undetected = 0, as_expected = 0, in_one_class = 0;
  std::map<std::string, std::set<std::string_view>> kinds;  ///< expected ones, by the class that was given

  void add(const mutants::MutantInfo& info, const Samples& samples) {
    runs += samples.size();
    undetected += static_cast<std::size_t>(std::ranges::count(samples, false, &DetectionSample::detected));
    const auto classes = classes_of(samples);
    in_one_class += classes.size() == 1 ? 1 : 0;
    for (const auto& [fault, count] : classes) {
      as_expected += expected(info, fault) ? static_cast<std::size_t>(count) : 0;
      kinds[fault].insert(info.kind);
    }
  }

  void print(std::size_t mutants) const {
    const auto pure = std::ranges::count_if(kinds, [](const auto& entry) { return entry.second.size() == 1; });
    fmt::print("\n{} mutants, {} runs, {} of them without detection\n", mutants, runs, undetected);
    fmt::print("named as the table of mutants allows: {} of {} detections\n", as_expected, runs - undetected);
    fmt::print("mutants that every run gives the same class: {} of {}\n", in_one_class, mutants);
    fmt::print("classes given: {}, of them to mutants of a single kind: {}\n", kinds.size(), pure);
  }
};

}  // namespace

ExitCode show_detection(DetectionPlan plan, const Common& common) {
  Mutants visible;
  for (const mutants::MutantInfo& info : mutants::all_mutants()) {
    if (info.equivalent.empty()) visible.push_back(info);
  }
  plan.sources = default_sources(hunt_roots());
  ProgressLine line(common, "runs");
  plan.progress = line.progress();
  const auto samples = detect(plan, visible);
  line.clear();
  nlohmann::json rows = nlohmann::json::array();
  Sums sums;
  if (!common.json) fmt::print("{:<40}{:>9}{:>9}{:>7}  named\n", "mutant", "median", "most", "undet.");
  for (std::size_t row = 0; row < visible.size(); ++row) {
    if (!common.json) print_row(visible[row], samples[row], plan.budget);
    rows.push_back(row_json(visible[row], samples[row]));
    sums.add(visible[row], samples[row]);
  }
  if (!common.json) sums.print(visible.size());
  if (common.json)
    fmt::print("{}\n", nlohmann::json{{"seeds", plan.seeds}, {"budget", plan.budget}, {"mutants", rows}}.dump(1));
  return ExitCode::Ok;
}

}  // namespace passant::cli
