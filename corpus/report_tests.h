// Tests of the corpus that are one a report and bear its name; the reports of state.epd for them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/suite.h"
#include "position/fen.h"

namespace passant {

// What GoogleTest prints of a parameter.
inline void PrintTo(const Record& record, std::ostream* out) { *out << record.id << ": " << to_fen(record.position); }

inline const std::vector<Record>& state_records() {
  static const std::vector<Record> records = read_suite_file(PASSANT_SOURCE_DIR "/corpus/state.epd").records;
  return records;
}

/// A note that must be there.
inline std::string_view text(const Record& record, std::string_view opcode) { return record.note(opcode).value(); }

/// "rep_cutechess817": GoogleTest takes letters, digits and underscores.
inline std::string name_of_report(const testing::TestParamInfo<Record>& info) {
  std::string name = info.param.id;
  std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

}  // namespace passant
