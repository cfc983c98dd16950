// SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), for services that show findings beside code. What a
// finding points at is its line of findings.epd: the position is all there is of it. Sound by the schema of SARIF,
// which `acceptance/` checks.

#include <fmt/format.h>

#include <algorithm>

#include "position/fen.h"
#include "reports/laws.h"
#include "reports/report.h"
#include "reports/template.h"
#include "reports/wording.h"

namespace passant::reports {
namespace {

using nlohmann::json;

std::vector<FaultClass> classes_of(const Report& report) {
  std::vector<FaultClass> classes;
  for (const Finding& finding : report.findings) {
    if (std::ranges::count(classes, finding.fault) == 0) classes.push_back(finding.fault);
  }
  return classes;
}

json rule_of(FaultClass fault) {
  const Law law = law_of(fault);
  const std::string article = law.article.empty() ? "" : fmt::format("FIDE Laws of Chess, {}: ", law.article);
  return {{"id", name(fault)},
          {"shortDescription", {{"text", sentence(fault)}}},
          {"help", {{"text", article + std::string(law.says)}}},
          {"helpUri", kLawsAddress}};
}

/// The line of findings.epd, which has one for each finding.
json location_of(const Finding& finding, std::size_t line) {
  return {{"physicalLocation", {{"artifactLocation", {{"uri", "findings.epd"}}}, {"region", {{"startLine", line}}}}},
          {"logicalLocations", json::array({{{"name", to_fen(finding.position)}, {"kind", "position"}}})}};
}

json result_of(const Finding& finding, std::size_t line) {
  const Wording words = wording(finding);
  const bool consistent = finding.reasons.tier() == Tier::Consistent;
  return {{"ruleId", name(finding.fault)},
          {"level", consistent ? "error" : "warning"},
          {"message",
           {{"text", showable(fmt::format("{}: {}; {}. {}", finding.subject, words.got, words.expected,
                                          to_fen(finding.position)))}}},
          {"locations", json::array({location_of(finding, line)})},
          {"partialFingerprints",
           {{"finding/v1",
             fmt::format("{}|{}|{}", name(finding.fault), to_fen(finding.position), to_string(finding.deviation))}}},
          {"properties",
           {{"tier", name(finding.reasons.tier())},
            {"first_met", to_fen(finding.first_met)},
            {"seed", finding.seed},
            {"draw", finding.draw}}}};
}

}  // namespace

std::string to_sarif(const Report& report) {
  json rules = json::array();
  for (const FaultClass fault : classes_of(report)) rules.push_back(rule_of(fault));
  json results = json::array();
  for (const Finding& finding : report.findings) results.push_back(result_of(finding, results.size() + 1));
  const json driver{{"name", "passant"}, {"version", PASSANT_VERSION}, {"rules", rules}};
  const json log{
      {"version", "2.1.0"},
      {"$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"},
      {"runs", json::array({{{"tool", {{"driver", driver}}}, {"results", results}}})}};
  return log.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace passant::reports
