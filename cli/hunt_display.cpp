#include "cli/hunt_display.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuzz/situations/situation.h"
#include "position/diagram.h"
#include "position/fen.h"

namespace passant::cli {
namespace {

constexpr auto kReplace = nlohmann::json::error_handler_t::replace;  // of bytes that are no UTF-8

std::string stances(const Finding& finding) {
  std::string text;
  for (const Testimony& testimony : finding.testimonies) {
    text += fmt::format("  {} ({}): {}", testimony.party, testimony.version, name(testimony.stance));
    if (testimony.answer.outcome != Outcome::Answered)
      text += fmt::format(", {}: {}", name(testimony.answer.outcome), testimony.answer.detail);
    text += '\n';
  }
  return text;
}

}  // namespace

void print_finding(const Finding& finding) {
  fmt::print("\n{}: {}\n\n{}\n", emphasised(name(finding.fault)), sentence(finding.fault),
             diagram(finding.position, unicode_output() ? Chessmen::Unicode : Chessmen::Letters));
  fmt::print("  {}\n  {}: {}{}{}\n  {}, {} questions, {}\n{}  first met: {} (source {}, seed {}, draw {})\n",
             to_fen(finding.position), finding.subject, to_string(finding.deviation),
             finding.circumstances.one_color ? "; right with the players exchanged" : "",
             finding.circumstances.one_wing ? "; right with the wings exchanged" : "", name(finding.reasons.tier()),
             finding.questions, finding.minimal ? "1-minimal" : "not shown to be minimal", stances(finding),
             to_fen(finding.first_met), finding.source, finding.seed, finding.draw);
}

HuntDisplay::HuntDisplay(const Common& common, Journal* journal, const Checkpoint& start, KnownFindings known,
                         const HuntPlan& plan)
    : common_(common),
      journal_(journal),
      state_(start),
      known_(std::move(known)),
      plan_(plan),
      findings_(journal != nullptr ? journal->earlier_findings().size() : 0),
      line_(common, "positions") {
  if (journal_ != nullptr) save(state_.counts, false);
}

double HuntDisplay::seconds() const {
  return state_.seconds + std::chrono::duration<double>(Clock::now() - begun_).count();
}

void HuntDisplay::found(const Finding& finding) {
  line_.clear();
  ++findings_;
  classes_.emplace(name(finding.fault));
  const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  if (known_.expects(finding, today)) ++expected_;
  if (common_.json) {
    fmt::print("{}\n", to_json_line(finding));
  } else {
    print_finding(finding);
  }
  std::fflush(stdout);
  if (journal_ != nullptr && !journal_->add(finding)) {
    throw CommandError(ExitCode::Usage,
                       "the journal cannot be written (is the disk full?); the finding above is not in it");
  }
}

void HuntDisplay::quarantined(const Quarantined& position) {
  line_.clear();
  fmt::print(stderr, "{} {}: {} ({})\n", position.party, name(position.outcome), to_fen(position.position),
             position.detail);
}

void HuntDisplay::progress(const HuntCounts& counts) {
  const auto now = Clock::now();
  if (journal_ != nullptr && now - saved_ >= std::chrono::seconds(1)) {
    saved_ = now;
    save(counts, false);
  }
  if (!line_.due()) return;
  line_.show({counts.positions - state_.counts.positions, share(counts), status(counts)});
}

/// Of the budget, what is spent: that part of it which is nearer to its end.
double HuntDisplay::share(const HuntCounts& counts) const {
  const auto part = [](double done, double of) { return of <= 0 ? 1.0 : std::min(1.0, done / of); };
  const double elapsed = seconds() - state_.seconds;
  const double of_time = plan_.time ? part(elapsed, plan_.time->count()) : 0;
  if (!plan_.positions) return of_time;
  const auto before = static_cast<double>(state_.counts.positions);
  const double goal = static_cast<double>(*plan_.positions) - before;
  return std::max(of_time, part(static_cast<double>(counts.positions) - before, goal));
}

/// Findings, who was silent, situations met among the positions compared fully, shares of the sources.
std::string HuntDisplay::status(const HuntCounts& counts) const {
  std::string text = fmt::format("{} findings", findings_);
  if (!classes_.empty()) text += fmt::format(" ({})", fmt::join(classes_, ", "));
  for (const auto& [outcome, count] : counts.of("outcome: ")) text += fmt::format("  {} {}", outcome, count);
  text += fmt::format("  {} of {} situations", counts.of("situation: ").size(), kSituationCount);
  for (const auto& [source, count] : counts.of("positions: ")) {
    text += fmt::format("  {} {:.0f} %", source,
                        100.0 * static_cast<double>(count) / static_cast<double>(counts.positions));
  }
  return text;
}

void HuntDisplay::save(const HuntCounts& counts, bool finished) {
  Checkpoint checkpoint = state_;
  checkpoint.counts = counts;
  checkpoint.seconds = seconds();
  checkpoint.finished = finished;
  if (!journal_->save(checkpoint))
    throw CommandError(ExitCode::Usage, "run.json cannot be written (is the disk full?)");
}

void HuntDisplay::finish(const HuntCounts& counts, bool whole) {
  line_.clear();
  if (journal_ != nullptr) save(counts, whole);
  if (common_.json) print_json_summary(counts, whole);
  if (!common_.quiet) print_summary(counts);
}

/// The last line, after one for each finding.
void HuntDisplay::print_json_summary(const HuntCounts& counts, bool whole) const {
  const nlohmann::json summary{{"arguments", state_.arguments}, {"versions", state_.versions},
                               {"seed", state_.seed},           {"finished", whole},
                               {"seconds", seconds()},          {"draws", counts.draws},
                               {"positions", counts.positions}, {"full", counts.full},
                               {"findings", findings_},         {"known", expected_},
                               {"tallies", counts.tallies}};
  fmt::print("{}\n", nlohmann::json{{"summary", summary}}.dump(-1, ' ', false, kReplace));
}

void HuntDisplay::print_summary(const HuntCounts& counts) const {
  fmt::print(stderr, "{} positions from {} draws in {:.1f} s; {} compared fully\n", counts.positions, counts.draws,
             seconds(), counts.full);
  for (const auto& [party, count] : counts.of("compared: "))
    fmt::print(stderr, "  compared with {}: {}\n", party, count);
  for (const auto& [outcome, count] : counts.of("outcome: ")) fmt::print(stderr, "  {}: {}\n", outcome, count);
  for (const auto& [reason, count] : counts.of("discarded: "))
    fmt::print(stderr, "  drawn and thrown away, {}: {}\n", reason, count);
  for (const auto& [fault, count] : counts.of("met: "))
    fmt::print(stderr, "  met {} times before reduction: {}\n", count, fault);
  fmt::print(stderr, "{} findings, {} of them known\n", findings_, expected_);
  print_risk(counts);
}

/// The rule of three (Hanley, Lippman-Hand: If nothing goes wrong, is everything all right? JAMA 249(13), 1983).
void HuntDisplay::print_risk(const HuntCounts& counts) const {
  const auto deviating = counts.of("deviating draws: ");
  for (const auto& [source, draws] : counts.of("draws: ")) {
    if (deviating.contains(source) || draws == 0) continue;
    fmt::print(stderr,
               "in {} independent draws of {} no disagreement was seen: the chance of one in the next draw is below "
               "{:.2g} (95 % confidence)\n",
               draws, source, 3.0 / static_cast<double>(draws));
  }
}

ExitCode HuntDisplay::exit_code(const HuntCounts& counts, std::string_view subject) const {
  const auto unmet = known_.unmet(subject);
  for (const KnownFinding& entry : unmet) {
    fmt::print(stderr, "known, but not met: {} {} ({}): mended, or no longer seen; take it off the list\n",
               entry.subject, name(entry.fault), entry.link);
  }
  if (findings_ > expected_ || !unmet.empty()) return ExitCode::Disagreement;
  std::uint64_t compared = 0;
  for (const auto& [party, count] : counts.of("compared: ")) compared += count;
  if (compared > 0) return ExitCode::Ok;
  fmt::print(stderr, "nothing was compared: the budget ended first, or the subject answered no position\n");
  return ExitCode::NothingCompared;
}

}  // namespace passant::cli
