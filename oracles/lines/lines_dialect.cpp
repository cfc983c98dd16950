#include "oracles/lines/lines_dialect.h"

#include <fmt/format.h>

#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "position/fen.h"

namespace passant {
namespace {

class LineExchange final : public Exchange {
 public:
  LineExchange(const Question& question, std::string& name) : asked_(asked_position(question)), name_(name) {}

  void begin(std::string& out) override { out += to_fen(asked_) + "\n"; }

  void hear(std::string_view line, std::string&) override {
    if (line.starts_with('#')) return hear_comment(line);
    if (line.starts_with("error")) return finish(failure(Outcome::Refused, std::string(line.substr(0, 500))));
    Answer answer;
    for (const auto word : words_of(line)) {
      const auto move = read_move(word, asked_);
      if (!move) return finish(failure(Outcome::ProtocolError, fmt::format("'{}' is not a move", word.substr(0, 100))));
      answer.moves.push_back({*move, 1});
    }
    answer.total = answer.moves.size();
    finish(std::move(answer));
  }

 private:
  void hear_comment(std::string_view line) {
    constexpr std::string_view kName = "# name ";
    if (line.starts_with(kName)) name_ = line.substr(kName.size(), 100);
  }

  Position asked_;
  std::string& name_;
};

class LinesDialect final : public Dialect {
 public:
  /// There is nothing to greet; but the first answer may take as long as the program takes to start.
  std::unique_ptr<Exchange> greeting() override {
    return exchange({.start = parse_fen(kStartFen).value()}, Guard::Home);
  }
  std::unique_ptr<Exchange> exchange(const Question& question, Guard) override {
    return std::make_unique<LineExchange>(question, name_);
  }
  std::string reason_to_abstain(const Question& question) const override {
    return question.depth > 1 ? "it lists moves and counts no deeper" : "";
  }
  std::size_t window() const override { return 128; }
  bool keeps_position() const override { return false; }
  std::string_view farewell() const override { return {}; }
  const std::string& program_name() const override { return name_; }
  std::string describe() const override { return "a FEN a line, its moves a line, written ahead"; }

 private:
  std::string name_;
};

}  // namespace

std::unique_ptr<Dialect> make_lines_dialect() { return std::make_unique<LinesDialect>(); }

}  // namespace passant
