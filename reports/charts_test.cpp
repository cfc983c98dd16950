#include "reports/charts.h"

#include <gmock/gmock.h>

namespace passant::reports {
namespace {

using nlohmann::json;

TEST(KillMatrix, CountsTheFaultsThatCanShow) {
  const json chart =
      json::parse(R"({"suites": [{"name": "a", "positions": 1, "depth": 4}, {"name": "b", "positions": 2, "depth": 3}],
    "mutants": [{"name": "m1", "class": "z", "equivalent": false, "kills": {"a": {"depth": 3, "nodes": 8902}}},
                {"name": "m2", "class": "y", "equivalent": false, "kills": {}},
                {"name": "m3", "class": "x", "equivalent": true, "kills": {}}]})");
  const json view = kill_matrix_view(chart);
  EXPECT_EQ(view["suites"][0]["killed"], 1);
  EXPECT_EQ(view["suites"][0]["of"], 2);
  EXPECT_EQ(view["suites"][0]["percent"], "50");
  EXPECT_EQ(view["suites"][1]["killed"], 0);
  EXPECT_EQ(view["rows"][2]["name"], "m1") << "rows are in the order of their classes";
  EXPECT_EQ(view["rows"][2]["cells"][0]["shade"], 3);
  EXPECT_EQ(view["rows"][2]["cells"][0]["nodes"], "8.9k");
  EXPECT_EQ(view["rows"][2]["cells"][1]["killed"], false);
}

TEST(CoverageChart, HasARowForEverySituationAndCountsThoseMet) {
  const json view = coverage_view(json::parse(
      R"({"suites": [{"name": "a", "depth": 4, "cells": {"rank-opened": {"count": 100000, "depth": 2}, "new-one": {"count": 1, "depth": 4}}}]})"));
  EXPECT_EQ(view["suites"][0]["met"], 2);
  bool seen = false;
  for (const json& row : view["rows"]) {
    if (row["situation"] != "rank-opened") continue;
    seen = true;
    EXPECT_EQ(row["cells"][0]["count"], "100k");
    EXPECT_EQ(row["cells"][0]["shade"], 2);
  }
  EXPECT_TRUE(seen);
  EXPECT_EQ(view["rows"].back()["situation"], "new-one");
}

TEST(DetectionChart, TheCurveEndsAtTheShareDetected) {
  const json view = detection_view(json::parse(R"({"seeds": 2, "budget": 1000, "mutants": [
    {"name": "m", "class": "c", "median": 10, "samples": [{"positions": 10, "detected": true}, {"positions": 1000, "detected": false}]},
    {"name": "n", "class": "c", "median": null, "samples": []}]})"));
  EXPECT_EQ(view["detected"], 1);
  EXPECT_EQ(view["tries"], 2);
  EXPECT_EQ(view["curve"], "0,240.0 213.3,240.0 213.3,120.0 640.0,120.0");
  EXPECT_EQ(view["rows"][1]["median"], "");
}

TEST(SpeedChart, TheDotIsTheMedianAndTheLineTheSpread) {
  const json view = speed_view(
      json::parse(R"({"machine": {"cpu": "X"}, "rows": [{"subject": "bitboard", "position": "start", "depth": 5,
    "nodes": 1000000, "seconds": [0.1, 0.01, 1.0], "ratio": 1.0, "low": 0.95, "high": null}]})"));
  const json& row = view["rows"][0];
  EXPECT_EQ(row["rate"], "10M");
  EXPECT_EQ(row["x1"], "0.0");
  EXPECT_EQ(row["x"], "160.0");
  EXPECT_EQ(row["x2"], "320.0");
  EXPECT_EQ(row["low"], "0.95");
  EXPECT_EQ(row["high"], "");
}

TEST(Charts, AFileThatIsNotAsDescribedIsRefused) {
  for (const char* name : {"kill-matrix", "coverage", "detection", "speed"}) {
    EXPECT_THROW(chart_view(name, json::array()), json::exception) << name;
    EXPECT_THROW(chart_view(name, json::object()), json::exception) << name;
  }
}

TEST(Charts, NumbersAreShort) {
  EXPECT_EQ(compact(0), "0");
  EXPECT_EQ(compact(999), "999");
  EXPECT_EQ(compact(999.6), "1.0k");
  EXPECT_EQ(compact(12345), "12k");
  EXPECT_EQ(compact(4865609), "4.9M");
}

}  // namespace
}  // namespace passant::reports
