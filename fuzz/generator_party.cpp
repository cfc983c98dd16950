// A generator as a Party, for pairs with an outside party and for adjudication.

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
    if (question.depth > 1 || question.checks) {
      for (const Move move : question.moves) position = generator_->after(position, move);
    }
    Answer result;
    if (question.checks) result.checking = checking(position, list);
    result.moves.reserve(list.size());
    for (const Move move : list) {
      const std::uint64_t nodes =
          question.depth == 1 ? 1 : generator_->perft(generator_->after(position, move), question.depth - 1);
      result.moves.push_back({move, nodes});
      result.total += nodes;
    }
    return result;
  }

  MoveSet checking(const Position& position, const MoveList& list) const {
    std::vector<Move> found;
    for (const Move move : list) {
      if (generator_->in_check(generator_->after(position, move))) found.push_back(move);
    }
    return MoveSet(std::move(found));
  }

  std::shared_ptr<const Generator> generator_;
};

}  // namespace

std::unique_ptr<Party> make_generator_party(std::shared_ptr<const Generator> generator) {
  return std::make_unique<GeneratorParty>(std::move(generator));
}

}  // namespace passant
