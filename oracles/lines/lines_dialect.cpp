#include "oracles/lines/lines_dialect.h"

#include <fmt/format.h>

#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "position/fen.h"

namespace passant {
namespace {

/// What a program says of itself before it answers.
struct Introduction {
  std::string name;
  bool marks_checks = false;  ///< "# marks checks": a move that gives check is written with '+' or '#' behind it
};

class LineExchange final : public Exchange {
 public:
  LineExchange(const Question& question, Introduction& introduction)
      : asked_(asked_position(question)), introduction_(introduction) {}

  void begin(std::string& out) override { out += to_fen(asked_) + "\n"; }

  void hear(std::string_view line, std::string&) override {
    if (line.starts_with('#')) return hear_comment(line);
    if (line.starts_with("error")) return finish(failure(Outcome::Refused, std::string(line.substr(0, 500))));
    Answer answer;
    std::vector<Move> checking;
    for (auto word : words_of(line)) {
      const bool checks = introduction_.marks_checks && (word.ends_with('+') || word.ends_with('#'));
      if (checks) word.remove_suffix(1);
      const auto move = read_move(word, asked_);
      if (!move) return finish(failure(Outcome::ProtocolError, fmt::format("'{}' is not a move", word.substr(0, 100))));
      answer.moves.push_back({*move, 1});
      if (checks) checking.push_back(*move);
    }
    if (introduction_.marks_checks) answer.checking = MoveSet(std::move(checking));
    answer.total = answer.moves.size();
    finish(std::move(answer));
  }

 private:
  void hear_comment(std::string_view line) {
    constexpr std::string_view kName = "# name ";
    if (line.starts_with(kName)) introduction_.name = line.substr(kName.size(), 100);
    if (line == "# marks checks") introduction_.marks_checks = true;
  }

  Position asked_;
  Introduction& introduction_;
};

class LinesDialect final : public Dialect {
 public:
  /// There is nothing to greet; but the first answer may take as long as the program takes to start.
  std::unique_ptr<Exchange> greeting() override {
    return exchange({.start = parse_fen(kStartFen).value()}, Guard::Home);
  }
  std::unique_ptr<Exchange> exchange(const Question& question, Guard) override {
    return std::make_unique<LineExchange>(question, introduction_);
  }
  std::string reason_to_abstain(const Question& question) const override {
    return question.depth > 1 ? "it lists moves and counts no deeper" : "";
  }
  std::size_t window() const override { return 128; }
  bool keeps_position() const override { return false; }
  std::string_view farewell() const override { return {}; }
  const std::string& program_name() const override { return introduction_.name; }
  std::string describe() const override { return "a FEN a line, its moves a line, written ahead"; }

 private:
  Introduction introduction_;
};

}  // namespace

std::unique_ptr<Dialect> make_lines_dialect() { return std::make_unique<LinesDialect>(); }

}  // namespace passant
