#include "cli/printed_fen.h"

#include <fmt/format.h>

#include "position/fen.h"

namespace passant::cli {
namespace {

constexpr std::chrono::seconds kPatience{10};

/// The target of the first FEN that stands in a line.
std::optional<std::string> target_in(std::string_view line) {
  for (std::size_t at = 0; at < line.size(); at = line.find(' ', at), at += at < line.size() ? 1 : 0) {
    const auto found = parse_fen_prefix(line.substr(at));
    if (!found) continue;
    const auto target = found->position.en_passant;
    return target ? to_string(*target) : "-";
  }
  return std::nullopt;
}

}  // namespace

PrintedFen::PrintedFen(std::string_view spec) {
  const std::size_t colon = spec.find(':');
  const std::string_view kind = spec.substr(0, spec.find_first_of(",:"));
  lines_ = kind == "lines";
  if (kind == "stockfish") command_ = Command{"stockfish"};
  if (!lines_ && kind != "uci") return;
  if (auto command = parse_command(spec.substr(colon + 1))) command_ = *command;
}

bool PrintedFen::start() {
  auto process = Process::start(*command_);
  if (!process) return false;
  process_ = std::move(*process);
  if (lines_) return true;
  process_->send("uci\n");
  static_cast<void>(read_until("uciok"));
  return process_ != nullptr;
}

/// The first target in what the program says until a line that is `last`, or for a `lines` program until its answer.
std::optional<std::string> PrintedFen::read_until(std::string_view last) {
  const auto deadline = Process::Clock::now() + kPatience;
  std::optional<std::string> target;
  for (;;) {
    const auto reading = process_->read_line(deadline);
    if (reading.event != Process::Event::Line) {
      process_.reset();
      return std::nullopt;
    }
    if (!target) target = target_in(reading.line);
    const bool answer = lines_ && !reading.line.starts_with('#');
    if (answer || (!lines_ && reading.line.starts_with(last))) return target;
  }
}

std::optional<std::string> PrintedFen::target(const std::string& fen, const std::string& moves) {
  if (!command_ || (lines_ && !moves.empty())) return std::nullopt;
  if (!process_ && !start()) return std::nullopt;
  if (lines_) {
    process_->send(fen + "\n");
  } else {
    const std::string played = moves.empty() ? "" : " moves " + moves;
    process_->send(fmt::format("position fen {}{}\nd\nprint\nisready\n", fen, played));
  }
  return read_until("readyok");
}

}  // namespace passant::cli
