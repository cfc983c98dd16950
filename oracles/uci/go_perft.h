// UCI engines that know `go perft N`: a line `e2e4: 20` for each move and `Nodes searched: 400` at the end, as
// Stockfish introduced it. Requests are written ahead. Tested with scripted lines in uci_test.cpp.
#pragma once

#include "oracles/dialect.h"
#include "oracles/uci/greeting.h"

namespace passant::uci {

class GoPerft final : public Dialect {
 public:
  std::unique_ptr<Exchange> greeting() override;
  std::unique_ptr<Exchange> exchange(const Question& question, Guard guard) const override;
  std::string reason_to_abstain(const Question&) const override { return {}; }
  std::size_t window() const override { return 128; }
  bool keeps_position() const override { return true; }
  std::string_view farewell() const override { return "quit\n"; }
  const std::string& program_name() const override { return engine_.name; }
  std::string describe() const override { return "UCI, moves and counts by 'go perft N', written ahead"; }

 private:
  Engine engine_;
};

}  // namespace passant::uci
