// How far a command is: one line on standard error that is written over, on a terminal only, from the third second on
// (PASSANT_PROGRESS_AFTER says otherwise). Every command that can take longer shows its progress by this.
//
// Tested by progress_line_test.cpp, and on a terminal by progress_test.cpp.
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "cli/command.h"
#include "fuzz/progress.h"

namespace passant::cli {

struct Standing {
  std::uint64_t done = 0;         ///< things
  std::optional<double> share{};  ///< of the work, 0 to 1; nothing when nobody can tell
  std::string_view more{};        ///< what else to say
};

/// " 42 %  1.2M positions  210k/s  35 s left  more".
std::string progress_text(const Standing& standing, std::string_view unit, double seconds);

/// "35 s", "4 min 10 s", "3 h 5 min", "12 days".
std::string duration_text(double seconds);

class ProgressLine {
 public:
  /// `unit`: what is counted, in the plural.
  ProgressLine(const Common& common, std::string unit);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine() { clear(); }

  /// Shown five times a second at most. Any thread may call it.
  void show(const Standing& standing);
  void show(std::uint64_t done, std::uint64_t of, std::string_view more = {});

  /// Would `show` write now? For those to whom a Standing is dear.
  bool due();

  /// Before anything else is written to the terminal.
  void clear();

  /// For what takes a Progress; it must not outlive the line. Another `of` is another stage with a clock of its own.
  Progress progress();

 private:
  using Clock = std::chrono::steady_clock;

  bool due_at(Clock::time_point now) const;
  void begin_stage(std::uint64_t of);

  const bool wanted_;
  const std::string unit_;
  Clock::time_point begun_ = Clock::now();
  const Clock::time_point first_;
  Clock::time_point shown_{};
  std::uint64_t stage_ = 0;  ///< its `of`
  bool written_ = false;
  std::mutex mutex_{};
};

}  // namespace passant::cli
