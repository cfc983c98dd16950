#include "reports/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace passant::reports {

using nlohmann::json;

json chart_view(std::string_view name, const json& chart) {
  constexpr std::array<std::pair<std::string_view, json (*)(const json&)>, 4> kViews{{{"kill-matrix", kill_matrix_view},
                                                                                      {"coverage", coverage_view},
                                                                                      {"detection", detection_view},
                                                                                      {"speed", speed_view}}};
  const auto view = std::ranges::find(kViews, name, &std::pair<std::string_view, json (*)(const json&)>::first);
  json drawn = view->second(chart);
  std::string key(name);
  std::ranges::replace(key, '-', '_');
  return {{"name", name}, {"title", drawn["title"]}, {"headline", drawn["headline"]}, {key, drawn}};
}

std::string compact(double number) {
  constexpr std::array<const char*, 5> kUnits{"", "k", "M", "G", "T"};
  std::size_t unit = 0;
  while (std::abs(number) >= 999.5 && unit + 1 < kUnits.size()) {
    number /= 1000;
    ++unit;
  }
  const bool whole = unit == 0 || std::abs(number) >= 9.95;
  return fmt::format("{:.{}f}{}", number, whole ? 0 : 1, kUnits[unit]);
}

LogAxis::LogAxis(double low, double high, double width)
    : first_(std::floor(std::log10(std::max(low, 1e-12)))),
      last_(std::max(first_ + 1, std::ceil(std::log10(std::max(high, 1e-12))))),
      width_(width) {}

double LogAxis::place(double value) const {
  const double decades = std::log10(std::max(value, 1e-12));
  return width_ * std::clamp((decades - first_) / (last_ - first_), 0.0, 1.0);
}

json LogAxis::ticks() const {
  json ticks = json::array();
  for (double decade = first_; decade <= last_; ++decade) {
    const double value = std::pow(10, decade);
    ticks.push_back({{"x", place(value)}, {"label", value >= 1 ? compact(value) : fmt::format("{:g}", value)}});
  }
  return ticks;
}

}  // namespace passant::reports
