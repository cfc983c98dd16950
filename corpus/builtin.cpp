#include "corpus/builtin.h"

#include <string>

#include "corpus/builtin_data.h"
#include "position/check.h"

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

}  // namespace passant
