// Findings that a user expects: faults that are reported and not yet mended, so that they hide nothing new and fail no
// run. One JSON object a line:
//
//   {"class": "rank-double-removal", "subject": "uci:./mine", "link": "https://…", "expires": "2027-03-31"}
//
// An entry that is expired no longer excuses anything, and an entry that the run did not meet fails the run: it is
// mended, or the hunt has grown blind.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/fault_class.h"
#include "fuzz/finding.h"
#include "position/result.h"

namespace passant {

struct KnownFinding {
  FaultClass fault;
  std::string subject;  ///< the SPEC
  std::string link;
  std::chrono::sys_days expires;
};

class KnownFindings {
 public:
  KnownFindings() = default;
  explicit KnownFindings(std::vector<KnownFinding> entries) : entries_(std::move(entries)), met_(entries_.size()) {}

  /// Is the finding expected on that day? Remembers that it was met.
  bool expects(const Finding& finding, std::chrono::sys_days today);
  /// The entries for this subject that were not met.
  std::vector<KnownFinding> unmet(std::string_view subject) const;

 private:
  std::vector<KnownFinding> entries_;
  std::vector<bool> met_;
};

/// Errors name line and column of the text.
Result<KnownFindings> parse_known_findings(std::string_view text);

}  // namespace passant
