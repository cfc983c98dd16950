#include "corpus/check.h"

#include <fmt/format.h>

#include <optional>

#include "fuzz/comparison.h"
#include "fuzz/descent.h"
#include "fuzz/misjudgements.h"
#include "position/validity.h"

namespace passant {
namespace {

std::string in_words(const MoveSet& missing, const MoveSet& extra) {
  std::string text;
  if (!missing.empty()) text += "missing " + to_string(missing);
  if (!missing.empty() && !extra.empty()) text += ", ";
  if (!extra.empty()) text += "extra " + to_string(extra);
  return text;
}

class RecordCheck {
 public:
  RecordCheck(const Record& record, Contender& subject, std::span<Contender> references, const CheckLimits& limits)
      : record_(record), subject_(subject), references_(references), limits_(limits) {}

  CheckResult run() {
    // What an outside party says of single moves is asked; a generator's own words are judged by its tests.
    const Answer answer = subject_.party->ask(Question{.start = record_.position, .facts = !subject_.generator});
    result_.outcome = answer.outcome;
    result_.detail = answer.detail;
    if (!answer.answered()) return result_;
    if (record_.moves && answer.listed) compare_moves("the file", answer.move_set(), *record_.moves);
    compare_duplicates(answer);
    compare_claims(answer);
    compare_counts(answer);
    compare_successors();
    for (Contender& reference : references_) compare_with(reference, answer);
    return result_;
  }

 private:
  void mismatch(std::string against, int depth, std::string what) {
    result_.mismatches.push_back({std::move(against), depth, std::move(what), record_.position});
  }

  void compare_moves(std::string_view against, const MoveSet& theirs, const MoveSet& right) {
    ++result_.facts;
    if (theirs != right) mismatch(std::string(against), 1, in_words(right - theirs, theirs - right));
  }

  void compare_duplicates(const Answer& answer) {
    const std::size_t listed = answer.moves.size();
    const std::size_t different = answer.move_set().size();
    if (answer.listed && listed != different)
      mismatch("itself", 1, fmt::format("{} moves listed, {} of them different", listed, different));
    if (answer.listed && answer.total != listed)
      mismatch("itself", 1, fmt::format("{} moves listed, {} counted", listed, answer.total));
  }

  void compare_claims(const Answer& answer) {
    if (tier(record_.position) == Tier::Invalid) return;
    for (const MoveFact fact : kAllMoveFacts) result_.facts += answer.claims.of(fact) == nullptr ? 0 : 1;
    for (const auto& [fact, moves] : misjudgements(record_.position, answer)) {
      mismatch("the Laws", 1, fmt::format("misjudged {} {}", name(fact), to_string(moves)));
    }
  }

  void compare_counts(const Answer& first) {
    for (const auto& [depth, nodes] : record_.counts) {
      if (nodes > limits_.max_nodes || (limits_.depth > 0 && depth > limits_.depth)) continue;
      const Answer counted = depth == 1 ? first : count(subject_, depth);
      if (!counted.answered()) continue;
      ++result_.facts;
      if (counted.total != nodes) report_count("the file", depth, counted, nodes);
    }
  }

  /// A generator's own bulk counter; another party's divide.
  Answer count(Contender& contender, int depth) const {
    if (!contender.generator) return contender.party->ask(Question{record_.position, {}, depth});
    Answer answer;
    answer.listed = false;
    answer.total = contender.generator->perft(record_.position, depth);
    return answer;
  }

  void report_count(std::string against, int depth, const Answer& counted, std::uint64_t right) {
    mismatch(std::move(against), depth, fmt::format("perft {}: {} instead of {}", depth, counted.total, right));
    const auto rules = make_generator_party(find_generator("bitboard"));
    const Descent descent = descend(*subject_.party, *rules, record_.position, depth, counted);
    result_.mismatches.back().first_wrong = descent.position;
    result_.mismatches.back().path = descent.path;
  }

  void compare_successors() {
    if (!subject_.generator) return;
    for (const Successor& successor : record_.successors) {
      ++result_.facts;
      Position after = subject_.generator->after(record_.position, successor.move);
      // Files write the target by other rules and other counters; who stands where and who moves is the same in all.
      const bool same = after.placement == successor.position.placement &&
                        after.to_move == successor.position.to_move && after.castling == successor.position.castling;
      if (!same) mismatch("the file", 2, "wrong position after " + to_uci(successor.move));
    }
  }

  void compare_with(Contender& reference, const Answer& theirs) {
    const std::string name(reference.party->name());
    const Answer right = reference.party->ask(Question{record_.position});
    if (!right.answered()) return;
    if (theirs.listed && right.listed) {
      compare_moves(name, theirs.move_set(), right.move_set());
    } else {
      ++result_.facts;
      if (theirs.total != right.total)
        mismatch(name, 1, fmt::format("{} moves instead of {}", theirs.total, right.total));
    }
    for (int depth = 2; depth <= limits_.depth; ++depth) compare_depth(reference, name, depth);
  }

  void compare_depth(Contender& reference, const std::string& name, int depth) {
    const Answer theirs = count(subject_, depth);
    const Answer right = count(reference, depth);
    if (!theirs.answered() || !right.answered()) return;
    ++result_.facts;
    if (theirs.total != right.total) report_count(name, depth, theirs, right.total);
  }

  const Record& record_;
  Contender& subject_;
  std::span<Contender> references_;
  const CheckLimits& limits_;
  CheckResult result_{};
};

}  // namespace

CheckResult check_record(const Record& record, Contender& subject, std::span<Contender> references,
                         const CheckLimits& limits) {
  return RecordCheck(record, subject, references, limits).run();
}

}  // namespace passant
