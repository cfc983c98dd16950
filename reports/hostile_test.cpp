// Text from outside in every place that holds some: names, versions, what a program printed, files of measurements.
// Nothing of it may become markup, a link, a mention or a control sequence.

#include <gmock/gmock.h>
#include <unistd.h>

#include <fstream>
#include <regex>

#include "reports/report.h"
#include "reports/sample_findings.h"

namespace passant::reports {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const std::string kHostile =
    "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>&amp;]]>--><!--{{title}}{{{style}}}\x1b[31m\x07\xff```\n"
    "# heading\n@all #1 [x](javascript:alert(3)) |`a`| $(touch x) \u202E";

Finding hostile_finding() {
  Finding made = rank_finding();
  made.subject = made.reference = made.source = kHostile;
  for (Testimony& testimony : made.testimonies) testimony.party = testimony.version = testimony.family = kHostile;
  made.testimonies.push_back({kHostile, kHostile, kHostile, Stance::Silent, failure(Outcome::Crashed, kHostile)});
  made.certificate = {{kHostile, kHostile}};
  return made;
}

class Hostile : public testing::Test {
 protected:
  Hostile() {
    write_run(folder_ / "run", {hostile_finding()});
    report_ = read_report(folder_ / "run").value();
    report_.title = kHostile;
    report_.run->arguments = {"--subject", kHostile, "--against", kHostile};
    report_.run->versions = {{kHostile, kHostile}};
    report_.run->counts.tallies = {{"compared: " + kHostile, 1},  {"outcome: " + kHostile + " " + kHostile, 1},
                                   {"draws: " + kHostile, 1},     {"met: " + kHostile, 1},
                                   {"situation: " + kHostile, 1}, {"discarded: " + kHostile, 1}};
    report_.charts = charts();
  }

  static json charts() {
    const json kill{{"depth", 1}, {"nodes", 5}};
    return {{"kill-matrix",
             {{"suites", {{{"name", kHostile}, {"positions", 1}, {"depth", 2}}}},
              {"mutants",
               {{{"name", kHostile}, {"class", kHostile}, {"equivalent", false}, {"kills", {{kHostile, kill}}}}}}}},
            {"coverage",
             {{"suites", {{{"name", kHostile}, {"depth", 2}, {"cells", {{kHostile, {{"count", 1}, {"depth", 1}}}}}}}}}},
            {"detection",
             {{"seeds", 1},
              {"budget", 100},
              {"mutants", {{{"name", kHostile}, {"class", kHostile}, {"median", 1}, {"samples", json::array()}}}}}},
            {"speed",
             {{"machine", {{kHostile, kHostile}}},
              {"rows",
               {{{"subject", kHostile},
                 {"position", kHostile},
                 {"depth", 1},
                 {"nodes", 20},
                 {"seconds", {0.1}},
                 {"ratio", 1.0},
                 {"low", 0.9},
                 {"high", 1.1}}}}}}};
  }

  /// No control characters but tab and line feed, and no byte that is not UTF-8.
  static bool clean(const std::string& text) {
    for (const char c : text) {
      if ((static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f) return false;
    }
    try {
      static_cast<void>(json(text).dump());
      return true;
    } catch (const json::exception&) {
      return false;
    }
  }

  ScratchFolder folder_{"passant-hostile-test-" + std::to_string(getpid())};
  Report report_;
};

TEST_F(Hostile, NothingBecomesMarkupOfThePage) {
  const std::string page = to_html(report_);
  EXPECT_TRUE(clean(page));
  EXPECT_THAT(page, Not(HasSubstr("<script>alert")));
  EXPECT_THAT(page, Not(HasSubstr("<img")));
  EXPECT_THAT(page, Not(HasSubstr("onerror=alert(2)>")));
  EXPECT_THAT(page, Not(HasSubstr("<!--")));
  EXPECT_THAT(page, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt;"));
  EXPECT_THAT(page, HasSubstr("{{title}}")) << "a template in a text is text";
  const std::regex script("<script");
  EXPECT_EQ(std::distance(std::sregex_iterator(page.begin(), page.end(), script), std::sregex_iterator()), 1);
}

TEST_F(Hostile, AnAttributeIsNotLeft) {
  const std::string page = to_html(report_);
  for (auto at = page.find("=\""); at != std::string::npos; at = page.find("=\"", at)) {
    const auto end = page.find('"', at + 2);
    const std::string value = page.substr(at + 2, end - at - 2);
    EXPECT_EQ(value.find('<'), std::string::npos) << value;
    at = end;
  }
}

TEST_F(Hostile, MarkdownKeepsItInCodeSpans) {
  const std::string text = to_markdown(report_, std::nullopt);
  EXPECT_TRUE(clean(text));
  EXPECT_THAT(text, Not(HasSubstr("\n# heading\n@all #1 [x](javascript:alert(3)) |`a`| $(touch x) \u202E\n")));
  std::istringstream lines(text);
  bool fenced = false;
  std::string fence;
  for (std::string line; std::getline(lines, line);) {
    const std::string run = line.substr(0, line.find_first_not_of('`'));
    if (run.size() >= 3 && (!fenced ? run == line : line == fence)) {
      fenced = !fenced;
      fence = line;
    } else if (!fenced) {
      EXPECT_THAT(line, Not(testing::StartsWith("# heading")));
    }
  }
  EXPECT_FALSE(fenced) << "every block is closed";
}

TEST_F(Hostile, XmlAndJsonStayWellFormed) {
  const std::string xml = to_junit(report_);
  EXPECT_TRUE(clean(xml));
  EXPECT_THAT(xml, Not(HasSubstr("<script>")));
  EXPECT_THAT(xml, Not(HasSubstr("<img")));
  const auto log = json::parse(to_sarif(report_));
  EXPECT_TRUE(clean(log["runs"][0]["results"][0]["message"]["text"].get<std::string>()));
}

}  // namespace
}  // namespace passant::reports
