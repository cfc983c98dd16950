// The forms of the bitboard generator, each alone, on 1,000 positions of games that are boards already: the legal list,
// the count, the counts of all of them together, and the leaves two moves deep. Totals must be those of the portable
// form before any time counts.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include "bench/positions.h"
#include "generators/bitboard/convert.h"
#include "generators/bitboard/forms.h"
#include "position/check.h"

namespace passant::bench {
namespace {

using bitboard::FormFunctions;
using bitboard::State;
using States = std::vector<State>;

const States& states() {
  static const States states = [] {
    States made;
    for (const Position& position : game_positions()) made.push_back(bitboard::to_state(position));
    return made;
  }();
  return states;
}

/// Adds up what `of_one` says of each.
template <class OfOne>
std::uint64_t sum(OfOne of_one) {
  std::uint64_t sum = 0;
  for (const State& state : states()) sum += of_one(state);
  return sum;
}

std::uint64_t listed(const FormFunctions& form) {
  return sum([&](const State& state) {
    std::uint16_t moves[bitboard::kMostMoves];
    const std::uint16_t* const end = form.list(state, moves);
    benchmark::DoNotOptimize(moves);
    return static_cast<std::uint64_t>(end - moves);
  });
}
std::uint64_t counted(const FormFunctions& form) { return sum(form.count); }
std::uint64_t counted_together(const FormFunctions& form) {
  std::vector<std::uint32_t> counts(states().size());
  form.count_each(states().data(), states().size(), counts.data());
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}
std::uint64_t replies(const FormFunctions& form) {
  return sum([&](const State& state) { return form.perft(state, 2); });
}

using Total = std::uint64_t (*)(const FormFunctions&);

void measure(benchmark::State& state, const FormFunctions& form, Total total) {
  PASSANT_CHECK(total(form) == total(bitboard::forms().front().run));
  for (auto _ : state) benchmark::DoNotOptimize(total(form));
  const auto asked = static_cast<double>(state.iterations()) * static_cast<double>(states().size());
  state.counters["s/position"] = benchmark::Counter(asked, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

struct Question {
  const char* name;
  Total total;
};

const bool kRegistered = [] {
  for (const Question question :
       {Question{"list", listed}, {"count", counted}, {"count together", counted_together}, {"replies", replies}}) {
    for (const bitboard::Form& form : bitboard::forms()) {
      const std::string name = std::string("form/") + question.name + "/" + std::string(form.name);
      benchmark::RegisterBenchmark(
          name.c_str(), [&form, question](benchmark::State& state) { measure(state, form.run, question.total); });
    }
  }
  return true;
}();

}  // namespace
}  // namespace passant::bench
