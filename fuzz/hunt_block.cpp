#include "fuzz/hunt_block.h"

#include <fmt/format.h>

#include <set>

#include "fuzz/double_step.h"
#include "fuzz/mechanism.h"

namespace passant {
namespace {

// Streams of random numbers (fuzz/random.h): which source draws what, and which positions are in a sample.
constexpr std::uint64_t kDrawStream = 0;
constexpr std::uint64_t kSampleStream = 1;

constexpr std::size_t kKeptQuarantined = 8;

struct Drawn {
  std::vector<Position> positions;
  std::vector<std::size_t> source;  ///< of each position
  std::vector<std::uint64_t> draw;
};

std::size_t pick(const std::vector<WeightedSource>& sources, Random& random) {
  std::uint32_t total = 0;
  for (const WeightedSource& entry : sources) total += entry.weight;
  std::uint32_t ticket = random.below(total);
  std::size_t index = 0;
  while (ticket >= sources[index].weight) ticket -= sources[index++].weight;
  return index;
}

class Block {
 public:
  Block(const HuntPlan& plan, std::uint64_t number, Bench& bench) : plan_(plan), number_(number), bench_(bench) {}

  BlockResult run() {
    draw_all();
    choose_samples();
    for (std::size_t opponent = 0; opponent < bench_.size(); ++opponent) compare_with(opponent);
    result_.counts.next_block = number_ + 1;
    return std::move(result_);
  }

 private:
  void draw_all() {
    Draws draws;
    for (std::uint64_t draw = number_ * kDrawsPerBlock; draw < (number_ + 1) * kDrawsPerBlock; ++draw) {
      Random random(plan_.seed, kDrawStream, draw);
      const std::size_t source = pick(plan_.sources, random);
      plan_.sources[source].source->draw(random, draws);
      tally("draws: ", source_name(source));
      tally("positions: ", source_name(source), draws.positions.size() - drawn_.source.size());
      drawn_.source.resize(draws.positions.size(), source);
      drawn_.draw.resize(draws.positions.size(), draw);
    }
    for (int reason = 0; reason < kReasonCount; ++reason) {
      const std::uint64_t count = draws.discarded[static_cast<unsigned>(reason)];
      if (count > 0) tally("discarded: ", name(static_cast<Reason>(reason)), count);
    }
    drawn_.positions = std::move(draws.positions);
    result_.counts.draws = kDrawsPerBlock;
    result_.counts.positions = drawn_.positions.size();
  }

  std::string_view source_name(std::size_t source) const { return plan_.sources[source].source->name(); }

  void tally(std::string_view kind, std::string_view what, std::uint64_t count = 1) {
    result_.counts.tallies[std::string(kind).append(what)] += count;
  }

  void choose_samples() {
    Random random(plan_.seed, kSampleStream, number_);
    for (std::size_t index = 0; index < drawn_.positions.size(); ++index) {
      if (random.one_in(plan_.full_one_in)) full_.push_back(index);
      if (random.one_in(plan_.witness_one_in)) witnessed_.push_back(index);
    }
    result_.counts.full = full_.size();
  }

  void compare_with(std::size_t opponent) {
    if (bench_.is_witness(opponent)) {
      scan_sample(opponent, witnessed_, Scope::Lists);
      return;
    }
    bench_.judge(opponent).scan(drawn_.positions, Scope::Lists,
                                [&](std::size_t index, const Position& position, const Judgement& judgement) {
                                  note(opponent, index, position, judgement);
                                });
    count_compared(opponent, drawn_.positions.size());
    scan_sample(opponent, full_, Scope::Full);
  }

  /// A full comparison takes in the position before the double step, from which roads lead to this one.
  void scan_sample(std::size_t opponent, const std::vector<std::size_t>& sample, Scope scope) {
    std::vector<Position> positions;
    std::vector<std::size_t> drawn;
    for (const std::size_t index : sample) {
      positions.push_back(drawn_.positions[index]);
      drawn.push_back(index);
      const auto step = scope == Scope::Lists ? std::nullopt : last_double_step(drawn_.positions[index]);
      if (!step) continue;
      positions.push_back(step->before);
      drawn.push_back(index);
    }
    bench_.judge(opponent).scan(positions, scope,
                                [&](std::size_t index, const Position& position, const Judgement& judgement) {
                                  note(opponent, drawn[index], position, judgement);
                                });
    if (scope == Scope::Lists) count_compared(opponent, sample.size());
  }

  void count_compared(std::size_t opponent, std::uint64_t asked) {
    tally("compared: ", bench_.opponent_name(opponent), asked - unanswered_);
    unanswered_ = 0;
  }

  void note(std::size_t opponent, std::size_t index, const Position& position, const Judgement& judgement) {
    if (!judgement.both_answered()) {
      ++unanswered_;
      quarantine(opponent, position, judgement);
      return;
    }
    for (const Deviation& deviation : principal(position, judgement.deviations))
      meet(opponent, index, position, deviation);
  }

  void quarantine(std::size_t opponent, const Position& position, const Judgement& judgement) {
    const bool subject = judgement.subject != Outcome::Answered;
    const std::string& party = subject ? bench_.subject_name() : bench_.opponent_name(opponent);
    const Outcome outcome = subject ? judgement.subject : judgement.reference;
    tally("outcome: ", fmt::format("{} {}", party, name(outcome)));
    if (outcome == Outcome::Abstained || result_.quarantined.size() >= kKeptQuarantined) return;
    result_.quarantined.push_back({position, party, outcome, judgement.detail});
  }

  void meet(std::size_t opponent, std::size_t index, const Position& position, const Deviation& deviation) {
    const Bucket bucket = bucket_of(position, deviation, opponent);
    tally("met: ", name(bucket.fault));
    if (deviating_.insert(drawn_.draw[index]).second) tally("deviating draws: ", source_name(drawn_.source[index]));
    if (kept_[bucket] == kKeptPerBucket) {
      ++result_.met_more[bucket];
      return;
    }
    ++kept_[bucket];
    result_.met.push_back({position, deviation, bucket, drawn_.source[index], drawn_.draw[index]});
  }

  const HuntPlan& plan_;
  std::uint64_t number_;
  Bench& bench_;
  Drawn drawn_{};
  std::vector<std::size_t> full_{};
  std::vector<std::size_t> witnessed_{};
  std::map<Bucket, std::uint64_t> kept_{};
  std::set<std::uint64_t> deviating_{};
  std::uint64_t unanswered_ = 0;
  BlockResult result_{};
};

}  // namespace

Bucket bucket_of(const Position& position, const Deviation& deviation, std::size_t opponent) {
  return {deviation.kind, deviation.field, classify(position, deviation), mechanisms_of(position, deviation).bits(),
          opponent};
}

Bench::Bench(const Panel& panel) : subject_(panel.subject.party->name()), references_(panel.references.size()) {
  for (const auto* contenders : {&panel.references, &panel.witnesses}) {
    for (const Contender& contender : *contenders) {
      judges_.push_back(make_judge(panel.subject, contender));
      names_.emplace_back(contender.party->name());
    }
  }
}

BlockResult run_block(const HuntPlan& plan, std::uint64_t block, Bench& bench) {
  return Block(plan, block, bench).run();
}

}  // namespace passant
