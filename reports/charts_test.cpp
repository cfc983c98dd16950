#include "reports/charts.h"

#include <gmock/gmock.h>

namespace passant::reports {
namespace {

using nlohmann::json;

TEST(KillMatrix, CountsTheFaultsThatCanShow) {
  const json chart =
      json::parse(R"({"suites": [{"name": "a", "positions": 1, "depth": 4}, {"name": "b", "positions": 2, "depth": 3}],
    "mutants": [{"name": "m1", "class": "z", "equivalent": false, "kills": {"a": {"depth": 3, "nodes": 8902}},
                 "survived": {"b": {"reached": 9, "triggered": 2}}},
                {"name": "m2", "class": "y", "equivalent": false, "kills": {}},
                {"name": "m3", "class": "x", "equivalent": true, "kills": {}}]})");
  const json view = kill_matrix_view(chart);
  EXPECT_EQ(view["suites"][0]["killed"], 1);
  EXPECT_EQ(view["suites"][0]["of"], 2);
  EXPECT_EQ(view["suites"][0]["percent"], "50");
  EXPECT_EQ(view["suites"][1]["killed"], 0);
  EXPECT_EQ(view["headline"], "of 2 seeded faults the suite a notices 1, b only 0");
  const json& last = view["classes"][2]["rows"][0];
  EXPECT_EQ(last["name"], "m1") << "classes are in the order of their names";
  EXPECT_EQ(last["cells"][0]["shade"], 3);
  EXPECT_EQ(last["cells"][0]["nodes"], "8.9k");
  EXPECT_EQ(last["cells"][1]["killed"], false);
  EXPECT_EQ(last["cells"][1]["acted"], true);
  EXPECT_EQ(view["classes"][0]["rows"][0]["cells"][1]["acted"], false);
}

TEST(CoverageChart, HasARowForEverySituationAndCountsThoseMet) {
  const json view = coverage_view(json::parse(
      R"({"suites": [{"name": "a", "depth": 4, "cells": {"rank-opened": {"count": 100000, "depth": 2}, "new-one": {"count": 1, "depth": 4}}}]})"));
  EXPECT_EQ(view["suites"][0]["met"], 2);
  EXPECT_THAT(view["headline"].get<std::string>(), testing::StartsWith("all suites together meet 2 of "));
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
  EXPECT_EQ(view["rows"][0]["name"], "n") << "the hardest first";
  EXPECT_EQ(view["rows"][0]["median"], "");
  EXPECT_EQ(view["threads"][1]["path"], "M0 240H213V120H640");
  EXPECT_EQ(view["milestones"][0]["positions"], "10") << "half";
  EXPECT_EQ(view["milestones"][1]["positions"], "more") << "90 % never";
}

TEST(SpeedChart, TheDotIsTheMedianAndTheLineTheSpread) {
  const json view = speed_view(json::parse(
      R"({"machine": {"cpu": "X"}, "baseline": "mailbox", "means": {"bitboard": 3.5, "mailbox": 1}, "rows": [{"subject": "bitboard", "position": "start", "depth": 5,
    "nodes": 1000000, "seconds": [0.1, 0.01, 1.0], "ratio": 1.0, "low": 0.95, "high": null}]})"));
  const json& row = view["positions"][0]["rows"][0];
  EXPECT_EQ(view["positions"][0]["position"], "start");
  EXPECT_EQ(view["headline"], "bitboard counts 3.5 times as fast as mailbox, in the geometric mean");
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
