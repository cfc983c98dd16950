#include "position/epd.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "position/check.h"
#include "position/fen.h"

namespace passant {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::uint32_t kMaxCounter = 9999;

bool letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool is_opcode(std::string_view word) {
  return !word.empty() && std::ranges::all_of(word, letter_or_digit) && !(word[0] >= '0' && word[0] <= '9') &&
         word[0] != '_';
}

bool is_control(char c) { return (c >= 0 && c < 0x20 && c != '\t') || c == 0x7f; }

/// A stretch of the line that remembers where it stands.
struct Stretch {
  std::string_view text;
  std::size_t at;  ///< 0-based

  Stretch from(std::size_t offset) const { return {text.substr(offset), at + offset}; }
  Stretch until(std::size_t offset) const { return {text.substr(0, offset), at}; }
  Stretch trimmed() const {
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return from(text.size());
    return from(first).until(text.find_last_not_of(kBlanks) + 1 - first);
  }
  InputError fault(std::size_t offset, std::string what, std::string expected) const {
    return {std::move(what), at + offset + 1, std::move(expected)};
  }
};

/// The length of the operation at the start of `rest`: up to the next ';' outside quotes, or to the end of the line.
Result<std::size_t> operation_length(const Stretch& rest) {
  std::size_t quote = 0;
  bool quoted = false;
  std::size_t length = 0;
  for (; length < rest.text.size() && (quoted || rest.text[length] != ';'); ++length) {
    if (is_control(rest.text[length])) {
      return std::unexpected(rest.fault(length, fmt::format("operation: byte 0x{:02x}", rest.text[length]),
                                        "printable text; a line without its line end"));
    }
    if (rest.text[length] != '"') continue;
    quoted = !quoted;
    quote = length;
  }
  if (quoted) return std::unexpected(rest.fault(quote, "operation: a quoted operand has no end", "a closing \""));
  return length;
}

std::string_view unquoted(std::string_view operand) {
  const bool one_string = operand.size() >= 2 && operand.front() == '"' && operand.find('"', 1) == operand.size() - 1;
  return one_string ? operand.substr(1, operand.size() - 2) : operand;
}

std::uint32_t* counter(Position& position, std::string_view opcode) {
  if (opcode == "hmvc") return &position.halfmove_clock;
  return opcode == "fmvn" ? &position.fullmove_number : nullptr;
}

bool read_number(std::string_view text, std::uint32_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && number <= kMaxCounter;
}

/// Adds one operation, or sets the counter that it stands for. REQUIRES: trimmed, not empty.
std::optional<InputError> add_operation(const Stretch& operation, EpdRecord& record) {
  const std::size_t word = std::min(operation.text.find_first_of(kBlanks), operation.text.size());
  const std::string_view opcode = operation.text.substr(0, word);
  if (!is_opcode(opcode)) {
    return operation.fault(0, "operation: no opcode", "an opcode: a letter, then letters, digits or '_', then a blank");
  }
  const Stretch operand = operation.from(word).trimmed();
  std::uint32_t* const number = counter(record.position, opcode);
  if (number == nullptr) {
    record.operations.push_back({std::string(opcode), std::string(unquoted(operand.text))});
  } else if (!read_number(unquoted(operand.text), *number)) {
    return operand.fault(0, fmt::format("operation: {} without a number", opcode), "a number, 0 to 9999");
  }
  return std::nullopt;
}

void append_operation(std::string& line, const EpdOperation& operation) {
  const std::string_view opcode = operation.opcode;
  PASSANT_CHECK(is_opcode(opcode) && opcode != "hmvc" && opcode != "fmvn");
  PASSANT_CHECK(std::ranges::none_of(operation.operand, [](char c) { return c == '"' || is_control(c); }));
  line += fmt::format(" {} \"{}\";", opcode, operation.operand);
}

}  // namespace

std::optional<std::string_view> EpdRecord::operand(std::string_view opcode) const {
  for (const EpdOperation& operation : operations) {
    if (operation.opcode == opcode) return operation.operand;
  }
  return std::nullopt;
}

Result<EpdRecord> parse_epd(std::string_view line) {
  auto fen = parse_fen_prefix(line);
  if (!fen) return std::unexpected(std::move(fen.error()));
  EpdRecord record{fen->position};
  for (std::size_t at = fen->size; at < line.size();) {
    const Stretch rest{line.substr(at), at};
    const auto length = operation_length(rest);
    if (!length) return std::unexpected(length.error());
    const Stretch operation = rest.until(*length).trimmed();
    if (!operation.text.empty()) {
      if (auto error = add_operation(operation, record)) return std::unexpected(std::move(*error));
    }
    at += *length + 1;
  }
  return record;
}

std::string to_epd_line(const EpdRecord& record) {
  const Position& position = record.position;
  PASSANT_CHECK(std::max(position.halfmove_clock, position.fullmove_number) <= kMaxCounter);
  std::string line = to_epd(position);
  if (position.halfmove_clock != 0) line += fmt::format(" hmvc {};", position.halfmove_clock);
  if (position.fullmove_number != 1) line += fmt::format(" fmvn {};", position.fullmove_number);
  for (const EpdOperation& operation : record.operations) append_operation(line, operation);
  return line;
}

}  // namespace passant
