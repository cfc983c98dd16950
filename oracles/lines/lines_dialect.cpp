#include "oracles/lines/lines_dialect.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "oracles/replay.h"
#include "oracles/spelling.h"
#include "position/fen.h"

namespace passant {
namespace {

/// What a program says of itself before it answers.
struct Introduction {
  std::string name;
  MoveFactSet marks;  ///< what it says of single moves, by marks behind them
};

/// A move as it is written, and what stands behind it.
struct Marked {
  std::string_view move;
  MoveFactSet facts{};
  bool listed = true;
  bool legal = true;  ///< when it is asked alone
};

struct Mark {
  std::string_view text;
  MoveFact fact;
  std::optional<MoveFact> fact_too{};

  bool announced(MoveFactSet marks) const { return marks.has(fact) || (fact_too && marks.has(*fact_too)); }
};

constexpr std::string_view kIllegalAlone = "!";
constexpr std::string_view kLegalAlone = "?";

constexpr std::array<Mark, 7> kMarks{{{"+", MoveFact::Check},
                                      {"#", MoveFact::Check, MoveFact::Mate},
                                      {"=", MoveFact::Stalemate},
                                      {"x", MoveFact::Capture},
                                      {"ep", MoveFact::EnPassant},
                                      {kIllegalAlone, MoveFact::Legal},
                                      {kLegalAlone, MoveFact::Legal}}};

/// Only marks that were announced are known.
Marked read_marks(std::string_view word, MoveFactSet announced) {
  Marked marked{word};
  const auto behind = [&](const Mark& mark) { return mark.announced(announced) && marked.move.ends_with(mark.text); };
  for (auto mark = std::ranges::find_if(kMarks, behind); mark != kMarks.end();
       mark = std::ranges::find_if(kMarks, behind)) {
    marked.move.remove_suffix(mark->text.size());
    marked.facts.add(mark->fact);
    if (mark->fact_too) marked.facts.add(*mark->fact_too);
    if (mark->text == kIllegalAlone) marked.legal = false;
    if (mark->text == kLegalAlone) marked.listed = false;
  }
  return marked;
}

/// An answer as it grows, word by word.
class Listing {
 public:
  explicit Listing(MoveFactSet speaks_of) : speaks_of_(speaks_of) {}

  void add(Move move, const Marked& marked) {
    if (marked.listed) answer_.moves.push_back({move, 1});
    for (const MoveFact fact : kAllMoveFacts) {
      const bool holds = fact == MoveFact::Legal ? marked.legal : marked.facts.has(fact) && marked.listed;
      if (holds) having_[static_cast<unsigned>(fact)].push_back(move);
    }
  }

  Answer finish() && {
    answer_.total = answer_.moves.size();
    for (const MoveFact fact : kAllMoveFacts) {
      if (speaks_of_.has(fact)) answer_.claims.add(fact, MoveSet(std::move(having_[static_cast<unsigned>(fact)])));
    }
    return std::move(answer_);
  }

 private:
  MoveFactSet speaks_of_;
  Answer answer_;
  std::array<std::vector<Move>, kMoveFactCount> having_;
};

class LineExchange final : public Exchange {
 public:
  LineExchange(const Question& question, Introduction& introduction)
      : asked_(asked_position(question)), introduction_(introduction) {}

  void begin(std::string& out) override { out += to_fen(asked_) + "\n"; }

  void hear(std::string_view line, std::string&) override {
    if (line.starts_with('#')) return hear_comment(line);
    if (line.starts_with("error")) return finish(failure(Outcome::Refused, std::string(line.substr(0, 500))));
    Listing listing(introduction_.marks);
    for (const auto word : words_of(line)) {
      const Marked marked = read_marks(word, introduction_.marks);
      const auto move = read_move(marked.move, asked_);
      if (!move) return nonsense(word, "a move");
      listing.add(*move, marked);
    }
    finish(std::move(listing).finish());
  }

 private:
  void nonsense(std::string_view word, std::string_view what) {
    finish(failure(Outcome::ProtocolError, fmt::format("'{}' is not {}", word.substr(0, 100), what)));
  }

  void hear_comment(std::string_view line) {
    constexpr std::string_view kName = "# name ";
    constexpr std::string_view kMarksWords = "# marks ";
    if (line.starts_with(kName)) introduction_.name = line.substr(kName.size(), 100);
    if (line.starts_with(kMarksWords)) hear_marks(line.substr(kMarksWords.size()));
  }

  void hear_marks(std::string_view words) {
    for (const auto word : words_of(words)) {
      const auto* const fact = std::ranges::find(kAllMoveFacts, word, [](MoveFact each) { return name(each); });
      if (fact == kAllMoveFacts.end())
        return nonsense(word, "one of checks, mates, stalemates, captures, en-passant, legality");
      introduction_.marks.add(*fact);
    }
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
