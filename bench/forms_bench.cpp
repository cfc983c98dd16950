// The forms of the bitboard generator, each alone, on 1,000 positions of games that are boards already: the legal list,
// the count, and the leaves two moves deep. Totals must be those of the portable form before any time counts.
#include <benchmark/benchmark.h>

#include <cstdint>
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
using Total = std::uint64_t (*)(const FormFunctions&, const State&);

std::uint64_t listed(const FormFunctions& form, const State& state) {
  std::uint16_t moves[bitboard::kMostMoves];
  const std::uint16_t* const end = form.list(state, moves);
  benchmark::DoNotOptimize(moves);
  return static_cast<std::uint64_t>(end - moves);
}
std::uint64_t counted(const FormFunctions& form, const State& state) { return form.count(state); }
std::uint64_t replies(const FormFunctions& form, const State& state) { return form.perft(state, 2); }

const std::vector<State>& states() {
  static const std::vector<State> states = [] {
    std::vector<State> made;
    for (const Position& position : game_positions()) made.push_back(bitboard::to_state(position));
    return made;
  }();
  return states;
}

std::uint64_t total(const FormFunctions& form, Total of_one) {
  std::uint64_t sum = 0;
  for (const State& state : states()) sum += of_one(form, state);
  return sum;
}

void measure(benchmark::State& state, const FormFunctions& form, Total of_one) {
  PASSANT_CHECK(total(form, of_one) == total(bitboard::forms().front().run, of_one));
  for (auto _ : state) benchmark::DoNotOptimize(total(form, of_one));
  const auto asked = static_cast<double>(state.iterations()) * static_cast<double>(states().size());
  state.counters["s/position"] = benchmark::Counter(asked, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

struct Question {
  const char* name;
  Total of_one;
};

const bool kRegistered = [] {
  for (const Question question : {Question{"list", listed}, {"count", counted}, {"replies", replies}}) {
    for (const bitboard::Form& form : bitboard::forms()) {
      const std::string name = std::string("form/") + question.name + "/" + std::string(form.name);
      benchmark::RegisterBenchmark(
          name.c_str(), [&form, question](benchmark::State& state) { measure(state, form.run, question.of_one); });
    }
  }
  return true;
}();

}  // namespace
}  // namespace passant::bench
