// One request to a program and what it says to it, as a state machine that does no I/O: it is fed lines and writes
// lines, so every conversation can be tested with a script. Many exchanges may be under way at once when a program
// answers in order; each line then belongs to the oldest one that is not done.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "oracles/party.h"

namespace passant {

class Exchange {
 public:
  virtual ~Exchange() = default;

  /// Writes all that can be said before anything is heard.
  virtual void begin(std::string& out) = 0;

  /// A line of the program, without its end. REQUIRES: not done.
  virtual void hear(std::string_view line, std::string& out) = 0;

  bool done() const { return answer_.has_value(); }
  const Answer& answer() const { return *answer_; }

  /// What the program has said so far that sounds like a refusal; empty when nothing did.
  const std::string& complaint() const { return complaint_; }

 protected:
  void finish(Answer answer) { answer_ = std::move(answer); }
  void complain(std::string_view words) {
    if (complaint_.empty()) complaint_ = words.substr(0, 500);
  }

 private:
  std::optional<Answer> answer_;
  std::string complaint_;
};

}  // namespace passant
