#include "fuzz/enumerate/block.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "fuzz/comparison.h"
#include "fuzz/double_step.h"
#include "position/symmetry.h"

namespace passant::enumerate {
namespace {

// Streams of random numbers (fuzz/random.h).
constexpr std::uint64_t kShareStream = 16;
constexpr std::uint64_t kDigestStream = 17;

constexpr std::size_t kAskedTogether = 256;

/// How many of the listed moves are captures en passant by the pawns of the frame.
int captures_in(const MoveList& list, const Frame& frame) {
  const auto capture = [&](int files) {
    return Move(Square::at(frame.file + files, frame.passed().rank()), frame.target());
  };
  int captures = 0;
  for (const Move move : list) {
    captures += frame.left && move.bits() == capture(-1).bits() ? 1 : 0;
    captures += frame.right && move.bits() == capture(1).bits() ? 1 : 0;
  }
  return captures;
}

bool differ(const MoveList& a, const MoveList& b) { return a.size() != b.size() || fingerprint(a) != fingerprint(b); }

void list_of(const Generator& generator, const Position& position, MoveList& list) {
  list.clear();
  generator.legal_moves(position, list);
}

}  // namespace

void keep_first(std::vector<Met>& met) {
  std::map<Bucket, std::uint64_t> kept;
  std::erase_if(met, [&](const Met& one) { return ++kept[one.bucket] > kKeptOfBucket; });
}

BlockComparison::BlockComparison(const Plan& plan, const Panel& panel, Bench& bench)
    : plan_(plan), bench_(bench), subject_(panel.subject.generator.get()), references_(panel.references.size()) {
  lister_ = subject_;
  for (const Contender& reference : panel.references) {
    opponents_.push_back(subject_ != nullptr ? reference.generator.get() : nullptr);
    if (lister_ == nullptr) lister_ = reference.generator.get();
    outside_ |= opponents_.back() == nullptr;
  }
}

void BlockComparison::take(std::uint64_t index, const Arrangement& placement) {
  const Facts facts = facts_of(placement);
  outcome_.census.add(facts);
  if (wanted(facts)) compare(index, placement, facts);
}

bool BlockComparison::wanted(const Facts& facts) const {
  return facts.consistent && (!plan_.only_barred || facts.captures < facts.capturers);
}

void BlockComparison::compare(std::uint64_t index, const Arrangement& placement, const Facts& facts) {
  const Position& position = placement.position();
  ++outcome_.work.compared;
  const std::uint64_t before = outcome_.work.deviating;
  compare_lists(index, position);
  if (lister_ != nullptr && outcome_.work.deviating == before) look_at_list(index, placement, facts);
  Random random(plan_.seed, kShareStream, index);
  if (random.one_in(plan_.shares.flipped)) {
    ++outcome_.work.flipped;
    compare_lists(index, color_flip(position));
  }
  if (random.one_in(plan_.shares.full)) {
    ++outcome_.work.full;
    add(full_, index, position, 0, references_, Scope::Full);
    // The double step itself, from which a road leads here.
    if (const auto step = last_double_step(position)) add(full_, index, step->before, 0, references_, Scope::Full);
  }
  if (random.one_in(plan_.shares.witnessed)) {
    ++outcome_.work.witnessed;
    add(witnessed_, index, position, references_, bench_.size(), Scope::Lists);
  }
}

void BlockComparison::compare_lists(std::uint64_t index, const Position& position) {
  if (subject_ != nullptr) list_of(*subject_, position, theirs_);
  for (std::size_t opponent = 0; opponent < references_; ++opponent) {
    if (opponents_[opponent] == nullptr) continue;
    list_of(*opponents_[opponent], position, right_);
    if (!differ(theirs_, right_)) continue;
    note(opponent, index, position, bench_.judge(opponent).judge(position, Scope::Lists));
  }
  if (outside_) add(lists_, index, position, 0, references_, Scope::Lists);
}

/// The third opinion on the captures, and the digest.
void BlockComparison::look_at_list(std::uint64_t index, const Arrangement& placement, const Facts& facts) {
  if (subject_ == nullptr) list_of(*lister_, placement.position(), theirs_);
  if (captures_in(theirs_, placement.frame()) != facts.captures) ++outcome_.work.unlike_census;
  outcome_.work.digest += Random(fingerprint(theirs_), kDigestStream, index).next();
}

void BlockComparison::add(Queue& queue, std::uint64_t index, const Position& position, std::size_t from, std::size_t to,
                          Scope scope) {
  queue.positions.push_back(position);
  queue.indices.push_back(index);
  if (queue.positions.size() >= kAskedTogether) ask(queue, from, to, scope);
}

/// Puts what waits to the opponents from … to - 1; lists only to those that compare_lists has not asked.
void BlockComparison::ask(Queue& queue, std::size_t from, std::size_t to, Scope scope) {
  for (std::size_t opponent = from; opponent < to; ++opponent) {
    if (scope == Scope::Lists && opponent < references_ && opponents_[opponent] != nullptr) continue;
    bench_.judge(opponent).scan(queue.positions, scope,
                                [&](std::size_t at, const Position& position, const Judgement& judgement) {
                                  note(opponent, queue.indices[at], position, judgement);
                                });
  }
  queue.positions.clear();
  queue.indices.clear();
}

void BlockComparison::note(std::size_t opponent, std::uint64_t index, const Position& position,
                           const Judgement& judgement) {
  if (!judgement.both_answered()) {
    ++outcome_.work.unanswered;
    return;
  }
  if (judgement.deviations.empty()) return;
  ++outcome_.work.deviating;
  for (const Deviation& deviation : principal(position, judgement.deviations)) {
    outcome_.met.push_back({index, position, deviation, bucket_of(position, deviation, opponent)});
  }
  if (outcome_.met.size() >= 4096) keep_first(outcome_.met);
}

BlockOutcome BlockComparison::finish() {
  ask(lists_, 0, references_, Scope::Lists);
  ask(full_, 0, references_, Scope::Full);
  ask(witnessed_, references_, bench_.size(), Scope::Lists);
  std::ranges::sort(outcome_.met, {}, [](const Met& met) { return std::tie(met.index, met.bucket, met.deviation); });
  keep_first(outcome_.met);
  return std::exchange(outcome_, {});
}

}  // namespace passant::enumerate
