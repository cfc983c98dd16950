#include "cli/command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "position/fen.h"
#include "position/validity.h"

namespace passant::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

/// The text with a caret under the column; control characters are shown as dots.
std::string pointed_at(std::string_view text, std::size_t column) {
  std::string shown;
  for (const char c : text.substr(0, 200)) shown += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '.' : c;
  if (column > shown.size() + 1) return "  " + shown;
  return fmt::format("  {}\n  {}^", shown, std::string(column - 1, ' '));
}

extern "C" void note_interrupt(int) { interrupted().store(true); }

}  // namespace

Position position_argument(const std::vector<std::string>& words) {
  const std::string text = joined(words);
  if (text == "startpos") return *parse_fen(kStartFen);
  const auto position = parse_fen(text);
  if (position) return *position;
  throw CommandError(ExitCode::Usage, fmt::format("the FEN is wrong at {}\n{}", to_string(position.error()),
                                                  pointed_at(text, position.error().column)));
}

Position valid_position_argument(const std::vector<std::string>& words) {
  const Position position = position_argument(words);
  const Reasons reasons = examine(position);
  if (reasons.tier() != Tier::Invalid) return position;
  std::string message = "the position is not valid, so no program promises an answer:";
  for (const Reason reason : reasons.list()) message += fmt::format("\n  {}: {}", name(reason), sentence(reason));
  throw CommandError(ExitCode::Usage, message);
}

Contender contender_argument(const std::string& spec) {
  auto contender = make_contender(spec);
  if (contender) return std::move(*contender);
  const ContenderError& error = contender.error();
  throw CommandError(error.unavailable ? ExitCode::OracleFailed : ExitCode::Usage,
                     fmt::format("{}: {} (expected {})", spec, error.input.what, error.input.expected));
}

std::atomic<bool>& interrupted() {
  static std::atomic<bool> flag{false};
  return flag;
}

void catch_interrupts() {
  std::signal(SIGINT, note_interrupt);
  std::signal(SIGTERM, note_interrupt);
}

bool unicode_output() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale(value);
    return locale.find("UTF-8") != std::string_view::npos || locale.find("utf8") != std::string_view::npos;
  }
  return false;
}

std::string emphasised(std::string_view text) {
  const char* no_color = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool plain = (no_color != nullptr && *no_color != '\0') || terminal == nullptr ||
                     std::string_view(terminal) == "dumb" || isatty(STDOUT_FILENO) == 0;
  return plain ? std::string(text) : fmt::format("\033[1;31m{}\033[0m", text);
}

}  // namespace passant::cli
