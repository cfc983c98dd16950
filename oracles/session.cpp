#include "oracles/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "position/check.h"

namespace passant {
namespace {

using std::chrono::milliseconds;

/// With so many answers due, their lines are read in large pieces.
constexpr std::size_t kManyUnderWay = 8;
constexpr std::chrono::microseconds kGather{500};

bool is_control(char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7F; }

bool binary(std::string_view line) { return std::ranges::any_of(line, is_control); }

std::string with_words(std::string what, const std::string& words) {
  if (!words.empty()) what += ": " + words;
  return what.substr(0, 500);
}

}  // namespace

Session::Session(std::unique_ptr<Process> process, Deadlines deadlines)
    : process_(std::move(process)), deadlines_(deadlines) {
  std::this_thread::sleep_for(100 * deadlines_.pause);
}

void Session::put(std::unique_ptr<Exchange> exchange) {
  out_.clear();
  exchange->begin(out_);
  under_way_.push_back(std::move(exchange));
  if (alive_) say(out_);
}

void Session::say(std::string_view text) {
  if (deadlines_.pause == milliseconds(0)) return process_->send(text);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    process_->send(text.substr(0, end));
    text.remove_prefix(end);
    std::this_thread::sleep_for(deadlines_.pause);
  }
}

Answer Session::next(milliseconds patience) {
  PASSANT_CHECK(alive_ && !under_way_.empty());
  const auto exchange = std::move(under_way_.front());
  under_way_.pop_front();
  return hear_out(*exchange, patience);
}

Answer Session::hear_out(Exchange& exchange, milliseconds patience) {
  const auto deadline = Process::Clock::now() + patience;
  const auto gather = under_way_.size() < kManyUnderWay ? std::chrono::microseconds(0) : kGather;
  for (int heard = 0; !exchange.done(); ++heard) {
    const auto reading = process_->read_line(deadline, gather);
    if (reading.event == Process::Event::Deadline || Process::Clock::now() > deadline) return late(exchange, patience);
    if (reading.event == Process::Event::Ended) return died(exchange);
    if (reading.event == Process::Event::TooLong) return garbled("a line of more than 65536 bytes");
    if (heard == kMaxLines) return garbled("more than 100000 lines for one question");
    if (binary(reading.line)) return garbled("a line with control characters");
    out_.clear();
    exchange.hear(reading.line, out_);
    if (!out_.empty()) say(out_);
  }
  if (exchange.answer().outcome == Outcome::ProtocolError) return garbled(exchange.answer().detail);
  return exchange.answer();
}

/// A program that names a fault of the position and leaves has refused it; one that a signal ends has crashed.
Answer Session::died(const Exchange& exchange) {
  const Death death = process_->end(deadlines_.grace);
  alive_ = false;
  const bool refused = !death.by_signal && !exchange.complaint().empty();
  const std::string words = refused ? exchange.complaint() : process_->last_words();
  return failure(refused ? Outcome::Refused : Outcome::Crashed, with_words(to_string(death), words));
}

Answer Session::late(const Exchange& exchange, milliseconds patience) {
  process_->end(milliseconds(0));
  alive_ = false;
  const std::string what = fmt::format("no answer within {} ms", patience.count());
  if (!exchange.complaint().empty()) return failure(Outcome::Refused, with_words(what, exchange.complaint()));
  return failure(Outcome::Hung, with_words(what, process_->last_words()));
}

Answer Session::garbled(std::string what) {
  process_->end(milliseconds(0));
  alive_ = false;
  return failure(Outcome::ProtocolError, with_words(std::move(what), process_->last_words()));
}

void Session::leave(std::string_view farewell) {
  if (!alive_) return;
  say(farewell);
  process_->end(deadlines_.grace);
  alive_ = false;
}

}  // namespace passant
