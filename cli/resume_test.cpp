// Runs of passant hunt that are killed, interrupted and resumed.
#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <thread>

#include "cli/testing/program.h"

namespace passant::cli {
namespace {

using testing::HasSubstr;

TEST_F(Cli, AKilledRunLosesNothingAndGoesOn) {
  const std::string out = path("run");
  pid_t child =
      start({"hunt", "--subject", "mutant:only-edge-pawns-capture", "--seconds", "60", "--seed", "4", "--out", out});
  std::size_t findings = 0;
  for (int kill_number = 0; kill_number < 3; ++kill_number) {
    std::this_thread::sleep_for(std::chrono::milliseconds(700 + 150 * kill_number));
    kill(child, SIGKILL);
    EXPECT_EQ(finish(child).code, -SIGKILL);
    const std::string lines = text_of(folder_ / "run" / "findings.jsonl");
    EXPECT_GE(lines.size(), findings);
    findings = lines.size();
    child = start({"hunt", "--resume", out, "--seconds", "60"});
  }
  await_words();
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  kill(child, SIGINT);
  const Ended last = finish(child);
  EXPECT_EQ(last.code, 130);
  EXPECT_THAT(last.err, HasSubstr("--resume"));
  EXPECT_GT(text_of(folder_ / "run" / "findings.jsonl").size(), 0U);
  std::set<std::string> classes;
  std::istringstream lines(text_of(folder_ / "run" / "findings.jsonl"));
  for (std::string line; std::getline(lines, line);) {
    const auto finding = nlohmann::json::parse(line);
    EXPECT_TRUE(classes.insert(finding["class"].get<std::string>() + finding["tier"].get<std::string>()).second)
        << "twice: " << line;
  }
}

TEST_F(Cli, AResumedRunIsTheSameAsAnUninterruptedOne) {
  const std::vector<std::string> whole{"hunt",   "--subject", "mutant:only-edge-pawns-capture",
                                       "--seed", "4",         "--positions",
                                       "300000", "--out",     path("whole")};
  run(whole);
  const pid_t child = start({"hunt", "--subject", "mutant:only-edge-pawns-capture", "--seed", "4", "--positions",
                             "300000", "--out", path("parts")});
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  kill(child, SIGKILL);
  finish(child);
  run({"hunt", "--resume", path("parts")});
  EXPECT_EQ(text_of(folder_ / "whole" / "findings.jsonl"), text_of(folder_ / "parts" / "findings.jsonl"));
  const auto a = nlohmann::json::parse(text_of(folder_ / "whole" / "run.json"));
  const auto b = nlohmann::json::parse(text_of(folder_ / "parts" / "run.json"));
  EXPECT_EQ(a["tallies"], b["tallies"]);
  EXPECT_EQ(a["positions"], b["positions"]);
}

TEST_F(Cli, AFolderWithARunIsNotOverwritten) {
  run({"hunt", "--positions", "1000", "--out", path("run")});
  const Ended again = run({"hunt", "--positions", "1000", "--out", path("run")});
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("already"));
}

}  // namespace
}  // namespace passant::cli
