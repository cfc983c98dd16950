// One line of an EPD file (PGN standard 16.2): four FEN fields and operations. Reads the standard form
// `opcode operands;` as well as the perft form with six fields, `… 0 1 ;D1 20 ;D2 400`.
//
// Tested by round trip and a table of faults (epd_test.cpp), and by the libFuzzer target `epd`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position/position.h"
#include "position/result.h"

namespace passant {

struct EpdOperation {
  std::string opcode;   ///< a letter, then letters, digits and '_'
  std::string operand;  ///< the rest up to ';', without surrounding blanks; one quoted string loses its quotes

  friend bool operator==(const EpdOperation&, const EpdOperation&) = default;
};

struct EpdRecord {
  Position position;
  std::vector<EpdOperation> operations{};

  /// The operand of the first operation with this opcode.
  std::optional<std::string_view> operand(std::string_view opcode) const;

  friend bool operator==(const EpdRecord&, const EpdRecord&) = default;
};

/// Reads a line without its line end. Operations end with ';' outside quotes; empty ones are passed over. `hmvc` and
/// `fmvn` are EPD's places for the counters: they are read into the position and are not kept as operations.
Result<EpdRecord> parse_epd(std::string_view line);

/// Four fields, the counters as `hmvc` and `fmvn` unless they are 0 and 1, then `opcode "operand";`: every operand is
/// quoted, so that parse_epd gives back the record.
/// REQUIRES: counters at most 9999, opcodes as above and not hmvc or fmvn, no '"' or control characters in operands.
std::string to_epd_line(const EpdRecord& record);

}  // namespace passant
