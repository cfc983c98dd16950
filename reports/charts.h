// Measurements as data for templates/charts.html: the kill matrix of suites, the situations they cover, how soon seeded
// faults are detected, speed. The files are described in SCHEMA.md. Tested in charts_test.cpp.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace passant::reports {

/// `name`: the file's, without ".json". Throws nlohmann::json::exception when the file is not as SCHEMA.md says.
nlohmann::json chart_view(std::string_view name, const nlohmann::json& chart);

nlohmann::json kill_matrix_view(const nlohmann::json& chart);
nlohmann::json coverage_view(const nlohmann::json& chart);
nlohmann::json detection_view(const nlohmann::json& chart);
nlohmann::json speed_view(const nlohmann::json& chart);

/// 999, 1.2k, 34k, 5.6M, 7.8G: three characters of digits at most.
std::string compact(double number);

/// A logarithmic axis of so many units from `low` to `high` (both above 0), whole decades.
class LogAxis {
 public:
  LogAxis(double low, double high, double width);

  double place(double value) const;
  /// [{"x", "label"}] for each decade.
  nlohmann::json ticks() const;

 private:
  double first_;  ///< decades
  double last_;
  double width_;
};

}  // namespace passant::reports
