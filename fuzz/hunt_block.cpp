#include "fuzz/hunt_block.h"

#include <fmt/format.h>

#include <algorithm>

#include "fuzz/double_step.h"
#include "fuzz/mechanism.h"
#include "fuzz/situations/situation.h"

namespace passant {
namespace {

// Streams of random numbers (fuzz/random.h): which source draws what, and which positions are in a sample.
constexpr std::uint64_t kDrawStream = 0;
constexpr std::uint64_t kSampleStream = 1;

constexpr std::size_t kKeptQuarantined = 8;

void tally(HuntCounts& counts, std::string_view kind, std::string_view what, std::uint64_t count = 1) {
  counts.tallies[std::string(kind).append(what)] += count;
}

std::size_t pick(const std::vector<WeightedSource>& sources, Random& random) {
  std::uint32_t total = 0;
  for (const WeightedSource& entry : sources) total += entry.weight;
  std::uint32_t ticket = random.below(total);
  std::size_t index = 0;
  while (ticket >= sources[index].weight) ticket -= sources[index++].weight;
  return index;
}

/// The random numbers of a draw after its source was picked, and the source.
std::pair<Random, std::size_t> start_of(const HuntPlan& plan, std::uint64_t draw) {
  Random random(plan.seed, kDrawStream, draw);
  const std::size_t source = pick(plan.sources, random);
  return {random, source};
}

class Block {
 public:
  Block(const HuntPlan& plan, std::uint64_t number, Bench& bench, const std::function<bool()>& stopped)
      : plan_(plan), number_(number), stopped_(stopped), clerk_(plan, bench, result_), opponents_(bench.size()) {}

  std::optional<BlockResult> run() {
    draw_all();
    choose_samples();
    for (std::size_t opponent = 0; opponent < opponents_; ++opponent) {
      const bool done = compare(opponent, positions_, provenances_, Scope::Lists) &&
                        compare(opponent, full_, full_provenances_, Scope::Full);
      if (!done) return std::nullopt;
    }
    result_.counts.next_block = number_ + 1;
    return std::move(result_);
  }

 private:
  void draw_all() {
    Draws draws;
    for (std::uint64_t draw = number_ * plan_.draws_per_block; draw < (number_ + 1) * plan_.draws_per_block; ++draw) {
      auto [random, source] = start_of(plan_, draw);
      plan_.sources[source].source->draw(random, draws);
      tally(result_.counts, "draws: ", source_name(source));
      tally(result_.counts, "positions: ", source_name(source), draws.positions.size() - provenances_.size());
      provenances_.resize(draws.positions.size(), {source, draw});
    }
    for (int reason = 0; reason < kReasonCount; ++reason) {
      const std::uint64_t count = draws.discarded[static_cast<unsigned>(reason)];
      if (count > 0) tally(result_.counts, "discarded: ", name(static_cast<Reason>(reason)), count);
    }
    positions_ = std::move(draws.positions);
    result_.counts.draws = plan_.draws_per_block;
    result_.counts.positions = positions_.size();
  }

  /// In slices, so that a slow party does not keep a run from ending.
  bool compare(std::size_t opponent, std::span<const Position> positions, std::span<const Provenance> provenances,
               Scope scope) {
    constexpr std::size_t kSlice = 64;
    for (std::size_t first = 0; first < positions.size(); first += kSlice) {
      if (stopped_()) return false;
      const std::size_t count = std::min(kSlice, positions.size() - first);
      clerk_.compare(opponent, positions.subspan(first, count), provenances.subspan(first, count), scope);
    }
    return true;
  }

  std::string_view source_name(std::size_t source) const { return plan_.sources[source].source->name(); }

  void choose_samples() {
    Random random(plan_.seed, kSampleStream, number_);
    for (std::size_t index = 0; index < positions_.size(); ++index) {
      if (random.one_in(plan_.full_one_in)) compare_fully_later(index);
      if (random.one_in(plan_.witness_one_in))
        result_.for_witnesses.push_back({positions_[index], provenances_[index]});
    }
  }

  /// A full comparison takes in the position before the double step, from which roads lead to this one.
  void compare_fully_later(std::size_t index) {
    ++result_.counts.full;
    for (const Situation situation : situations_of(positions_[index]).list()) {
      tally(result_.counts, "situation: ", name(situation));
    }
    full_.push_back(positions_[index]);
    full_provenances_.push_back(provenances_[index]);
    const auto step = last_double_step(positions_[index]);
    if (!step) return;
    full_.push_back(step->before);
    full_provenances_.push_back(provenances_[index]);
  }

  const HuntPlan& plan_;
  std::uint64_t number_;
  const std::function<bool()>& stopped_;
  BlockResult result_{};
  Clerk clerk_;
  std::size_t opponents_;
  std::vector<Position> positions_{};
  std::vector<Provenance> provenances_{};
  std::vector<Position> full_{};
  std::vector<Provenance> full_provenances_{};
};

}  // namespace

std::optional<Game> game_of(const HuntPlan& plan, const Provenance& provenance) {
  const auto [random, source] = start_of(plan, provenance.draw);
  return plan.sources[source].source->game(random);
}

void draw_one(const HuntPlan& plan, std::uint64_t draw, Draws& draws) {
  auto [random, source] = start_of(plan, draw);
  plan.sources[source].source->draw(random, draws);
}

Bucket bucket_of(const Position& position, const Deviation& deviation, std::size_t opponent) {
  return {deviation.kind, deviation.field, classify(position, deviation), mechanisms_of(position, deviation).bits(),
          opponent};
}

Bench::Bench(const Panel& panel) : subject_(panel.subject.party->name()) {
  for (const auto* contenders : {&panel.references, &panel.witnesses}) {
    for (const Contender& contender : *contenders) {
      judges_.push_back(make_judge(panel.subject, contender));
      names_.emplace_back(contender.party->name());
    }
  }
}

void Clerk::compare(std::size_t opponent, std::span<const Position> positions, std::span<const Provenance> provenances,
                    Scope scope) {
  unanswered_ = 0;
  bench_.judge(opponent).scan(positions, scope,
                              [&](std::size_t index, const Position& position, const Judgement& judgement) {
                                note(opponent, provenances[index], position, judgement);
                              });
  if (scope == Scope::Lists) {
    tally(result_.counts, "compared: ", bench_.opponent_name(opponent), positions.size() - unanswered_);
  }
}

void Clerk::note(std::size_t opponent, const Provenance& provenance, const Position& position,
                 const Judgement& judgement) {
  if (!judgement.both_answered()) {
    ++unanswered_;
    quarantine(opponent, position, judgement);
    return;
  }
  for (const Deviation& deviation : principal(position, judgement.deviations)) {
    meet(opponent, provenance, position, deviation);
  }
}

void Clerk::quarantine(std::size_t opponent, const Position& position, const Judgement& judgement) {
  const bool subject = judgement.subject != Outcome::Answered;
  const std::string& party = subject ? bench_.subject_name() : bench_.opponent_name(opponent);
  const Outcome outcome = subject ? judgement.subject : judgement.reference;
  tally(result_.counts, "outcome: ", fmt::format("{} {}", party, name(outcome)));
  if (outcome == Outcome::Abstained || result_.quarantined.size() >= kKeptQuarantined) return;
  result_.quarantined.push_back({position, party, outcome, judgement.detail});
}

void Clerk::meet(std::size_t opponent, const Provenance& provenance, const Position& position,
                 const Deviation& deviation) {
  const Bucket bucket = bucket_of(position, deviation, opponent);
  tally(result_.counts, "met: ", name(bucket.fault));
  if (deviating_.insert(provenance.draw).second) {
    tally(result_.counts, "deviating draws: ", plan_.sources[provenance.source].source->name());
  }
  if (kept_[bucket] == kKeptPerBucket) {
    ++result_.met_more[bucket];
    return;
  }
  ++kept_[bucket];
  result_.met.push_back({position, deviation, bucket, provenance});
}

std::optional<BlockResult> run_block(const HuntPlan& plan, std::uint64_t block, Bench& bench,
                                     const std::function<bool()>& stopped) {
  return Block(plan, block, bench, stopped).run();
}

}  // namespace passant
