// A running program and the exchanges under way with it. The first failure ends the session: nothing that such a
// program says later is believed. Tested through external_party_test.cpp.
#pragma once

#include <chrono>
#include <deque>
#include <memory>

#include "oracles/exchange.h"
#include "oracles/process.h"

namespace passant {

struct Deadlines {
  std::chrono::milliseconds start{20'000};   ///< for the greeting
  std::chrono::milliseconds answer{10'000};  ///< for one question, once the one before it is answered
  std::chrono::milliseconds grace{500};      ///< to end by itself when it is told to
  /// Waited after each line sent, and a hundred times as long before the first. GNU Chess loses commands that come
  /// back to back or before it has started.
  std::chrono::milliseconds pause{0};
};

class Session {
 public:
  /// More lines than this in one exchange are a flood.
  static constexpr int kMaxLines = 100'000;

  Session(std::unique_ptr<Process> process, Deadlines deadlines);

  /// Starts an exchange behind those already under way.
  void put(std::unique_ptr<Exchange> exchange);

  /// Waits for the oldest exchange to be done and takes it away: its answer, or how it failed.
  /// REQUIRES: !idle() and alive().
  Answer next() { return next(deadlines_.answer); }
  Answer next(std::chrono::milliseconds patience);

  void keep_to(Deadlines deadlines) { deadlines_ = deadlines; }
  bool idle() const { return under_way_.empty(); }
  bool alive() const { return alive_; }

  /// Says farewell and lets the process end by itself within the grace.
  void leave(std::string_view farewell);

 private:
  void say(std::string_view text);
  Answer hear_out(Exchange& exchange, std::chrono::milliseconds patience);
  Answer died(const Exchange& exchange);
  Answer late(const Exchange& exchange, std::chrono::milliseconds patience);
  Answer garbled(std::string what);

  std::unique_ptr<Process> process_;
  Deadlines deadlines_;
  std::deque<std::unique_ptr<Exchange>> under_way_;
  std::string out_;
  bool alive_ = true;
};

}  // namespace passant
