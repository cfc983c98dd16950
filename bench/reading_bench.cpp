// Reading a FEN, with and without looking at its validity, on positions of games.

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "bench/positions.h"
#include "position/check.h"
#include "position/fen.h"
#include "position/validity.h"

namespace passant::bench {
namespace {

const std::vector<std::string>& fens() {
  static const std::vector<std::string> texts = [] {
    std::vector<std::string> all;
    for (const Position& position : game_positions()) all.push_back(to_fen(position));
    return all;
  }();
  return texts;
}

void rate(benchmark::State& state) {
  const auto read = static_cast<double>(state.iterations()) * static_cast<double>(fens().size());
  state.counters["positions/s"] = benchmark::Counter(read, benchmark::Counter::kIsRate);
  state.counters["a position"] = benchmark::Counter(read, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void read_fen(benchmark::State& state) {
  for (auto _ : state) {
    for (const std::string& fen : fens()) benchmark::DoNotOptimize(parse_fen(fen));
  }
  rate(state);
}

void read_valid_fen(benchmark::State& state) {
  for (auto _ : state) {
    for (const std::string& fen : fens()) {
      const auto position = parse_fen(fen);
      PASSANT_CHECK(position && tier(*position) == Tier::Consistent);
    }
  }
  rate(state);
}

void write_fen(benchmark::State& state) {
  for (auto _ : state) {
    for (const Position& position : game_positions()) benchmark::DoNotOptimize(to_fen(position));
  }
  rate(state);
}

BENCHMARK(read_fen);
BENCHMARK(read_valid_fen);
BENCHMARK(write_fen);

}  // namespace
}  // namespace passant::bench
