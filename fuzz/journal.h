// The folder of a run: findings.jsonl (a line appended and flushed for each finding), findings.epd (the minimised
// positions), run.json (arguments, versions, counters, and how far the run has come). A run killed at any moment
// loses no finding: at worst run.json is a second behind, and the draws since then are made again.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/finding.h"
#include "fuzz/hunt.h"

namespace passant {

struct Checkpoint {
  std::vector<std::string> arguments;           ///< of the command, without --out and --resume
  std::map<std::string, std::string> versions;  ///< SPEC → who it said it is
  std::uint64_t seed = 0;
  double seconds = 0;  ///< run so far
  HuntCounts counts;   ///< counts.next_block: everything before it is in the counts and the findings
  bool finished = false;
};

class Journal {
 public:
  /// Opens a new run in `folder` (made when it does not exist; a run that is already there is an error).
  static Result<Journal> create(const std::filesystem::path& folder);
  /// Opens an interrupted run. A torn last line of findings.jsonl, which a kill can leave behind, is cut off.
  static Result<Journal> resume(const std::filesystem::path& folder);

  const std::vector<Finding>& earlier_findings() const { return earlier_; }
  const Checkpoint& earlier_checkpoint() const { return checkpoint_; }

  /// False when it cannot be written (disk full): the caller must say so and show the finding elsewhere.
  [[nodiscard]] bool add(const Finding& finding);
  /// Replaces run.json in one step.
  [[nodiscard]] bool save(const Checkpoint& checkpoint);

 private:
  Journal() = default;

  std::filesystem::path folder_;
  std::ofstream findings_;
  std::ofstream epd_;
  std::vector<Finding> earlier_;
  Checkpoint checkpoint_;
};

/// All findings in a run's folder; for reports.
Result<std::vector<Finding>> read_findings(const std::filesystem::path& folder);
Result<Checkpoint> read_checkpoint(const std::filesystem::path& folder);

}  // namespace passant
