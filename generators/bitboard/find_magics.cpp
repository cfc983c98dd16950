// Finds the factors of magics.h and prints magics.inc. Not part of the build's output; run it to see where the
// numbers come from:  find_magics > generators/bitboard/magics.inc
//
// A factor is good for a square when (relevant occupied squares * factor) >> (64 - n), n the number of relevant
// squares, never sends two occupied sets with different attacks to one index. Factors with few bits set are tried at
// random from a fixed seed until one is good: the same search and the same numbers on every machine.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "generators/bitboard/slow_attacks.h"

namespace passant::bitboard {
namespace {

/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
class Random {
 public:
  std::uint64_t next() {
    state_ += 0x9E37'79B9'7F4A'7C15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58'476D'1CE4'E5B9;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D0'49BB'1331'11EB;
    return mixed ^ (mixed >> 31U);
  }
  /// About eight of 64 bits set.
  std::uint64_t sparse() { return next() & next() & next(); }

 private:
  std::uint64_t state_ = 0;
};

struct Sample {
  Bitboard occupied;
  Bitboard attacks;
};

template <int kCount>
std::vector<Sample> all_samples(int square, const Step (&steps)[kCount]) {
  const Bitboard relevant = relevant_squares(square, steps);
  std::vector<Sample> samples;
  Bitboard occupied = 0;
  do {
    samples.push_back({occupied, walk_all(square, steps, occupied)});
    occupied = (occupied - relevant) & relevant;  // the next subset
  } while (occupied != 0);
  return samples;
}

bool good(std::uint64_t factor, const std::vector<Sample>& samples, std::vector<Bitboard>& table) {
  table.assign(samples.size(), 0);  // no attack set is empty
  const unsigned shift = 64 - static_cast<unsigned>(__builtin_ctzll(samples.size()));
  for (const Sample& sample : samples) {
    Bitboard& entry = table[(sample.occupied * factor) >> shift];
    if (entry != 0 && entry != sample.attacks) return false;
    entry = sample.attacks;
  }
  return true;
}

template <int kCount>
void print_factors(const char* men, const Step (&steps)[kCount], Random& random) {
  std::printf("// %s, a1 to h8\n", men);
  std::vector<Bitboard> table;
  for (int square = 0; square < 64; ++square) {
    const auto samples = all_samples(square, steps);
    std::uint64_t factor = random.sparse();
    while (!good(factor, samples, table)) factor = random.sparse();
    std::printf("0x%016" PRIX64 ",%c", factor, square % 4 == 3 ? '\n' : ' ');
  }
}

}  // namespace
}  // namespace passant::bitboard

int main() {
  using namespace passant::bitboard;
  Random random;
  std::printf("// Printed by find_magics.cpp, which says what these are. Do not edit.\n");
  print_factors("rooks", kStraightSteps, random);
  print_factors("bishops", kDiagonalSteps, random);
}
