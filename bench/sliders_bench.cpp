// Slider lookups, each way alone: magic multiplication with a shift for each square (what the portable form uses), with
// one shift for all squares, and PEXT. The lookups are a rook's and a bishop's on every occupied square of 1,000
// positions of games.
//
// One shift for all takes the same factors: when the upper n bits of a product tell two sets apart, so do the upper 12.
// The code is shorter by a load and the table of rooks is 2.5 times as large.
#include <benchmark/benchmark.h>

#include <vector>

#include "bench/positions.h"
#include "bench/slider_lookups.h"
#include "generators/bitboard/convert.h"
#include "generators/bitboard/magics.h"
#include "position/check.h"

namespace passant::bench {
namespace {

using bitboard::Bitboard;
using bitboard::SliderEntry;

constexpr unsigned kRookBits = 12;
constexpr unsigned kBishopBits = 9;

struct FixedShiftTables {
  FixedShiftTables() : rook(64U << kRookBits), bishop(64U << kBishopBits) {
    for (int square = 0; square < 64; ++square) {
      fill(rook, kRookBits, square, bitboard::kSliderIndex.rook[square], bitboard::MagicSliders::rook);
      fill(bishop, kBishopBits, square, bitboard::kSliderIndex.bishop[square], bitboard::MagicSliders::bishop);
    }
  }

  static std::size_t slot(unsigned bits, int square, const SliderEntry& entry, Bitboard occupied) {
    return (static_cast<std::size_t>(square) << bits) + (((occupied & entry.relevant) * entry.factor) >> (64 - bits));
  }

  std::vector<Bitboard> rook;
  std::vector<Bitboard> bishop;

 private:
  template <class Attacks>
  static void fill(std::vector<Bitboard>& table, unsigned bits, int square, const SliderEntry& entry, Attacks attacks) {
    Bitboard occupied = 0;
    do {
      table[slot(bits, square, entry, occupied)] = attacks(square, occupied);
      occupied = (occupied - entry.relevant) & entry.relevant;  // the next subset
    } while (occupied != 0);
  }
};

std::uint64_t fixed_shift_total(std::span<const Lookup> lookups) {
  static const FixedShiftTables tables;
  const Bitboard* const rook = tables.rook.data();
  const Bitboard* const bishop = tables.bishop.data();
  std::uint64_t sum = 0;
  for (const auto& [square, occupied] : lookups) {
    sum += rook[FixedShiftTables::slot(kRookBits, square, bitboard::kSliderIndex.rook[square], occupied)] +
           bishop[FixedShiftTables::slot(kBishopBits, square, bitboard::kSliderIndex.bishop[square], occupied)];
  }
  return sum;
}

std::uint64_t magic_total(std::span<const Lookup> lookups) {
  using bitboard::MagicSliders;
  std::uint64_t sum = 0;
  for (const auto& [square, occupied] : lookups) {
    sum += MagicSliders::rook(square, occupied) + MagicSliders::bishop(square, occupied);
  }
  return sum;
}

const std::vector<Lookup>& lookups() {
  static const std::vector<Lookup> lookups = [] {
    std::vector<Lookup> made;
    for (const Position& position : game_positions()) {
      const Bitboard occupied = bitboard::occupied(bitboard::to_state(position));
      bitboard::for_each_square(occupied, [&](int square) { made.push_back({square, occupied}); });
    }
    return made;
  }();
  return lookups;
}

void measure(benchmark::State& state, std::uint64_t (*total)(std::span<const Lookup>)) {
  PASSANT_CHECK(total(lookups()) == magic_total(lookups()));
  for (auto _ : state) benchmark::DoNotOptimize(total(lookups()));
  const auto asked = static_cast<double>(state.iterations()) * 2 * static_cast<double>(lookups().size());
  state.counters["s/lookup"] = benchmark::Counter(asked, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void pext(benchmark::State& state) {
#if defined(PASSANT_X86_FORMS)
  if (__builtin_cpu_supports("bmi2")) return measure(state, pext_total);
#endif
  state.SkipWithError("this processor has no BMI2");
}

BENCHMARK_CAPTURE(measure, sliders / variable shift, magic_total);
BENCHMARK_CAPTURE(measure, sliders / fixed shift, fixed_shift_total);
BENCHMARK(pext)->Name("measure/sliders / pext");

}  // namespace
}  // namespace passant::bench
