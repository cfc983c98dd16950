// One child process and its three pipes: the only place that knows about Boost.Process, descriptors and signals.
//
// What can be relied on, whatever the child does:
//  - no call blocks longer than its deadline (steady clock), except end(), which is over soon after its grace;
//  - reading also writes what is queued and drains standard error, so the pipes never deadlock;
//  - the child leads its own process group; when it ends, by itself or not, the whole group is killed, and the
//    child is reaped by the time end() returns. A child never outlives this process.
//  - memory is bounded: a line of kMaxLine bytes at most, the last 500 bytes of standard error.
//
// One thread at a time. Tested against fakes that hang, die, flood and ignore everything in process_test.cpp.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "oracles/command.h"
#include "position/result.h"

namespace passant {

/// How a process ended: an exit code, or the signal that killed it. (Exit code 11 is not SIGSEGV.)
struct Death {
  bool by_signal = false;
  int number = 0;

  friend bool operator==(const Death&, const Death&) = default;
};

/// "exit code 3", "signal 11 (Segmentation fault)".
std::string to_string(const Death& death);

/// Waits for at most `grace` for a child of ours to end, kills its group, and reaps it.
/// REQUIRES: the child leads its group, or is about to.
Death end_group(int pid, std::chrono::milliseconds grace);

class Process {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kMaxLine = 65536;
  static constexpr std::size_t kStderrKept = 500;

  enum class Event {
    Line,
    Deadline,  ///< no whole line by then
    Ended,     ///< the output is closed or the process is dead; see end() for how
    TooLong,   ///< more than kMaxLine bytes without a line end
  };

  struct Reading {
    Event event;
    std::string_view line{};  ///< lives until the next call
  };

  static Result<std::unique_ptr<Process>> start(const Command& command);

  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  /// Queues bytes for standard input. What cannot be written at once goes out while reading; what the child never
  /// reads is dropped with it.
  void send(std::string_view bytes);

  /// When no whole line is here yet, first lets the output gather in the pipe for that long: a program that writes line
  /// by line would otherwise wake us for each of them.
  Reading read_line(Clock::time_point deadline, std::chrono::microseconds gather = {});

  /// Closes standard input, waits for at most `grace`, kills the group, reaps. Says how the process ended: by
  /// SIGKILL when it had to be killed. May be called again; the first ending counts.
  Death end(std::chrono::milliseconds grace);

  /// The end of what it wrote to standard error, and of the last line it did not finish.
  std::string last_words() const;

  int pid() const;

 private:
  class Impl;
  explicit Process(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace passant
