// How many positions a hunt needs before a seeded fault shows: the share of (fault, seed) pairs detected by then, and
// for each fault its seeds on a logarithmic axis.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "reports/charts.h"

namespace passant::reports {
namespace {

using nlohmann::json;

constexpr double kWidth = 640;
constexpr double kHeight = 240;
constexpr double kStrip = 260;  ///< width of the row of dots of one fault

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

/// Of one fault, thin behind the curve of all: "M0 240H12V228…", in whole units to be short.
std::string thread(const Detections& found, const LogAxis& axis) {
  std::string path = fmt::format("M0 {:.0f}", kHeight);
  for (std::size_t i = 0; i < found.at.size(); ++i) {
    const double next = kHeight * (1 - static_cast<double>(i + 1) / static_cast<double>(found.tries));
    path += fmt::format("H{:.0f}V{:.0f}", axis.place(found.at[i]), next);
  }
  return path + fmt::format("H{:.0f}", kWidth);
}

/// Positions until such a share of all hunts has found its fault; nothing when it never has.
std::string needed(const Detections& all, double share) {
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(all.tries)));
  if (rank == 0 || rank > all.at.size()) return "";
  return compact(all.at[rank - 1]);
}

json milestones(const Detections& all) {
  json list = json::array();
  for (const auto& [share, words] : {std::pair(0.5, "half"), {0.9, "90 %"}, {0.99, "99 %"}, {1.0, "all"}}) {
    const std::string positions = needed(all, share);
    list.push_back({{"share", words}, {"positions", positions.empty() ? "more" : positions}});
  }
  return list;
}

json row_of(const json& mutant, const Detections& found, const LogAxis& strip) {
  json dots = json::array();
  for (const double positions : found.at) dots.push_back({{"x", fmt::format("{:.1f}", strip.place(positions))}});
  const json& median = mutant.at("median");
  return {{"name", mutant.at("name")},
          {"class", mutant.at("class")},
          {"median", median.is_null() ? "" : compact(median.get<double>())},
          {"mark", median.is_null() ? "" : fmt::format("{:.1f}", strip.place(std::max(1.0, median.get<double>())))},
          {"detected", found.at.size()},
          {"tries", found.tries},
          {"dots", dots}};
}

/// The hardest first.
std::vector<json> by_median(const json& mutants) {
  const auto median = [](const json& mutant) {
    return mutant.at("median").is_null() ? std::numeric_limits<double>::infinity() : mutant.at("median").get<double>();
  };
  std::vector<json> sorted(mutants.begin(), mutants.end());
  std::ranges::stable_sort(sorted, std::greater(), median);
  return sorted;
}

}  // namespace

json detection_view(const json& chart) {
  const double budget = std::max(10.0, chart.at("budget").get<double>());
  const LogAxis axis(1, budget, kWidth);
  const LogAxis strip(1, budget, kStrip);
  Detections all;
  json rows = json::array();
  json threads = json::array();
  for (const json& mutant : by_median(chart.at("mutants"))) {
    const Detections found = detections_of(mutant);
    all.at.insert(all.at.end(), found.at.begin(), found.at.end());
    all.tries += found.tries;
    rows.push_back(row_of(mutant, found, strip));
    threads.push_back({{"path", thread(found, axis)}, {"name", mutant.at("name")}});
  }
  std::ranges::sort(all.at);
  const json passed = milestones(all);
  return {
      {"title", "Time to detection"},
      {"headline", fmt::format("half of the hunts have found their fault after {} positions, 99 % after {}",
                               passed[0]["positions"].get<std::string>(), passed[2]["positions"].get<std::string>())},
      {"milestones", passed},
      {"threads", threads},
      {"strip_ticks", strip.ticks()},
      {"seeds", chart.at("seeds")},
      {"budget", compact(budget)},
      {"detected", all.at.size()},
      {"tries", all.tries},
      {"curve", curve(all, axis)},
      {"ticks", axis.ticks()},
      {"rows", rows}};
}

}  // namespace passant::reports
