// Position to board to list, for each generator, on positions of games and on constructed ones. The totals of all
// generators must be equal before any time counts.

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

#include "bench/positions.h"
#include "fuzz/contender.h"
#include "position/check.h"

namespace passant::bench {
namespace {

std::uint64_t total(const Generator& generator, const std::vector<Position>& positions) {
  std::uint64_t moves = 0;
  MoveList list;
  for (const Position& position : positions) {
    list.clear();
    generator.legal_moves(position, list);
    moves += list.size();
  }
  return moves;
}

void list(benchmark::State& state, std::string_view name, const std::vector<Position>& (*positions)()) {
  const auto generator = find_generator(name);
  PASSANT_CHECK(total(*generator, positions()) == total(*find_generator("rulebook"), positions()));
  for (auto _ : state) benchmark::DoNotOptimize(total(*generator, positions()));
  const auto asked = static_cast<double>(state.iterations()) * static_cast<double>(positions().size());
  state.counters["positions/s"] = benchmark::Counter(asked, benchmark::Counter::kIsRate);
}

void count(benchmark::State& state, std::string_view name) {
  const auto generator = find_generator(name);
  std::uint64_t right = 0;
  for (const Position& position : game_positions()) right += generator->count_legal_moves(position);
  PASSANT_CHECK(right == total(*find_generator("rulebook"), game_positions()));
  for (auto _ : state) {
    for (const Position& position : game_positions()) benchmark::DoNotOptimize(generator->count_legal_moves(position));
  }
  const auto asked = static_cast<double>(state.iterations()) * static_cast<double>(game_positions().size());
  state.counters["positions/s"] = benchmark::Counter(asked, benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(list, bitboard / games, "bitboard", game_positions);
BENCHMARK_CAPTURE(list, mailbox / games, "mailbox", game_positions);
BENCHMARK_CAPTURE(list, rulebook / games, "rulebook", game_positions);
BENCHMARK_CAPTURE(list, bitboard / constructed, "bitboard", constructed_positions);
BENCHMARK_CAPTURE(list, mailbox / constructed, "mailbox", constructed_positions);
BENCHMARK_CAPTURE(count, bitboard / games, "bitboard");
BENCHMARK_CAPTURE(count, mailbox / games, "mailbox");

}  // namespace
}  // namespace passant::bench
