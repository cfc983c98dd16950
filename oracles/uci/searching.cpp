#include "oracles/uci/searching.h"

#include <fmt/format.h>

#include "oracles/candidates.h"
#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "oracles/uci/position_command.h"

namespace passant::uci {

Searching::Searching(const Question& question, Guard guard)
    : question_(question), guard_(guard), asked_(asked_position(question)) {}

void Searching::begin(std::string& out) { out += guarded_position_command(question_, guard_) + "isready\n"; }

void Searching::hear(std::string_view line, std::string& out) {
  if (state_ == State::Preparing && line.starts_with("readyok")) {
    state_ = State::Searching;
    search(out);
  } else if (state_ == State::Searching && line.starts_with("bestmove")) {
    const auto words = words_of(line);
    hear_best(words.size() > 1 ? words[1] : "", out);
  } else if (state_ == State::Searching && line.starts_with("info ")) {
    hear_info(line);
  } else if (state_ == State::Counting) {
    hear_count(line, out);
  }
  if (!done() && sounds_like_refusal(line)) complain(line);
}

void Searching::list_is(std::vector<Move> moves, std::string& out) {
  for (const Move move : moves) answer_.moves.push_back({move, 1});
  state_ = State::Counting;
  count_next(out);
}

/// At depth 1 each move counts once; deeper, the position behind each is counted.
void Searching::count_next(std::string& out) {
  if (question_.depth == 1) counted_ = answer_.moves.size();
  if (counted_ == answer_.moves.size()) {
    for (const MoveCount& entry : answer_.moves) answer_.total += entry.nodes;
    return finish(std::move(answer_));
  }
  Question behind = question_;
  behind.moves.push_back(answer_.moves[counted_].move);
  out += fmt::format("{}perft {}\n", position_command(behind), question_.depth - 1);
}

void Searching::hear_count(std::string_view line, std::string& out) {
  const auto count = read_total(line);
  if (!count) return;
  answer_.moves[counted_++].nodes = *count;
  count_next(out);
}

void Lines::hear_info(std::string_view line) {
  const auto words = words_of(line);
  std::uint64_t number = 1;
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    if (words[i] == "multipv") number = read_number(words[i + 1]).value_or(0);
    if (words[i] == "string") return;
    if (words[i] != "pv") continue;
    first_moves_[number] = words[i + 1];
    return;
  }
}

void Lines::hear_best(std::string_view, std::string& out) {
  if (first_moves_.size() >= limit_) {
    return finish(failure(Outcome::Abstained, fmt::format("it gives no more than {} lines", limit_)));
  }
  std::vector<Move> moves;
  for (const auto& [number, text] : first_moves_) {
    const auto move = read_move(text, asked());
    if (!move) return finish(failure(Outcome::ProtocolError, fmt::format("'{}' is not a move", text.substr(0, 100))));
    moves.push_back(*move);
  }
  list_is(std::move(moves), out);
}

Try::Try(const Question& question, Guard guard) : Searching(question, guard) {
  const MoveSet all = candidate_moves(asked());
  candidates_.assign(all.begin(), all.end());
}

void Try::search(std::string& out) {
  if (tried_ == candidates_.size()) return list_is(std::move(legal_), out);
  out += fmt::format("go depth 1 searchmoves {}\n", to_uci(candidates_[tried_]));
}

void Try::hear_best(std::string_view text, std::string& out) {
  const Move tried = candidates_[tried_++];
  if (read_move(text, asked()) == tried) legal_.push_back(tried);
  search(out);
}

}  // namespace passant::uci
