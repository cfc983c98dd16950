#include "oracles/uci/counting.h"

#include <fmt/format.h>

#include "oracles/spelling.h"

namespace passant::uci {

void Counting::hear(std::string_view line, std::string&) {
  if (line.starts_with("info ") || line.starts_with("bestmove")) {
    if (sounds_like_refusal(line)) complain(line);
  } else if (announces_total(line) || read_total(line)) {
    total(line);
  } else if (const auto entry = read_divide_line(line); entry && looks_like_move(entry->move)) {
    count(entry->move, entry->nodes);
  } else if (sounds_like_refusal(line)) {
    complain(line);
  }
}

void Counting::total(std::string_view line) {
  const auto number = read_total(line);
  if (!number) return finish(failure(Outcome::ProtocolError, fmt::format("no count in '{}'", line.substr(0, 100))));
  answer_.total = *number;
  answer_.listed = !answer_.moves.empty() || *number == 0;
  answer_.detail = complaint();
  finish(std::move(answer_));
}

void Counting::count(std::string_view text, std::uint64_t nodes) {
  if (const auto move = read_move(text, asked_)) return answer_.moves.push_back({*move, nodes});
  finish(failure(Outcome::ProtocolError, fmt::format("'{}' is not a move", text.substr(0, 100))));
}

}  // namespace passant::uci
