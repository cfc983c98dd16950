// Subjects that are asked about single moves: a right one, and such with a seeded fault, hunted as users hunt theirs.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>

#include "fuzz/default_sources.h"
#include "fuzz/hunt.h"
#include "fuzz/testing/judging_subject.h"
#include "position/fen.h"

namespace passant {
namespace {

class Collector final : public HuntListener {
 public:
  void found(const Finding& finding) override { findings.push_back(finding); }
  void quarantined(const Quarantined& one) override { detail = one.detail; }
  void progress(const HuntCounts&) override {}

  std::vector<Finding> findings;
  std::string detail;
};

/// The rarest of the faults shows by then.
constexpr std::uint64_t kPositions = 2500;

Collector hunted(const std::string& spec, std::uint64_t positions) {
  HuntPlan plan;
  plan.sources = default_sources({});
  plan.make_panel = [&](PanelFor) -> std::expected<Panel, ContenderError> {
    auto subject = make_contender(spec);
    if (!subject) return std::unexpected(subject.error());
    Panel panel{std::move(*subject), {}, {}};
    panel.references.push_back(make_contender("bitboard").value());
    panel.witnesses.push_back(make_contender("mailbox").value());
    return panel;
  };
  plan.seed = 1;
  plan.positions = positions;
  plan.draws_per_block = 32;
  Collector collector;
  const std::atomic<bool> stop{false};
  EXPECT_TRUE(hunt(plan, {}, collector, stop).has_value());
  EXPECT_EQ(collector.detail, "");
  return collector;
}

int men(const Position& position) {
  return static_cast<int>(std::ranges::count_if(position.placement.codes(), [](auto code) { return code != 0; }));
}

void expect_found(const testing::SeededFault& fault, const Collector& collector) {
  ASSERT_EQ(collector.findings.size(), 1U) << fault.name;
  const Finding& finding = collector.findings.front();
  SCOPED_TRACE(fmt::format("{}: {} {}", fault.name, to_fen(finding.position), to_string(finding.deviation)));
  EXPECT_EQ(finding.deviation.kind, misjudged(fault.fact));
  EXPECT_TRUE(fault.wrong(finding.position, *finding.deviation.move));
  EXPECT_EQ(finding.fault, fault.expected) << name(finding.fault);
  EXPECT_TRUE(finding.minimal);
  EXPECT_LE(men(finding.position), 10);
  ASSERT_EQ(finding.testimonies.size(), 3U);
  EXPECT_EQ(finding.testimonies[0].stance, Stance::WithSubject);
  EXPECT_EQ(finding.testimonies[1].stance, Stance::WithReference);
  EXPECT_EQ(finding.testimonies[2].stance, Stance::WithReference);
  const auto read = finding_from_json_line(to_json_line(finding));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(to_json_line(*read), to_json_line(finding));
}

TEST(MisjudgementHunt, FindsEverySeededFaultOfAPluginMakesItSmallAndHearsTheOthers) {
  for (const testing::SeededFault& fault : testing::seeded_faults()) {
    ::setenv("PASSANT_SEEDED_FAULT", std::string(fault.name).c_str(), 1);
    expect_found(fault, hunted("plugin:" PASSANT_JUDGING_PLUGIN, kPositions));
  }
}

TEST(MisjudgementHunt, FindsEverySeededFaultOfALinesProgram) {
  for (const testing::SeededFault& fault : testing::seeded_faults()) {
    if (fault.expected == FaultClass::LegalityMisjudged) continue;  // the program offers likely moves only
    expect_found(fault, hunted(fmt::format("lines:{} {}", PASSANT_JUDGING_LINES, fault.name), kPositions));
  }
}

TEST(MisjudgementHunt, FindsNothingWhereNothingIsWrong) {
  ::unsetenv("PASSANT_SEEDED_FAULT");
  for (const char* spec : {"plugin:" PASSANT_JUDGING_PLUGIN, "lines:" PASSANT_JUDGING_LINES})
    EXPECT_TRUE(hunted(spec, 1000).findings.empty()) << spec;
}

}  // namespace
}  // namespace passant
