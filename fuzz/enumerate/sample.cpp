#include "fuzz/enumerate/sample.h"

#include <algorithm>

#include "fuzz/random.h"

namespace passant::enumerate {
namespace {

constexpr std::uint64_t kSampleStream = 18;

/// Uniform in 0 … bound - 1; the bias is below bound / 2^64.
std::uint64_t below(Random& random, std::uint64_t bound) {
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>((Wide{random.next()} * bound) >> 64U);
}

}  // namespace

std::vector<std::uint64_t> sample_in(const Domain& domain, std::uint64_t size, std::uint64_t seed, Range range) {
  Random random(seed, kSampleStream, static_cast<std::uint64_t>(domain.men()));
  std::vector<std::uint64_t> chosen;
  for (std::uint64_t drawn = 0; drawn < size;) {
    const std::uint64_t index = below(random, domain.size());
    if (!placement_at(domain, index).facts.consistent) continue;
    ++drawn;
    if (index >= range.first && index < range.last) chosen.push_back(index);
  }
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace passant::enumerate
