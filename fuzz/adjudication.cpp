#include "fuzz/adjudication.h"

namespace passant {
namespace {

/// A deviation in the position after a move is asked as the replies to that move, played by the party itself.
Question question_of(const Position& position, const Deviation& deviation) {
  if (misjudged_fact(deviation)) return {.start = position, .facts = true};
  const bool child = deviation.kind == DeviationKind::WrongChild || deviation.kind == DeviationKind::WrongTakeBack;
  if (child && deviation.move) return {position, {*deviation.move}, 1};
  return {position, {}, deviation.kind == DeviationKind::WrongPerft ? 2 : 1};
}

bool says_the_same(const Answer& a, const Answer& b) {
  if (a.total != b.total) return false;
  return !a.listed || !b.listed || a.move_set() == b.move_set();
}

/// Whether the move has the fact, if the party says so. That a move is legal is said by listing it as well.
std::optional<bool> holds(const Answer& answer, MoveFact fact, Move move) {
  if (const MoveSet* const claimed = answer.claims.of(fact)) return claimed->contains(move);
  if (fact == MoveFact::Legal && answer.listed) return answer.move_set().contains(move);
  return std::nullopt;
}

/// Whether the move has the fact has two answers, and the subject's is wrong by the Laws (misjudgements.h). So whoever
/// says the other stands with the reference, even when the reference itself says nothing of it.
Stance stance_on_fact(const Answer& answer, const Answer& subject, MoveFact fact, Move move) {
  if (!answer.answered()) return Stance::Silent;
  const auto theirs = holds(answer, fact, move);
  const auto wrong = holds(subject, fact, move);
  if (!theirs || !wrong) return Stance::CannotTell;
  return theirs == wrong ? Stance::WithSubject : Stance::WithReference;
}

Stance stance_of(const Answer& answer, const Answer& subject, const Answer& reference) {
  if (!answer.answered()) return Stance::Silent;
  const bool with_subject = subject.answered() && says_the_same(answer, subject);
  const bool with_reference = reference.answered() && says_the_same(answer, reference);
  if (with_subject && with_reference) return Stance::CannotTell;
  if (with_subject) return Stance::WithSubject;
  return with_reference ? Stance::WithReference : Stance::WithNeither;
}

}  // namespace

std::vector<Testimony> adjudicate(const Position& position, const Deviation& deviation,
                                  std::span<Party* const> parties) {
  const Question question = question_of(position, deviation);
  std::vector<Testimony> testimonies;
  for (Party* const party : parties) {
    testimonies.push_back({std::string(party->name()), std::string(party->version()), std::string(party->family()),
                           Stance::Silent, party->ask(question)});
  }
  for (Testimony& testimony : testimonies) {
    const Answer& subject = testimonies[0].answer;
    const auto fact = misjudged_fact(deviation);
    testimony.stance = fact ? stance_on_fact(testimony.answer, subject, *fact, *deviation.move)
                            : stance_of(testimony.answer, subject, testimonies[1].answer);
  }
  return testimonies;
}

}  // namespace passant
