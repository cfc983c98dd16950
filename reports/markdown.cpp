// Markdown for an issue of the engine at fault: short, and exact enough to act on. Public reports are named in code
// spans: links to them would leave a mention in other people's trackers.

#include "reports/report.h"
#include "reports/template.h"

namespace passant::reports {
namespace {

/// A fenced block (CommonMark 0.31, 4.5) whose fence is longer than any in the text.
std::string block(const std::string& text) {
  const std::string span = code_span(text);
  const std::size_t fence = std::max<std::size_t>(3, span.find_first_not_of('`'));
  return std::string(fence, '`') + "\n" + showable(text) + "\n" + std::string(fence, '`');
}

/// As its maintainer knows it: by what it calls itself; generators of this project by their names.
std::string known_as(const nlohmann::json& party) {
  const std::string name = party["party"], version = party["version"];
  if (version.empty() || name.starts_with("mutant:")) return name;
  return version == "built in" ? "passant's " + name : version;
}

/// Who answers as expected, in one line, and who else does not.
void add_voices(nlohmann::json& finding) {
  finding["engine"] = finding["subject"];
  finding["right"] = finding["others"] = nlohmann::json::array();
  for (const nlohmann::json& party : finding["parties"]) {
    const nlohmann::json voice{{"name", known_as(party)}, {"says", party["difference"]}, {"detail", party["detail"]}};
    const bool subject = party["party"] == finding["subject"];
    if (subject) finding["engine"] = voice["name"];
    if (!subject) finding[party["stance"] == "with-reference" ? "right" : "others"].push_back(voice);
  }
  if (!finding["right"].empty()) finding["right"].back()["end"] = true;
}

}  // namespace

std::string to_markdown(const Report& report, std::optional<std::size_t> only) {
  nlohmann::json view = report_view(report);
  nlohmann::json& findings = view["findings"];
  if (only) findings = nlohmann::json::array({findings.at(*only - 1)});
  for (std::size_t i = 0; i < findings.size(); ++i) {
    findings[i]["last"] = i + 1 == findings.size();
    findings[i]["program"] = PASSANT_VERSION;
    add_voices(findings[i]);
    for (nlohmann::json& recipe : findings[i]["recipes"]) recipe["block"] = block(recipe["text"]);
  }
  return render("report.md", view, Form::Markdown);
}

}  // namespace passant::reports
