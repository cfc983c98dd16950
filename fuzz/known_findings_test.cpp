#include "fuzz/known_findings.h"

#include <gtest/gtest.h>

namespace passant {
namespace {

using std::chrono::sys_days;
using namespace std::chrono_literals;

constexpr std::string_view kFile = R"(# faults that are reported
{"class": "stale-ep", "subject": "uci:./mine", "link": "https://example.org/1", "expires": "2027-03-31"}

{"class": "file-wrap", "subject": "uci:./mine", "link": "", "expires": "2027-03-31"}
)";

constexpr sys_days kBefore = 2027y / 3 / 31;
constexpr sys_days kAfter = 2027y / 4 / 1;

Finding finding_of(FaultClass fault, std::string subject) {
  Finding finding;
  finding.fault = fault;
  finding.subject = std::move(subject);
  return finding;
}

TEST(KnownFindings, ExcuseTheirClassAndSubjectUntilTheyExpire) {
  auto known = parse_known_findings(kFile).value();
  EXPECT_TRUE(known.expects(finding_of(FaultClass::StaleEp, "uci:./mine"), kBefore));
  EXPECT_FALSE(known.expects(finding_of(FaultClass::StaleEp, "uci:./mine"), kAfter));
  EXPECT_FALSE(known.expects(finding_of(FaultClass::StaleEp, "uci:./other"), kBefore));
  EXPECT_FALSE(known.expects(finding_of(FaultClass::WrongRank, "uci:./mine"), kBefore));
}

TEST(KnownFindings, TellWhichEntriesWereNotMet) {
  auto known = parse_known_findings(kFile).value();
  static_cast<void>(known.expects(finding_of(FaultClass::StaleEp, "uci:./mine"), kBefore));
  ASSERT_EQ(known.unmet("uci:./mine").size(), 1U);
  EXPECT_EQ(known.unmet("uci:./mine").front().fault, FaultClass::FileWrap);
  EXPECT_TRUE(known.unmet("uci:./other").empty());
}

TEST(KnownFindings, ErrorsNameTheLine) {
  for (const std::string_view text : {"rubbish", "[]", R"({"class": "stale-ep"})",
                                      R"({"class": "no-such", "subject": "", "link": "", "expires": "2027-03-31"})",
                                      R"({"class": "stale-ep", "subject": "", "link": "", "expires": "2027-02-30"})",
                                      R"({"class": "stale-ep", "subject": "", "link": "", "expires": "soon"})"}) {
    const auto known = parse_known_findings(std::string("\n").append(text));
    ASSERT_FALSE(known.has_value()) << text;
    EXPECT_EQ(known.error().what.find("line 2"), 0U) << known.error().what;
  }
}

}  // namespace
}  // namespace passant
