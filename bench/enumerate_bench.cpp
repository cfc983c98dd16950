// The rate of `passant enumerate`, all its shares included: consistent positions a second, for four to eight men, over
// slices from the whole domain. What a position costs should hardly depend on how many men stand on it.

#include <benchmark/benchmark.h>

#include "fuzz/enumerate/compare_range.h"
#include "position/check.h"

namespace passant::bench {
namespace {

constexpr std::uint64_t kSlices = 64;
constexpr std::uint64_t kSlice = 16'384;

void enumerate_men(benchmark::State& state) {
  enumerate::Plan plan;
  plan.men = static_cast<int>(state.range(0));
  const enumerate::Domain domain(plan.men);
  const std::uint64_t slice = std::min(kSlice, domain.size() / kSlices);
  std::uint64_t compared = 0;
  std::uint64_t placements = 0;
  std::uint64_t number = 0;
  for (auto _ : state) {
    const std::uint64_t first = domain.size() / kSlices * (number++ % kSlices);
    const auto result = compare_range(plan, domain, {first, first + slice}, {});
    PASSANT_CHECK(result && result->work.deviating == 0);
    compared += result->work.compared;
    placements += slice;
  }
  using benchmark::Counter;
  state.counters["positions/s"] = Counter(static_cast<double>(compared), Counter::kIsRate);
  state.counters["placements/s"] = Counter(static_cast<double>(placements), Counter::kIsRate);
}
BENCHMARK(enumerate_men)->Name("enumerate/men")->DenseRange(4, 8);

}  // namespace
}  // namespace passant::bench
