// How many positions a hunt needs before a seeded fault shows: the share of (fault, seed) pairs detected by then, and
// for each fault its seeds on a logarithmic axis.

#include <fmt/format.h>

#include <algorithm>

#include "reports/charts.h"

namespace passant::reports {
namespace {

using nlohmann::json;

constexpr double kWidth = 640;
constexpr double kHeight = 240;
constexpr double kStrip = 200;  ///< width of the row of dots of one fault

struct Detections {
  std::vector<double> at;  ///< positions, sorted
  std::size_t tries = 0;
};

Detections detections_of(const json& mutant) {
  Detections result;
  for (const json& sample : mutant.at("samples")) {
    ++result.tries;
    if (sample.at("detected").get<bool>()) result.at.push_back(std::max(1.0, sample.at("positions").get<double>()));
  }
  std::ranges::sort(result.at);
  return result;
}

/// Steps up at each detection: "x,y x,y …".
std::string curve(const Detections& all, const LogAxis& axis) {
  std::string points = fmt::format("0,{:.1f}", kHeight);
  double y = kHeight;
  for (std::size_t i = 0; i < all.at.size(); ++i) {
    const double x = axis.place(all.at[i]);
    const double next = kHeight * (1 - static_cast<double>(i + 1) / static_cast<double>(all.tries));
    points += fmt::format(" {:.1f},{:.1f} {:.1f},{:.1f}", x, y, x, next);
    y = next;
  }
  return points + fmt::format(" {:.1f},{:.1f}", kWidth, y);
}

json row_of(const json& mutant, const Detections& found, const LogAxis& strip) {
  json dots = json::array();
  for (const double positions : found.at) dots.push_back({{"x", fmt::format("{:.1f}", strip.place(positions))}});
  const json& median = mutant.at("median");
  return {{"name", mutant.at("name")},
          {"class", mutant.at("class")},
          {"median", median.is_null() ? "" : compact(median.get<double>())},
          {"detected", found.at.size()},
          {"tries", found.tries},
          {"dots", dots}};
}

}  // namespace

json detection_view(const json& chart) {
  const double budget = std::max(10.0, chart.at("budget").get<double>());
  const LogAxis axis(1, budget, kWidth);
  const LogAxis strip(1, budget, kStrip);
  Detections all;
  json rows = json::array();
  for (const json& mutant : chart.at("mutants")) {
    const Detections found = detections_of(mutant);
    all.at.insert(all.at.end(), found.at.begin(), found.at.end());
    all.tries += found.tries;
    rows.push_back(row_of(mutant, found, strip));
  }
  std::ranges::sort(all.at);
  return {{"seeds", chart.at("seeds")},
          {"budget", compact(budget)},
          {"detected", all.at.size()},
          {"tries", all.tries},
          {"curve", curve(all, axis)},
          {"ticks", axis.ticks()},
          {"rows", rows}};
}

}  // namespace passant::reports
