#include "oracles/xboard/asking.h"

#include <fmt/format.h>

#include "oracles/candidates.h"
#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "position/fen.h"

namespace passant::xboard {

void Greeting::begin(std::string& out) {
  out += "xboard\nprotover 2\n";
  if (engine_.habits.no_features) out += sync_.request(engine_);
}

void Greeting::hear(std::string_view line, std::string& out) {
  engine_.read_features(line);
  const bool answered = sync_.answered_by(line);
  if (prepared_) {
    if (answered) finish({});
    return;
  }
  if (!(engine_.habits.no_features ? answered : engine_.done)) return;
  prepared_ = true;
  out += "new\nforce\n" + sync_.request(engine_);
}

Asking::Asking(Engine& engine, const Question& question, Guard guard)
    : engine_(engine), question_(question), asked_(asked_position(question)), guard_(guard) {}

void Asking::begin(std::string& out) {
  if (guard_ != Guard::None) out += fmt::format("setboard {}\n", guard_ == Guard::Home ? kHomeFen : kStartFen);
  out += set_up(engine_, question_) + sync_.request(engine_);
}

void Asking::ask(std::string& out) { out += request() + sync_.request(engine_); }

void Asking::hear(std::string_view line, std::string& out) {
  if (line.starts_with('#')) return;  // a comment, says the protocol
  const bool answered = sync_.answered_by(line);
  if (set_) return answered ? answer_ends(out) : hear_answer(line);
  if (!answered && sounds_like_refusal(line)) complain(line);
  if (!answered) return;
  if (!complaint().empty()) return finish(failure(Outcome::Refused, complaint()));
  set_ = true;
  ask(out);
}

void ShowMoves::hear_answer(std::string_view line) {
  for (const auto word : words_of(line)) {
    if (const auto move = read_algebraic(word, asked_)) {
      answer_.moves.push_back({*move, 1});
    } else if (unread_.empty()) {
      unread_ = word.substr(0, 100);
    }
  }
}

void ShowMoves::answer_ends(std::string&) {
  if (!unread_.empty()) return finish(failure(Outcome::ProtocolError, fmt::format("'{}' is not a move", unread_)));
  answer_.total = answer_.moves.size();
  finish(std::move(answer_));
}

void PerftLines::hear_answer(std::string_view line) {
  const auto words = words_of(line);
  if (words.size() < 3 || read_number(words[0])) return;
  const auto count = read_number(words[1]);
  if (!count || *count == 0) return;
  if (const auto move = read_algebraic(words[0], asked_)) {
    answer_.moves.push_back({*move, 1});
  } else if (unread_.empty()) {
    unread_ = words[0].substr(0, 100);
  }
}

void PerftLines::answer_ends(std::string&) {
  if (!unread_.empty()) return finish(failure(Outcome::ProtocolError, fmt::format("'{}' is not a move", unread_)));
  answer_.total = answer_.moves.size();
  finish(std::move(answer_));
}

std::string Perft::request() { return fmt::format("perft {}\n", question_.depth); }

void Perft::hear_answer(std::string_view line) {
  if (!total_) total_ = read_total(line);
}

void Perft::answer_ends(std::string&) {
  if (!total_) return finish(failure(Outcome::ProtocolError, "'perft' is not answered with a count"));
  finish({.listed = false, .total = *total_});
}

TryMoves::TryMoves(Engine& engine, const Question& question, Guard guard) : Asking(engine, question, guard) {
  const MoveSet all = candidate_moves(asked_);
  candidates_.assign(all.begin(), all.end());
}

std::string TryMoves::request() {
  std::string text = moved_ ? set_up(engine_, question_) : "";
  moved_ = false;
  accepted_ = true;
  if (tried_ < candidates_.size()) text += move_command(engine_, candidates_[tried_]);
  return text;
}

void TryMoves::hear_answer(std::string_view line) {
  if (sounds_like_refusal(line)) accepted_ = false;
}

void TryMoves::answer_ends(std::string& out) {
  if (tried_ < candidates_.size() && accepted_) {
    answer_.moves.push_back({candidates_[tried_], 1});
    moved_ = true;
  }
  if (++tried_ < candidates_.size()) return ask(out);
  answer_.total = answer_.moves.size();
  finish(std::move(answer_));
}

}  // namespace passant::xboard
