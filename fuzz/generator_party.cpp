// A generator as a Party, for pairs with an outside party and for adjudication.

#include <algorithm>
#include <array>

#include "fuzz/contender.h"

namespace passant {
namespace {

class GeneratorParty final : public Party {
 public:
  explicit GeneratorParty(std::shared_ptr<const Generator> generator) : generator_(std::move(generator)) {}

  std::string_view name() const override { return generator_->name(); }
  std::string_view version() const override { return "built in"; }
  std::string_view family() const override { return generator_->name(); }

  std::vector<Answer> ask(std::span<const Question> questions) override {
    std::vector<Answer> answers;
    answers.reserve(questions.size());
    for (const Question& question : questions) answers.push_back(answer(question));
    return answers;
  }

 private:
  Answer answer(const Question& question) const {
    MoveList list;
    generator_->legal_moves_after(question.start, question.moves, list);
    Position position = question.start;
    if (question.depth > 1 || question.facts) {
      for (const Move move : question.moves) position = generator_->after(position, move);
    }
    Answer result;
    if (question.facts) result.claims = claims(position, list);
    result.moves.reserve(list.size());
    for (const Move move : list) {
      const std::uint64_t nodes =
          question.depth == 1 ? 1 : generator_->perft(generator_->after(position, move), question.depth - 1);
      result.moves.push_back({move, nodes});
      result.total += nodes;
    }
    return result;
  }

  Claims claims(const Position& position, const MoveList& list) const {
    std::array<std::vector<Move>, kMoveFactCount> having;
    for (const Move move : list) {
      const MoveFactSet facts = facts_of(position, move);
      for (const MoveFact fact : kAllMoveFacts) {
        if (facts.has(fact)) having[static_cast<unsigned>(fact)].push_back(move);
      }
    }
    Claims claims;
    for (const MoveFact fact : kAllMoveFacts) {
      if (fact != MoveFact::Legal) claims.add(fact, MoveSet(std::move(having[static_cast<unsigned>(fact)])));
    }
    return claims;
  }

  /// By what the generator makes of the move, whichever generator it is. Legality is what its list says.
  MoveFactSet facts_of(const Position& position, Move move) const {
    const Position after = generator_->after(position, move);
    const bool check = generator_->in_check(after);
    const bool over = generator_->count_legal_moves(after) == 0;
    const bool captures = men(after) < men(position);
    MoveFactSet facts;
    if (check) facts.add(MoveFact::Check);
    if (over) facts.add(check ? MoveFact::Mate : MoveFact::Stalemate);
    if (captures) facts.add(MoveFact::Capture);
    if (captures && position.placement.empty(move.to())) facts.add(MoveFact::EnPassant);
    return facts;
  }

  static std::ptrdiff_t men(const Position& position) {
    return std::ranges::count_if(position.placement.codes(), [](std::uint8_t code) { return code != 0; });
  }

  std::shared_ptr<const Generator> generator_;
};

}  // namespace

std::unique_ptr<Party> make_generator_party(std::shared_ptr<const Generator> generator) {
  return std::make_unique<GeneratorParty>(std::move(generator));
}

}  // namespace passant
