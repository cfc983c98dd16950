// A hunt for seeded faults, from the draw to the named and minimised finding; what a run owes to its seed alone.

#include "fuzz/hunt.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "fuzz/default_sources.h"
#include "fuzz/reducer.h"
#include "generators/mutants/mutant.h"
#include "position/fen.h"

namespace passant {
namespace {

class Collector final : public HuntListener {
 public:
  void found(const Finding& finding) override { findings.push_back(finding); }
  void quarantined(const Quarantined& position) override { silent.push_back(position); }
  void progress(const HuntCounts&) override {}

  std::vector<Finding> findings;
  std::vector<Quarantined> silent;
};

HuntPlan plan_for(std::string subject, std::uint64_t positions) {
  HuntPlan plan;
  plan.sources = default_sources({});
  plan.make_panel = [subject](PanelFor whom) -> std::expected<Panel, ContenderError> {
    Panel panel{make_contender(subject).value(), {}, {}};
    panel.references.push_back(make_contender("bitboard").value());
    if (whom == PanelFor::Merger) panel.witnesses.push_back(make_contender("rulebook").value());
    return panel;
  };
  plan.seed = 1;
  plan.positions = positions;
  return plan;
}

std::vector<Finding> findings_of(const HuntPlan& plan) {
  Collector collector;
  const std::atomic<bool> stop{false};
  const auto result = hunt(plan, {}, collector, stop);
  EXPECT_TRUE(result.has_value());
  return collector.findings;
}

int men(const Position& position) {
  return static_cast<int>(
      std::ranges::count_if(position.placement.codes(), [](std::uint8_t code) { return code != 0; }));
}

std::vector<std::string> names_of_mutants() {
  std::vector<std::string> names;
  for (const mutants::MutantInfo& info : mutants::all_mutants()) {
    if (info.equivalent.empty() && info.kind != mutants::kOutsideEnPassant) names.emplace_back(info.name);
  }
  return names;
}

/// The middle one.
std::uint64_t median(std::vector<std::uint64_t> values) {
  std::ranges::sort(values);
  return values.at(values.size() / 2);
}

class MutantHunt : public testing::TestWithParam<std::string> {
 public:
  /// Of the whole set, when it was run as a whole.
  static void TearDownTestSuite() {
    if (men_.size() < 50) return;
    std::printf("%zu faults; median: %lu men, %lu questions; most: %lu questions\n", men_.size(),
                static_cast<unsigned long>(median(men_)), static_cast<unsigned long>(median(questions_)),
                static_cast<unsigned long>(std::ranges::max(questions_)));
    EXPECT_LE(median(men_), 5U);
    EXPECT_LE(median(questions_), 250U);
  }

 protected:
  static std::vector<std::uint64_t> men_;
  static std::vector<std::uint64_t> questions_;
};

std::vector<std::uint64_t> MutantHunt::men_;
std::vector<std::uint64_t> MutantHunt::questions_;

TEST_P(MutantHunt, IsFoundNamedAndReduced) {
  HuntPlan plan = plan_for("mutant:" + GetParam(), 400'000);
  plan.bail = true;
  const std::vector<Finding> findings = findings_of(plan);
  ASSERT_FALSE(findings.empty());
  const Finding& finding = findings.front();
  men_.push_back(static_cast<std::uint64_t>(men(finding.position)));
  questions_.push_back(finding.questions);
  EXPECT_TRUE(finding.minimal);
  EXPECT_LE(men(finding.position), 8) << to_fen(finding.position);
  EXPECT_LE(finding.questions, 400U);
  const auto info = mutants::find_mutant(GetParam()).value();
  const std::string allowed = std::string(info.kind) + " " + std::string(info.also);
  EXPECT_THAT(allowed, testing::HasSubstr(std::string(name(finding.fault))))
      << to_fen(finding.position) << " " << to_string(finding.deviation);
}

INSTANTIATE_TEST_SUITE_P(EnPassant, MutantHunt, testing::ValuesIn(names_of_mutants()), [](const auto& mutant) {
  std::string text = mutant.param;
  std::ranges::replace(text, '-', '_');
  return text;
});

TEST(Hunt, FindsNothingInGeneratorsThatAgree) {
  EXPECT_TRUE(findings_of(plan_for("mailbox", 50'000)).empty());
  EXPECT_TRUE(findings_of(plan_for("mutant:none", 50'000)).empty());
}

TEST(Hunt, GivesTheSameFindingsWhateverTheNumberOfJobs) {
  HuntPlan plan = plan_for("mutant:rank-test-absent", 60'000);
  const std::vector<Finding> alone = findings_of(plan);
  plan.jobs = 3;
  const std::vector<Finding> shared = findings_of(plan);
  ASSERT_FALSE(alone.empty());
  ASSERT_EQ(alone.size(), shared.size());
  for (std::size_t index = 0; index < alone.size(); ++index)
    EXPECT_EQ(to_json_line(alone[index]), to_json_line(shared[index]));
}

TEST(Hunt, StopsWhenToldTo) {
  HuntPlan plan = plan_for("mailbox", 1'000'000'000);
  Collector collector;
  const std::atomic<bool> stop{true};
  const auto result = hunt(plan, {}, collector, stop);
  ASSERT_TRUE(result.has_value());
  EXPECT_TRUE(result->stopped);
}

TEST(Hunt, ReportsAContenderThatCannotBeMade) {
  HuntPlan plan = plan_for("mailbox", 1000);
  plan.make_panel = [](PanelFor) {
    return std::expected<Panel, ContenderError>(std::unexpect, ContenderError{{"gone", 1, "here"}, true});
  };
  Collector collector;
  const std::atomic<bool> stop{false};
  EXPECT_FALSE(hunt(plan, {}, collector, stop).has_value());
}

}  // namespace
}  // namespace passant
