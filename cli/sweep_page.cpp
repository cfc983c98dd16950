#include "cli/sweep_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "position/fen.h"

namespace passant::cli {
namespace {

/// By the reference that was compared most.
std::uint64_t compared(const HuntCounts& counts) {
  std::uint64_t most = 0;
  for (const auto& [party, count] : counts.of("compared: ")) most = std::max(most, count);
  return most;
}

std::string corpus_text(const CorpusResult& corpus) {
  std::string text =
      fmt::format("- built-in corpus: {} positions, {} answers wrong", corpus.positions, corpus.wrong.size());
  for (const auto& [outcome, count] : corpus.unanswered) text += fmt::format(", {} {}", count, outcome);
  text += '\n';
  for (const std::string& wrong : corpus.wrong) text += fmt::format("  - {}\n", wrong);
  return text;
}

std::string finding_text(const Finding& finding) {
  std::string text = fmt::format("  - **{}** ({}): `{}`, {}: {}.", name(finding.fault), name(finding.reasons.tier()),
                                 to_fen(finding.position), to_string(finding.deviation), sentence(finding.fault));
  for (const Testimony& testimony : finding.testimonies)
    text += fmt::format(" {} {}.", testimony.party, name(testimony.stance));
  return text + '\n';
}

std::string hunt_text(const Judged& judged) {
  if (!judged.no_hunt.empty()) return fmt::format("- hunt: {}\n", judged.no_hunt);
  std::string text = fmt::format("- hunt: {} positions drawn, {} compared, {} findings", judged.hunt.positions,
                                 compared(judged.hunt), judged.findings.size());
  for (const auto& [outcome, count] : judged.hunt.of("outcome: ")) text += fmt::format("; {} {}", outcome, count);
  text += '\n';
  for (const Finding& finding : judged.findings) text += finding_text(finding);
  for (const Quarantined& position : judged.silent)
    text += fmt::format("  - {} on `{}`\n", name(position.outcome), to_fen(position.position));
  return text;
}

nlohmann::json hunt_json(const Judged& judged) {
  if (!judged.no_hunt.empty()) return {{"error", judged.no_hunt}};
  nlohmann::json findings = nlohmann::json::array();
  for (const Finding& finding : judged.findings) findings.push_back(nlohmann::json::parse(to_json_line(finding)));
  nlohmann::json silent = nlohmann::json::array();
  for (const Quarantined& position : judged.silent) {
    silent.push_back({{"outcome", name(position.outcome)},
                      {"party", position.party},
                      {"fen", to_fen(position.position)},
                      {"detail", position.detail}});
  }
  return {{"positions", judged.hunt.positions},
          {"compared", compared(judged.hunt)},
          {"outcomes", judged.hunt.of("outcome: ")},
          {"findings", findings},
          {"silent", silent}};
}

}  // namespace

std::string to_markdown(const Judged& judged) {
  const std::string head = fmt::format("\n## `{}`\n\n", judged.spec);
  if (!judged.abstains.empty()) return head + fmt::format("Abstains: {}.\n", judged.abstains);
  return head + fmt::format("- {}, family {}; asked {}\n", judged.version, judged.family, judged.how) +
         corpus_text(judged.corpus) + hunt_text(judged);
}

nlohmann::json to_json(const Judged& judged) {
  if (!judged.abstains.empty()) return {{"spec", judged.spec}, {"abstains", judged.abstains}};
  return {{"spec", judged.spec},
          {"version", judged.version},
          {"family", judged.family},
          {"how", judged.how},
          {"corpus",
           {{"positions", judged.corpus.positions},
            {"unanswered", judged.corpus.unanswered},
            {"wrong", judged.corpus.wrong}}},
          {"hunt", hunt_json(judged)}};
}

}  // namespace passant::cli
