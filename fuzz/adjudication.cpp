#include "fuzz/adjudication.h"

namespace passant {
namespace {

bool about_a_given_check(const Deviation& deviation) {
  return deviation.kind == DeviationKind::WrongCheck && deviation.move.has_value();
}

/// A deviation in the position after a move is asked as the replies to that move, played by the party itself.
Question question_of(const Position& position, const Deviation& deviation) {
  if (about_a_given_check(deviation)) return {.start = position, .checks = true};
  const bool child = deviation.kind == DeviationKind::WrongChild || deviation.kind == DeviationKind::WrongTakeBack;
  if (child && deviation.move) return {position, {*deviation.move}, 1};
  return {position, {}, deviation.kind == DeviationKind::WrongPerft ? 2 : 1};
}

bool says_the_same(const Answer& a, const Answer& b) {
  if (a.total != b.total) return false;
  return !a.listed || !b.listed || a.move_set() == b.move_set();
}

/// Whether the move gives check has two answers, and the subject's is wrong by the Laws (misjudged_checks.h). So
/// whoever says the other stands with the reference, even when the reference itself says nothing of checks.
Stance stance_on_check(const Answer& answer, const Answer& subject, Move move) {
  if (!answer.answered()) return Stance::Silent;
  if (!answer.checking || !subject.checking) return Stance::CannotTell;
  const bool same = answer.checking->contains(move) == subject.checking->contains(move);
  return same ? Stance::WithSubject : Stance::WithReference;
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
    testimony.stance = about_a_given_check(deviation) ? stance_on_check(testimony.answer, subject, *deviation.move)
                                                      : stance_of(testimony.answer, subject, testimonies[1].answer);
  }
  return testimonies;
}

}  // namespace passant
