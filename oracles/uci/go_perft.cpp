#include "oracles/uci/go_perft.h"

#include <fmt/format.h>

#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "oracles/uci/position_command.h"

namespace passant::uci {
namespace {

class GoPerftExchange final : public Exchange {
 public:
  GoPerftExchange(const Question& question, Guard guard)
      : request_(fmt::format("{}go perft {}\n", guarded_position_command(question, guard), question.depth)),
        asked_(asked_position(question)) {}

  void begin(std::string& out) override { out += request_; }

  void hear(std::string_view line, std::string&) override {
    if (line.empty() || line.starts_with("info ") || line.starts_with("bestmove")) return note(line);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return note(line);
    const std::string_view head = line.substr(0, colon);
    const auto words = words_of(line.substr(colon + 1));
    const auto number = words.size() == 1 ? read_number(words.front()) : std::nullopt;
    if (head.starts_with("Nodes searched")) return total(line, number);
    if (!number) return note(line);
    count(head, *number);
  }

 private:
  void note(std::string_view line) {
    if (sounds_like_refusal(line)) complain(line);
  }

  void total(std::string_view line, std::optional<std::uint64_t> number) {
    if (!number) return finish(failure(Outcome::ProtocolError, fmt::format("no count in '{}'", line)));
    answer_.total = *number;
    answer_.detail = complaint();
    finish(std::move(answer_));
  }

  void count(std::string_view head, std::uint64_t nodes) {
    const auto move = read_move(head, asked_);
    if (move) return answer_.moves.push_back({*move, nodes});
    finish(failure(Outcome::ProtocolError, fmt::format("'{}' is not a move", head.substr(0, 100))));
  }

  std::string request_;
  Position asked_;
  Answer answer_;
};

}  // namespace

std::unique_ptr<Exchange> GoPerft::greeting() { return std::make_unique<Greeting>(engine_, std::vector<Setting>{}); }

std::unique_ptr<Exchange> GoPerft::exchange(const Question& question, Guard guard) const {
  return std::make_unique<GoPerftExchange>(question, guard);
}

}  // namespace passant::uci
