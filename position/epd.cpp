#include "position/epd.h"

#include <fmt/format.h>

#include "position/check.h"
#include "position/fen.h"

namespace passant {
namespace {

constexpr std::string_view kBlanks = " \t";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// The end of the operation that starts at `at`: the next ';' outside quotes, or the end of the line.
Result<std::size_t> operation_end(std::string_view line, std::size_t at) {
  bool quoted = false;
  std::size_t quote = at;
  for (; at < line.size() && (quoted || line[at] != ';'); ++at) {
    if (line[at] != '"') continue;
    quoted = !quoted;
    quote = at;
  }
  if (quoted) return std::unexpected(InputError{"a quoted operand has no end", quote + 1, "a closing \""});
  return at;
}

EpdOperation operation(std::string_view text) {
  const std::size_t word = std::min(text.find_first_of(kBlanks), text.size());
  std::string_view operand = trimmed(text.substr(word));
  const bool one_string = operand.size() >= 2 && operand.front() == '"' && operand.find('"', 1) == operand.size() - 1;
  if (one_string) operand = operand.substr(1, operand.size() - 2);
  return {std::string(text.substr(0, word)), std::string(operand)};
}

}  // namespace

std::optional<std::string_view> EpdRecord::operand(std::string_view opcode) const {
  for (const EpdOperation& op : operations) {
    if (op.opcode == opcode) return op.operand;
  }
  return std::nullopt;
}

Result<EpdRecord> parse_epd(std::string_view line) {
  auto fen = parse_fen_prefix(line);
  if (!fen) return std::unexpected(fen.error());
  EpdRecord record{fen->position, {}};
  for (std::size_t at = fen->size; at < line.size();) {
    const auto end = operation_end(line, at);
    if (!end) return std::unexpected(end.error());
    const std::string_view text = trimmed(line.substr(at, *end - at));
    if (!text.empty()) record.operations.push_back(operation(text));
    at = *end + 1;
  }
  return record;
}

std::string to_epd_line(const EpdRecord& record) {
  std::string line = to_epd(record.position);
  for (const EpdOperation& op : record.operations) {
    PASSANT_CHECK(op.operand.find_first_of("\"\r\n") == std::string::npos);
    line += fmt::format(" {} \"{}\";", op.opcode, op.operand);
  }
  return line;
}

}  // namespace passant
