// Which seeded fault is noticed by which suite: a heat map by the depth at which it is first noticed.

#include <fmt/format.h>

#include <algorithm>

#include "reports/charts.h"

namespace passant::reports {
namespace {

using nlohmann::json;

/// 1 (noticed at once) to 5 (depth 5 and more).
int shade(int depth) { return std::clamp(depth, 1, 5); }

/// Of a fault that is let through: did its decision go wrong, and no count showed it?
bool acted(const json& mutant, const std::string& suite) {
  const auto survived = mutant.find("survived");
  if (survived == mutant.end() || !survived->contains(suite)) return false;
  return survived->at(suite).at("triggered").get<std::uint64_t>() > 0;
}

json cell_of(const json& mutant, const std::string& suite) {
  const json& kills = mutant.at("kills");
  const auto kill = kills.find(suite);
  if (kill == kills.end() || kill->is_null())
    return {{"suite", suite}, {"killed", false}, {"acted", acted(mutant, suite)}};
  const int depth = kill->at("depth");
  return {{"suite", suite},
          {"killed", true},
          {"depth", depth},
          {"shade", shade(depth)},
          {"nodes", compact(kill->at("nodes").get<double>())}};
}

bool counts(const json& mutant) { return !mutant.at("equivalent").get<bool>(); }

json suite_of(const json& suite, const json& mutants) {
  const std::string name = suite.at("name");
  const auto of = std::ranges::count_if(mutants, counts);
  const auto killed = std::ranges::count_if(
      mutants, [&](const json& mutant) { return counts(mutant) && cell_of(mutant, name)["killed"].get<bool>(); });
  const double percent = of == 0 ? 0 : 100.0 * static_cast<double>(killed) / static_cast<double>(of);
  return {{"name", name}, {"positions", suite.at("positions")},       {"depth", suite.at("depth")}, {"killed", killed},
          {"of", of},     {"percent", fmt::format("{:.0f}", percent)}};
}

json row_of(const json& mutant, const json& suites) {
  json cells = json::array();
  for (const json& suite : suites) cells.push_back(cell_of(mutant, suite["name"]));
  return {{"name", mutant.at("name")}, {"equivalent", mutant.at("equivalent")}, {"cells", cells}};
}

/// "of 137 seeded faults the suite passant notices 137, rampart only 58".
std::string headline(const json& suites) {
  if (suites.empty()) return "no suite";
  const auto killed = [](const json& suite) { return suite["killed"].get<int>(); };
  const json& best = *std::ranges::max_element(suites, {}, killed);
  const json& worst = *std::ranges::min_element(suites, {}, killed);
  return fmt::format("of {} seeded faults the suite {} notices {}, {} only {}", best["of"].get<int>(),
                     best["name"].get<std::string>(), killed(best), worst["name"].get<std::string>(), killed(worst));
}

}  // namespace

json kill_matrix_view(const json& chart) {
  const json& mutants = chart.at("mutants");
  json suites = json::array();
  for (const json& suite : chart.at("suites")) suites.push_back(suite_of(suite, mutants));
  json by_class = json::object();  // and so in the order of their names
  for (const json& mutant : mutants) by_class[mutant.at("class").get<std::string>()].push_back(row_of(mutant, suites));
  json classes = json::array();
  for (const auto& [fault, rows] : by_class.items())
    classes.push_back({{"class", fault}, {"rows", rows}, {"columns", suites.size() + 1}});
  return {{"title", "Kill matrix"},
          {"headline", headline(suites)},
          {"faults", std::ranges::count_if(mutants, counts)},
          {"suites", suites},
          {"classes", classes}};
}

}  // namespace passant::reports
