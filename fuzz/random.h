// Random numbers as a function of a key: (seed, stream, index) names a sequence, so that draw 4711 of a run can be
// made again alone, and a run gives the same draws however it is divided among jobs.
// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014) both mixes the key
// and walks the sequence.
#pragma once

#include <cstdint>

namespace passant {

class Random {
 public:
  constexpr Random(std::uint64_t seed, std::uint64_t stream, std::uint64_t index)
      : state_(mixed(mixed(mixed(seed) ^ stream) ^ index)) {}

  constexpr std::uint64_t next() { return mixed(state_ += kGolden); }

  /// Uniform in 0 … bound - 1 (Lemire's multiplication; the bias is below 2^-32). REQUIRES: bound >= 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
  }

  /// True once in `n` on average. REQUIRES: n >= 1.
  constexpr bool one_in(std::uint32_t n) { return below(n) == 0; }

 private:
  static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;
  static constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111eb;
    return z ^ (z >> 31U);
  }

  std::uint64_t state_;
};

}  // namespace passant
