#include "fuzz/known_findings.h"

#include <fmt/format.h>

#include <cstdio>
#include <nlohmann/json.hpp>

namespace passant {
namespace {

using nlohmann::json;

std::optional<std::chrono::sys_days> day_of(const std::string& text) {
  int year = 0;
  unsigned month = 0;
  unsigned day = 0;
  int read = 0;
  if (std::sscanf(text.c_str(), "%4d-%2u-%2u%n", &year, &month, &day, &read) != 3) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
  if (static_cast<std::size_t>(read) != text.size() || !date.ok()) return std::nullopt;
  return std::chrono::sys_days(date);
}

std::unexpected<InputError> fault(std::size_t line, std::string_view what, std::string expected) {
  return std::unexpected(InputError{fmt::format("line {}: {}", line, what), 1, std::move(expected)});
}

Result<KnownFinding> entry_of(std::string_view text, std::size_t line) {
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object())
    return fault(line, "no JSON object", R"({"class": …, "subject": …, "link": …, "expires": "YYYY-MM-DD"})");
  for (const char* key : {"class", "subject", "link", "expires"}) {
    if (!object.contains(key) || !object[key].is_string())
      return fault(line, fmt::format("no text named {}", key), "class, subject, link and expires");
  }
  const auto known = fault_class_from_name(object["class"].get<std::string>());
  if (!known) return fault(line, "unknown class", "the name of a class, as findings have it");
  const auto expires = day_of(object["expires"]);
  if (!expires) return fault(line, "expires is no day", "YYYY-MM-DD");
  return KnownFinding{*known, object["subject"], object["link"], *expires};
}

}  // namespace

bool KnownFindings::expects(const Finding& finding, std::chrono::sys_days today) {
  bool expected = false;
  for (std::size_t index = 0; index < entries_.size(); ++index) {
    const KnownFinding& entry = entries_[index];
    if (entry.fault != finding.fault || entry.subject != finding.subject) continue;
    met_[index] = true;
    expected = expected || today <= entry.expires;
  }
  return expected;
}

std::vector<KnownFinding> KnownFindings::unmet(std::string_view subject) const {
  std::vector<KnownFinding> rest;
  for (std::size_t index = 0; index < entries_.size(); ++index) {
    if (!met_[index] && entries_[index].subject == subject) rest.push_back(entries_[index]);
  }
  return rest;
}

Result<KnownFindings> parse_known_findings(std::string_view text) {
  std::vector<KnownFinding> entries;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view words = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (words.find_first_not_of(" \t\r") == std::string_view::npos || words.front() == '#') continue;
    auto entry = entry_of(words, line);
    if (!entry) return std::unexpected(entry.error());
    entries.push_back(std::move(*entry));
  }
  return KnownFindings(std::move(entries));
}

}  // namespace passant
