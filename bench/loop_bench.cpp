// The loop of a hunt, and its parts: sources, comparison, reducer. `loop` draws constructed positions and compares both
// generators' lists; its counter "of generators" is its time divided by that of the two generators alone on the same
// positions, measured in turns with it.

#include <benchmark/benchmark.h>

#include <ctime>
#include <memory>

#include "bench/positions.h"
#include "fuzz/comparison.h"
#include "fuzz/contender.h"
#include "fuzz/default_sources.h"
#include "fuzz/judge.h"
#include "fuzz/reducer.h"
#include "fuzz/sources/construct.h"
#include "fuzz/sources/mutate.h"
#include "fuzz/sources/place.h"
#include "position/check.h"
#include "position/fen.h"

namespace passant::bench {
namespace {

double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

void rate(benchmark::State& state, std::size_t positions) {
  state.counters["positions/s"] = benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
}

void draw(benchmark::State& state, std::shared_ptr<const Source> source) {
  std::uint64_t index = 0;
  std::size_t positions = 0;
  Draws draws;
  for (auto _ : state) {
    draws.positions.clear();
    Random random(1, 0, index++);
    source->draw(random, draws);
    positions += draws.positions.size();
  }
  rate(state, positions);
}

void compare(benchmark::State& state) {
  const auto bitboard = find_generator("bitboard");
  const auto mailbox = find_generator("mailbox");
  std::size_t positions = 0;
  for (auto _ : state) {
    for (const Position& position : constructed_positions()) {
      PASSANT_CHECK(!lists_differ(*bitboard, *mailbox, position));
    }
    positions += constructed_positions().size();
  }
  rate(state, positions);
}

std::size_t list_all(const Generator& generator, const std::vector<Position>& positions) {
  std::size_t moves = 0;
  MoveList list;
  for (const Position& position : positions) {
    list.clear();
    generator.legal_moves(position, list);
    moves += list.size();
  }
  return moves;
}

void loop(benchmark::State& state) {
  const auto bitboard = find_generator("bitboard");
  const auto mailbox = find_generator("mailbox");
  const Construct source;
  std::uint64_t index = 0;
  std::size_t positions = 0;
  double whole = 0;
  double alone = 0;
  Draws draws;
  for (auto _ : state) {
    const double begin = cpu_seconds();
    draws.positions.clear();
    for (int draw = 0; draw < 64; ++draw) {
      Random random(1, 0, index++);
      source.draw(random, draws);
    }
    for (const Position& position : draws.positions) PASSANT_CHECK(!lists_differ(*bitboard, *mailbox, position));
    const double compared = cpu_seconds();
    PASSANT_CHECK(list_all(*bitboard, draws.positions) == list_all(*mailbox, draws.positions));
    alone += cpu_seconds() - compared;
    whole += compared - begin;
    positions += draws.positions.size();
    state.SetIterationTime(compared - begin);
  }
  rate(state, positions);
  state.counters["of generators"] = whole / alone;
}

/// A crowded position with the white king, both pawns and a black rook on one rank.
void reduce_position(benchmark::State& state) {
  const Contender subject = make_contender("mutant:rank-test-absent").value();
  const Contender reference = make_contender("bitboard").value();
  const auto judge = make_judge(subject, reference);
  const Position crowded = parse_fen("r1bnk1n1/pp2pp2/3p2pb/KPp4r/7p/P1N2N2/3PPPPP/R1BQ1B1R w - c6 3 17").value();
  const Deviation deviation = judge->judge(crowded, Scope::Lists).deviations.at(0);
  for (auto _ : state) {
    const Reduction reduction = reduce(crowded, deviation, *judge);
    PASSANT_CHECK(reduction.minimal);
    state.counters["questions"] = static_cast<double>(reduction.questions);
  }
}

BENCHMARK_CAPTURE(draw, construct, std::make_shared<Construct>());
BENCHMARK_CAPTURE(draw, place, std::make_shared<Place>());
BENCHMARK_CAPTURE(draw, mutate, std::make_shared<Mutate>(constructed_positions()));
BENCHMARK(compare);
BENCHMARK(loop)->UseManualTime();
BENCHMARK(reduce_position);

}  // namespace
}  // namespace passant::bench
