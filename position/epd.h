// One line of an EPD file: four FEN fields (counters are read when they stand there) and operations. Reads the
// standard form `opcode operands;` as well as the perft form `;D1 20 ;D2 400`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position/position.h"
#include "position/result.h"

namespace passant {

struct EpdOperation {
  std::string opcode;
  std::string operand;  ///< the rest up to ';', without surrounding blanks; one quoted string loses its quotes

  friend bool operator==(const EpdOperation&, const EpdOperation&) = default;
};

struct EpdRecord {
  Position position;
  std::vector<EpdOperation> operations;

  /// The operand of the first operation with this opcode.
  std::optional<std::string_view> operand(std::string_view opcode) const;
};

Result<EpdRecord> parse_epd(std::string_view line);

/// `FEN fields opcode "operand"; …`: every operand quoted, so that any text without '"' and line ends survives.
/// REQUIRES: no '"', CR or LF in an operand; opcodes are words.
std::string to_epd_line(const EpdRecord& record);

}  // namespace passant
