// A count asked for with one command ("go perft N", "perft N", "divide N") and answered with lines "MOVE: COUNT", a
// total, or both. The total ends the answer. Tested with scripted lines in uci_test.cpp.
#pragma once

#include "oracles/exchange.h"
#include "position/position.h"

namespace passant::uci {

class Counting final : public Exchange {
 public:
  /// `request`: all lines that ask; `asked`: the position that the moves belong to.
  Counting(std::string request, const Position& asked) : request_(std::move(request)), asked_(asked) {}

  void begin(std::string& out) override { out += request_; }
  void hear(std::string_view line, std::string& out) override;

 private:
  void total(std::string_view line);
  void count(std::string_view move, std::uint64_t nodes);

  std::string request_;
  Position asked_;
  Answer answer_;
};

}  // namespace passant::uci
