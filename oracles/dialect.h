// How one program is talked to: the greeting, the exchange for a question, how far requests may be written ahead.
// A dialect holds no process and does no I/O; external_party.h drives it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "oracles/exchange.h"

namespace passant {

/// A position with few moves that hardly any other has. Set up ahead of a question it is a guard: a program that
/// dislikes the next position and quietly keeps the one it has then gives this one's known answer. Asked behind
/// questions it is a fence: the known answer shows that none before it was skipped or given twice.
inline constexpr std::string_view kHomeFen = "7k/7p/7P/8/8/8/8/K6N w - - 0 1";

/// What is set up ahead of a question. A program that quietly keeps its position repeats an answer: without a guard
/// the one before, behind the home position that one's. Such an answer is in doubt and asked for again behind the
/// next guard; a program that listens gives the same answer behind the last.
enum class Guard : std::uint8_t { None, Home, Start };

class Dialect {
 public:
  virtual ~Dialect() = default;

  /// The handshake of a fresh process. It may store what it learns (name, options) here.
  virtual std::unique_ptr<Exchange> greeting() = 0;

  virtual std::unique_ptr<Exchange> exchange(const Question& question, Guard guard) = 0;

  /// Why a question cannot be asked this way; empty when it can.
  virtual std::string reason_to_abstain(const Question& question) const = 0;

  /// How many questions may be under way at once. Above 1, answers are believed only when a fence behind them gets
  /// the home position's answer.
  virtual std::size_t window() const = 0;

  /// Does the program hold a position from one request to the next, so that a refused one leaves an old one?
  virtual bool keeps_position() const = 0;

  /// What is said before the process is left.
  virtual std::string_view farewell() const = 0;

  /// Who the program says it is; empty before the greeting or when it does not say.
  virtual const std::string& program_name() const = 0;

  /// One line: how it is asked.
  virtual std::string describe() const = 0;
};

}  // namespace passant
