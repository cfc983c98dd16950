#include "corpus/builtin.h"

#include <string>

#include "corpus/builtin_data.h"
#include "position/check.h"
#include "position/validity.h"

namespace passant {

std::vector<Suite> builtin_corpus() {
  std::vector<Suite> suites;
  for (const BuiltinFile& file : builtin_files()) {
    std::string text;
    for (const std::string_view line : file.lines) text += line;
    suites.push_back(read_suite(text, file.name));
    PASSANT_CHECK(suites.back().problems.empty());
  }
  return suites;
}

std::vector<Position> hunt_roots() {
  std::vector<Position> roots;
  for (const Suite& suite : builtin_corpus()) {
    if (suite.file == kDistilled) continue;
    for (const Record& record : suite.records) {
      if (tier(record.position) != Tier::Invalid) roots.push_back(record.position);
    }
  }
  return roots;
}

}  // namespace passant
