// Which situations the trees of a suite exercise: a heat map by how often, with the depth at which each is first met.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "fuzz/situations/situation.h"
#include "reports/charts.h"

namespace passant::reports {
namespace {

using nlohmann::json;

/// 5 (once, the palest) to 1 (a hundred thousand times and more), a shade for every factor of about 20.
int shade(double count) { return std::clamp(5 - static_cast<int>(std::log10(count) / 1.3), 1, 5); }

json cell_of(const json& suite, const std::string& situation) {
  const json& cells = suite.at("cells");
  const auto cell = cells.find(situation);
  if (cell == cells.end() || cell->at("count").get<double>() <= 0) return {{"suite", suite.at("name")}, {"met", false}};
  const auto count = cell->at("count").get<double>();
  return {{"suite", suite.at("name")},
          {"met", true},
          {"count", compact(count)},
          {"depth", cell->at("depth")},
          {"shade", shade(count)}};
}

/// Those of the program in its order, then others that the file names.
std::vector<std::string> situations_of(const json& chart) {
  std::vector<std::string> all;
  for (int index = 0; index < kSituationCount; ++index) all.emplace_back(name(static_cast<Situation>(index)));
  for (const json& suite : chart.at("suites")) {
    for (const auto& [situation, cell] : suite.at("cells").items()) {
      if (std::ranges::count(all, situation) == 0) all.push_back(situation);
    }
  }
  return all;
}

/// "all suites together meet 20 of 21 situations, reported alone 20".
std::string headline(const json& suites, const json& rows) {
  if (suites.empty()) return "no suite";
  const auto met = [](const json& cell) { return cell["met"].get<bool>(); };
  const auto together =
      std::ranges::count_if(rows, [&](const json& row) { return std::ranges::any_of(row["cells"], met); });
  const json& best = *std::ranges::max_element(suites, {}, [](const json& suite) { return suite["met"].get<int>(); });
  return fmt::format("all suites together meet {} of {} situations, {} alone {}", together, rows.size(),
                     best["name"].get<std::string>(), best["met"].get<int>());
}

}  // namespace

json coverage_view(const json& chart) {
  json suites = json::array();
  for (const json& suite : chart.at("suites")) {
    suites.push_back({{"name", suite.at("name")}, {"depth", suite.at("depth")}, {"met", 0}});
  }
  json rows = json::array();
  for (const std::string& situation : situations_of(chart)) {
    json cells = json::array();
    for (std::size_t i = 0; i < suites.size(); ++i) {
      cells.push_back(cell_of(chart.at("suites")[i], situation));
      if (cells.back()["met"].get<bool>()) suites[i]["met"] = suites[i]["met"].get<int>() + 1;
    }
    rows.push_back({{"situation", situation}, {"cells", cells}});
  }
  for (json& suite : suites) {
    const double share = suite["met"].get<double>() / static_cast<double>(std::max<std::size_t>(1, rows.size()));
    suite["percent"] = fmt::format("{:.0f}", 100 * share);
  }
  return {{"title", "Situations covered"},
          {"headline", headline(suites, rows)},
          {"suites", suites},
          {"rows", rows},
          {"situations", rows.size()}};
}

}  // namespace passant::reports
