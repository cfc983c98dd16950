#include "reports/similar_reports.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "corpus/builtin.h"
#include "position/fen.h"

namespace passant::reports {
namespace {

/// The corpus marks mechanisms that only a FEN can bring about.
std::string_view without_suffix(std::string_view kind) {
  constexpr std::string_view kSuffix = "-fen-only";
  if (kind.ends_with(kSuffix)) kind.remove_suffix(kSuffix.size());
  return kind;
}

std::string text(const Record& record, std::string_view opcode) {
  return std::string(record.note(opcode).value_or(""));
}

}  // namespace

std::optional<std::string> address_of(std::string_view source) {
  static const std::regex kIssue(R"(([\w.-]+/[\w.-]+)#(\d+))");
  static const std::regex kCommit(R"(([\w.-]+/[\w.-]+) ([0-9a-f]{7,40})( .*)?)");
  const std::string spelt(source);
  std::smatch match;
  if (std::regex_match(spelt, match, kIssue))
    return fmt::format("https://github.com/{}/issues/{}", match[1].str(), match[2].str());
  if (std::regex_match(spelt, match, kCommit))
    return fmt::format("https://github.com/{}/commit/{}", match[1].str(), match[2].str());
  return std::nullopt;
}

std::vector<PublicReport> similar_reports(FaultClass fault) {
  static const std::vector<Suite> kCorpus = builtin_corpus();
  std::vector<PublicReport> reports;
  for (const Suite& suite : kCorpus) {
    for (const Record& record : suite.records) {
      const auto kind = record.note("kind");
      const auto source = record.note("source");
      if (!kind || !source || without_suffix(*kind) != name(fault)) continue;
      const auto same = [&](const PublicReport& report) { return report.source == *source; };
      if (std::ranges::any_of(reports, same)) continue;  // one report, several positions
      reports.push_back({std::string(*source), address_of(*source).value_or(""), text(record, "year"),
                         text(record, "cause"), to_fen(record.position)});
    }
  }
  return reports;
}

}  // namespace passant::reports
