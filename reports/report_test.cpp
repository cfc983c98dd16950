#include "reports/report.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <fstream>

#include "reports/sample_findings.h"

namespace passant::reports {
namespace {

using testing::HasSubstr;
using testing::Not;

class ReportTest : public testing::Test {
 protected:
  Report report_of(const std::vector<Finding>& findings) {
    write_run(folder_ / "run", findings);
    return read_report(folder_ / "run").value();
  }

  ScratchFolder folder_{"passant-report-test-" + std::to_string(getpid())};
};

TEST_F(ReportTest, APageNeedsNoOtherFileAndNoNetwork) {
  const std::string page = to_html(report_of({rank_finding()}));
  EXPECT_THAT(page, Not(HasSubstr("src=")));
  EXPECT_THAT(page, Not(HasSubstr("<link rel=\"stylesheet\"")));
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
}

TEST_F(ReportTest, APageTellsWhoWasJudgedAndWhoWasSilent) {
  const std::string page = to_html(report_of({rank_finding()}));
  EXPECT_THAT(page, HasSubstr("Mine 1.0"));
  EXPECT_THAT(page, HasSubstr("hung 3"));
  EXPECT_THAT(page, HasSubstr("1\u202F234\u202F567"));
  EXPECT_THAT(page, HasSubstr("rank-double-removal"));
}

TEST_F(ReportTest, WhoIsJudgedStandsFirst) {
  const auto parties = report_view(report_of({}))["run"]["parties"];
  ASSERT_EQ(parties.size(), 2U);
  EXPECT_EQ(parties[0]["role"], "judged");
  EXPECT_EQ(parties[1]["spec"], "mailbox");
}

TEST_F(ReportTest, ARunWithoutFindingsSaysSo) {
  const Report report = report_of({});
  EXPECT_THAT(to_html(report), HasSubstr("No disagreement was found."));
  EXPECT_THAT(to_markdown(report, std::nullopt), HasSubstr("No disagreement was found"));
  EXPECT_THAT(to_junit(report), HasSubstr("failures=\"0\""));
  EXPECT_THAT(to_sarif(report), HasSubstr("\"results\": []"));
}

TEST_F(ReportTest, TheChanceOfANextFindingIsGivenForSourcesThatFoundNothing) {
  EXPECT_EQ(report_view(report_of({}))["run"]["sources"][0]["chance"], "0.01");
}

TEST_F(ReportTest, MarkdownHasWhatAMaintainerNeeds) {
  Finding finding = rank_finding();
  finding.testimonies.front().version = "My engine 1.0";
  finding.testimonies.back().version = "built in";
  const std::string text = to_markdown(report_of({finding}), std::nullopt);
  EXPECT_THAT(text, HasSubstr("\n`My engine 1.0`: "));
  for (const char* part :
       {"4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "e5d6 is illegal", "Article 3.9.2", "d7d5", "go perft 1"})
    EXPECT_THAT(text, HasSubstr(part));
  EXPECT_THAT(text, HasSubstr("- Answered as expected by: `passant's mailbox`"));
}

TEST_F(ReportTest, MarkdownOfOneFindingHasThatOneAlone) {
  Finding other = rank_finding();
  other.fault = FaultClass::FileWrap;
  const Report report = report_of({rank_finding(), other});
  EXPECT_THAT(to_markdown(report, 2), HasSubstr("file-wrap"));
  EXPECT_THAT(to_markdown(report, 2), Not(HasSubstr("## rank-double-removal")));
}

TEST_F(ReportTest, JunitFailsACaseForEachFindingAndPassesOneForEachReference) {
  const std::string xml = to_junit(report_of({rank_finding()}));
  EXPECT_THAT(xml, HasSubstr("tests=\"2\" failures=\"1\" errors=\"0\""));
  EXPECT_THAT(xml, HasSubstr("compared with mailbox: 1234567 positions"));
}

TEST_F(ReportTest, JunitOfARunThatComparedNothingIsAnError) {
  Report report = report_of({});
  report.run->counts.tallies.clear();
  EXPECT_THAT(to_junit(report), HasSubstr("errors=\"1\""));
}

TEST_F(ReportTest, SarifPointsAtTheLineOfTheFinding) {
  const auto log = nlohmann::json::parse(to_sarif(report_of({rank_finding(), rank_finding()})));
  const auto& results = log["runs"][0]["results"];
  EXPECT_EQ(results[1]["locations"][0]["physicalLocation"]["region"]["startLine"], 2);
  EXPECT_EQ(results[1]["ruleId"], log["runs"][0]["tool"]["driver"]["rules"][0]["id"]);
}

TEST_F(ReportTest, TheSameFolderGivesTheSameText) {
  const Report report = report_of({rank_finding()});
  EXPECT_EQ(to_html(report), to_html(read_report(folder_ / "run").value()));
}

TEST_F(ReportTest, AFolderWithNothingToReportIsAnError) {
  const auto report = read_report(folder_ / ".");
  ASSERT_FALSE(report);
  EXPECT_THAT(report.error().expected, HasSubstr("kill-matrix.json"));
}

TEST_F(ReportTest, ATornChartIsAnErrorThatNamesTheFile) {
  for (const char* text :
       {"{", "[]", R"({"suites": 3, "mutants": []})", R"({"suites": [{"name": 1}], "mutants": []})"}) {
    std::ofstream(folder_ / "kill-matrix.json") << text;
    const auto report = read_report(folder_ / ".");
    ASSERT_FALSE(report) << text;
    EXPECT_THAT(report.error().what, HasSubstr("kill-matrix.json"));
  }
}

}  // namespace
}  // namespace passant::reports
