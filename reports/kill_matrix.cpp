// Which seeded fault is noticed by which suite: a heat map by the depth at which it is first noticed.

#include <fmt/format.h>
#include <algorithm>

#include "reports/charts.h"

namespace passant::reports {
namespace {

using nlohmann::json;

/// 1 (noticed at once) to 5 (depth 5 and more).
int shade(int depth) { return std::clamp(depth, 1, 5); }

json cell_of(const json& mutant, const std::string& suite) {
  const json& kills = mutant.at("kills");
  const auto kill = kills.find(suite);
  if (kill == kills.end() || kill->is_null()) return {{"suite", suite}, {"killed", false}};
  const int depth = kill->at("depth");
  return {{"suite", suite},
          {"killed", true},
          {"depth", depth},
          {"shade", shade(depth)},
          {"nodes", compact(kill->at("nodes").get<double>())}};
}

json suite_of(const json& suite, const json& mutants) {
  const std::string name = suite.at("name");
  std::size_t killed = 0;
  std::size_t of = 0;
  for (const json& mutant : mutants) {
    if (mutant.at("equivalent").get<bool>()) continue;
    ++of;
    killed += cell_of(mutant, name)["killed"].get<bool>() ? 1 : 0;
  }
  const double percent = of == 0 ? 0 : 100.0 * static_cast<double>(killed) / static_cast<double>(of);
  return {{"name", name}, {"positions", suite.at("positions")},       {"depth", suite.at("depth")}, {"killed", killed},
          {"of", of},     {"percent", fmt::format("{:.0f}", percent)}};
}

}  // namespace

json kill_matrix_view(const json& chart) {
  const json& mutants = chart.at("mutants");
  json suites = json::array();
  for (const json& suite : chart.at("suites")) suites.push_back(suite_of(suite, mutants));
  json rows = json::object();  // by class, and so in the order of their names
  for (const json& mutant : mutants) {
    json cells = json::array();
    for (const json& suite : suites) cells.push_back(cell_of(mutant, suite["name"]));
    rows[mutant.at("class").get<std::string>()].push_back({{"name", mutant.at("name")},
                                                           {"class", mutant.at("class")},
                                                           {"equivalent", mutant.at("equivalent")},
                                                           {"cells", cells}});
  }
  json sorted = json::array();
  for (const auto& [fault, of_class] : rows.items()) sorted.insert(sorted.end(), of_class.begin(), of_class.end());
  return {{"suites", suites}, {"rows", sorted}};
}

}  // namespace passant::reports
