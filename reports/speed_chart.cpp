// Nodes a second of everybody who was timed, by position: the median of the rounds as a dot, fastest and slowest round
// as a line, and the ratio to the baseline with its interval.

#include <fmt/format.h>

#include <algorithm>

#include "reports/charts.h"

namespace passant::reports {
namespace {

using nlohmann::json;

constexpr double kWidth = 320;

struct Rates {
  double low = 0;
  double median = 0;
  double high = 0;
};

Rates rates_of(const json& row) {
  auto seconds = row.at("seconds").get<std::vector<double>>();
  std::ranges::sort(seconds);
  const auto nodes = row.at("nodes").get<double>();
  const auto rate = [nodes](double time) { return time > 0 ? nodes / time : 0; };
  if (seconds.empty()) return {};
  return {rate(seconds.back()), rate(seconds[seconds.size() / 2]), rate(seconds.front())};
}

std::string ratio_of(const json& row, const char* key) {
  const auto value = row.find(key);
  return value == row.end() || value->is_null() ? "" : fmt::format("{:.2f}", value->get<double>());
}

LogAxis axis_of(const json& rows) {
  double low = 1e15;
  double high = 1;
  for (const json& row : rows) {
    const Rates rates = rates_of(row);
    if (rates.low > 0) low = std::min(low, rates.low);
    high = std::max(high, rates.high);
  }
  return {std::min(low, high), high, kWidth};
}

json row_of(const json& row, const LogAxis& axis) {
  const Rates rates = rates_of(row);
  const bool spread = ratio_of(row, "low") != ratio_of(row, "high");  // none for the baseline itself
  return {{"subject", row.at("subject")},
          {"position", row.at("position")},
          {"depth", row.at("depth")},
          {"nodes", compact(row.at("nodes").get<double>())},
          {"rate", compact(rates.median)},
          {"rounds", row.at("seconds").size()},
          {"x", fmt::format("{:.1f}", axis.place(rates.median))},
          {"x1", fmt::format("{:.1f}", axis.place(rates.low))},
          {"x2", fmt::format("{:.1f}", axis.place(rates.high))},
          {"ratio", ratio_of(row, "ratio")},
          {"low", spread ? ratio_of(row, "low") : ""},
          {"high", spread ? ratio_of(row, "high") : ""}};
}

json machine_of(const json& chart) {
  json machine = json::array();
  for (const auto& [key, value] : chart.at("machine").items()) {
    machine.push_back({{"key", key}, {"value", value.is_string() ? value.get<std::string>() : value.dump()}});
  }
  return machine;
}

/// "bitboard 14.2 times as fast as stockfish in the mean".
std::string headline(const json& chart) {
  const auto means = chart.find("means");
  if (means == chart.end() || means->empty()) return "nodes a second";
  const auto best = std::max_element(means->begin(), means->end());
  return fmt::format("{} counts {:.1f} times as fast as {}, in the geometric mean", best.key(), best->get<double>(),
                     chart.value("baseline", "the first subject"));
}

}  // namespace

json speed_view(const json& chart) {
  const LogAxis axis = axis_of(chart.at("rows"));
  json positions = json::array();
  for (const json& row : chart.at("rows")) {
    json drawn = row_of(row, axis);
    if (positions.empty() || positions.back()["position"] != drawn["position"])
      positions.push_back({{"position", drawn["position"]}, {"depth", drawn["depth"]}, {"nodes", drawn["nodes"]}});
    positions.back()["rows"].push_back(std::move(drawn));
  }
  return {{"title", "Speed"},
          {"headline", headline(chart)},
          {"baseline", chart.value("baseline", "the first subject")},
          {"time", chart.value("time", "time")},
          {"machine", machine_of(chart)},
          {"ticks", axis.ticks()},
          {"positions", positions}};
}

}  // namespace passant::reports
