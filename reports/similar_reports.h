// Public reports of the same mechanism, from the built-in corpus. Tested in finding_view_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/fault_class.h"

namespace passant::reports {

struct PublicReport {
  std::string source;   ///< as the corpus has it: "niklasf/python-chess#70"
  std::string address;  ///< of the issue or commit; empty when the source names none
  std::string year;
  std::string cause;
  std::string fen;
};

/// The reports of that class, in the order of the corpus, each with its first position.
std::vector<PublicReport> similar_reports(FaultClass fault);

/// "owner/name#12" is an issue of a project on GitHub, "owner/name 1a2b3c4" a commit.
std::optional<std::string> address_of(std::string_view source);

}  // namespace passant::reports
