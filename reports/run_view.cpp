#include "reports/run_view.h"

#include <fmt/format.h>

#include <algorithm>

#include "reports/reproduce.h"

namespace passant::reports {
namespace {

using nlohmann::json;

/// 1234567 as "1 234 567", with the narrow blank that does not break.
std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), "\u202F");
  return digits;
}

/// The operands of that option among the arguments.
std::vector<std::string> operands(const Checkpoint& run, std::string_view option) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i + 1 < run.arguments.size(); ++i) {
    if (run.arguments[i] == option) found.push_back(run.arguments[i + 1]);
  }
  return found;
}

std::string role_of(const std::string& spec, const Checkpoint& run) {
  if (std::ranges::count(operands(run, "--subject"), spec) > 0) return "judged";
  return std::ranges::count(operands(run, "--against"), spec) > 0 ? "reference" : "witness";
}

/// "abstained 10, hung 1"
std::string silences(const std::string& spec, const HuntCounts& counts) {
  std::string text;
  for (const auto& [outcome, count] : counts.of("outcome: " + spec + " "))
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", outcome, grouped(count));
  return text;
}

json parties_of(const Checkpoint& run) {
  const auto compared = run.counts.of("compared: ");
  json parties = json::array();
  for (const auto& [spec, version] : run.versions) {
    const auto count = compared.find(spec);
    const std::string role = role_of(spec, run);
    // Who is judged stands first.
    parties.insert(role == "judged" ? parties.begin() : parties.end(),
                   json{{"spec", spec},
                        {"version", version},
                        {"role", role},
                        {"compared", count == compared.end() ? "" : grouped(count->second)},
                        {"silent", silences(spec, run.counts)}});
  }
  return parties;
}

/// The rule of three (Hanley, Lippman-Hand: If nothing goes wrong, is everything all right? JAMA 249(13), 1983).
std::string chance(std::uint64_t draws, bool deviating) {
  return deviating || draws == 0 ? "" : fmt::format("{:.2g}", 3.0 / static_cast<double>(draws));
}

json sources_of(const HuntCounts& counts) {
  const auto deviating = counts.of("deviating draws: ");
  const auto positions = counts.of("positions: ");
  json sources = json::array();
  for (const auto& [source, draws] : counts.of("draws: ")) {
    const auto deviated = deviating.find(source);
    const auto made = positions.find(source);
    sources.push_back({{"source", source},
                       {"draws", grouped(draws)},
                       {"positions", made == positions.end() ? "0" : grouped(made->second)},
                       {"deviating", deviated == deviating.end() ? "0" : grouped(deviated->second)},
                       {"chance", chance(draws, deviated != deviating.end())}});
  }
  return sources;
}

json counted(const std::map<std::string, std::uint64_t>& counts) {
  json list = json::array();
  for (const auto& [name, count] : counts) list.push_back({{"name", name}, {"count", grouped(count)}});
  return list;
}

std::string command_of(const Checkpoint& run) {
  std::vector<std::string> words{"passant", "hunt"};
  words.insert(words.end(), run.arguments.begin(), run.arguments.end());
  return command_line(words);
}

}  // namespace

json run_view(const Checkpoint& run) {
  const HuntCounts& counts = run.counts;
  const double rate = run.seconds > 0 ? static_cast<double>(counts.positions) / run.seconds : 0;
  const auto subject = operands(run, "--subject");
  return {{"subject", subject.empty() ? "" : subject.front()},
          {"against", operands(run, "--against")},
          {"command", command_of(run)},
          {"seed", run.seed},
          {"seconds", fmt::format("{:.1f}", run.seconds)},
          {"finished", run.finished},
          {"draws", grouped(counts.draws)},
          {"positions", grouped(counts.positions)},
          {"full", grouped(counts.full)},
          {"rate", grouped(static_cast<std::uint64_t>(rate))},
          {"parties", parties_of(run)},
          {"sources", sources_of(counts)},
          {"situations", counted(counts.of("situation: "))},
          {"discarded", counted(counts.of("discarded: "))},
          {"met", counted(counts.of("met: "))}};
}

}  // namespace passant::reports
