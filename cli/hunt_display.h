// What a hunt shows and keeps: findings on standard output and in the journal, progress on standard error, the
// summary at the end.
#pragma once

#include <chrono>
#include <set>
#include <string>

#include "cli/command.h"
#include "cli/progress_line.h"
#include "fuzz/hunt.h"
#include "fuzz/journal.h"
#include "fuzz/known_findings.h"

namespace passant::cli {

/// On standard output, with a diagram and what everybody says.
void print_finding(const Finding& finding);

class HuntDisplay final : public HuntListener {
 public:
  /// `journal` may be null. `start` is the state of the run before it (goes on). `plan` must outlive the display.
  HuntDisplay(const Common& common, Journal* journal, const Checkpoint& start, KnownFindings known,
              const HuntPlan& plan);

  void found(const Finding& finding) override;
  void quarantined(const Quarantined& position) override;
  void progress(const HuntCounts& counts) override;

  /// The last words: who compared how much, what was met, what follows from it.
  void finish(const HuntCounts& counts, bool whole);

  ExitCode exit_code(const HuntCounts& counts, std::string_view subject) const;

 private:
  using Clock = std::chrono::steady_clock;

  double seconds() const;
  void save(const HuntCounts& counts, bool finished);
  double share(const HuntCounts& counts) const;
  std::string status(const HuntCounts& counts) const;
  void print_json_summary(const HuntCounts& counts, bool whole) const;
  void print_summary(const HuntCounts& counts) const;
  void print_risk(const HuntCounts& counts) const;

  const Common& common_;
  Journal* journal_;
  Checkpoint state_;
  KnownFindings known_;
  const HuntPlan& plan_;
  std::uint64_t findings_;
  std::set<std::string> classes_;  ///< of the findings
  std::uint64_t expected_ = 0;     ///< of the findings, those that are known
  ProgressLine line_;
  Clock::time_point begun_ = Clock::now();
  Clock::time_point saved_ = begun_;
};

}  // namespace passant::cli
