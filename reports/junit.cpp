// JUnit XML as CI systems read it. There is no official schema; this is sound by both that are in use (the one of
// Jenkins and the one of Ant), which `acceptance/` checks.

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>
#include <sstream>

#include "position/fen.h"
#include "reports/finding_view.h"
#include "reports/report.h"
#include "reports/template.h"
#include "reports/wording.h"

namespace passant::reports {
namespace {

using nlohmann::json;

void set(pugi::xml_node node, const char* name, std::string_view value) {
  node.append_attribute(name) = showable(value).c_str();
}

pugi::xml_node add_case(pugi::xml_node suite, std::string_view name, std::string_view classname) {
  pugi::xml_node test = suite.append_child("testcase");
  set(test, "name", name);
  set(test, "classname", classname);
  set(test, "time", "0");
  return test;
}

/// One line a fact: what a reader of a CI log needs.
std::string body(const Finding& finding, const json& view) {
  std::string text =
      fmt::format("FEN: {}\nexpected: {}\ngot: {}\ntier: {}\n", to_fen(finding.position),
                  view["expected"].get<std::string>(), view["got"].get<std::string>(), view["tier"].get<std::string>());
  for (const json& party : view["parties"])
    text += fmt::format("{} ({}): {}\n", party["party"].get<std::string>(), party["version"].get<std::string>(),
                        party["difference"].get<std::string>());
  for (const json& recipe : view["recipes"])
    text += fmt::format("{}: {}\n", recipe["what"].get<std::string>(), recipe["text"].get<std::string>());
  return text;
}

void add_finding(pugi::xml_node suite, const Finding& finding, std::size_t number) {
  const json view = finding_view(finding, number);
  const std::string fault(name(finding.fault));
  pugi::xml_node test = add_case(suite, fmt::format("{} {}", fault, to_fen(finding.position)), "passant." + fault);
  pugi::xml_node failure = test.append_child("failure");
  set(failure, "message", finding.subject + ": " + view["got"].get<std::string>());
  set(failure, "type", fault);
  failure.text().set(showable(body(finding, view)).c_str());
}

/// A reference that compared nothing is an error: a run that asked nobody must not look like one that found nothing.
std::size_t add_comparisons(pugi::xml_node suite, const Report& report) {
  if (!report.run) return 0;
  const auto compared = report.run->counts.of("compared: ");
  for (const auto& [party, count] : compared)
    add_case(suite, fmt::format("compared with {}: {} positions", party, count), "passant.comparison");
  if (!compared.empty()) return 0;
  pugi::xml_node error = add_case(suite, "compared with nobody", "passant.comparison").append_child("error");
  set(error, "message", "nothing was compared");
  set(error, "type", "nothing-compared");
  return 1;
}

std::string subject_of(const Report& report) {
  if (!report.findings.empty()) return report.findings.front().subject;
  return report.run ? report_view(report)["run"]["subject"].get<std::string>() : report.title;
}

void set_totals(pugi::xml_node suite, const Report& report, std::size_t errors) {
  const auto cases = std::ranges::distance(suite.children("testcase"));
  set(suite, "tests", std::to_string(cases));
  set(suite, "failures", std::to_string(report.findings.size()));
  set(suite, "errors", std::to_string(errors));
  set(suite, "time", report.run ? fmt::format("{:.3f}", report.run->seconds) : "0");
}

/// Versions of everybody who was asked.
void add_properties(pugi::xml_node suite, const Report& report) {
  pugi::xml_node properties = suite.append_child("properties");
  const auto add = [&](const std::string& name, const std::string& value) {
    pugi::xml_node property = properties.append_child("property");
    set(property, "name", name);
    set(property, "value", value);
  };
  add("passant", PASSANT_VERSION);
  if (!report.run) return;
  add("seed", std::to_string(report.run->seed));
  for (const auto& [spec, version] : report.run->versions) add("version of " + spec, version);
}

}  // namespace

std::string to_junit(const Report& report) {
  pugi::xml_document document;
  pugi::xml_node suite = document.append_child("testsuites").append_child("testsuite");
  set(suite, "name", subject_of(report));
  set(suite, "package", "passant");
  set(suite, "id", "0");
  set(suite, "hostname", "localhost");
  set(suite, "timestamp", fmt::format("{:%Y-%m-%dT%H:%M:%S}", fmt::gmtime(report.written)));
  add_properties(suite, report);
  for (std::size_t i = 0; i < report.findings.size(); ++i) add_finding(suite, report.findings[i], i + 1);
  const std::size_t errors = add_comparisons(suite, report);
  suite.append_child("system-out");
  suite.append_child("system-err");
  set_totals(suite, report, errors);
  std::ostringstream text;
  document.save(text, "  ");
  return text.str();
}

}  // namespace passant::reports
