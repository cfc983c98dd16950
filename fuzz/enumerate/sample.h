// A random sample of the consistent positions of a domain, as numbers.
#pragma once

#include <cstdint>
#include <vector>

#include "fuzz/enumerate/domain.h"
#include "fuzz/enumerate/result.h"

namespace passant::enumerate {

/// The numbers, ascending, that lie in `range`, of a sample of `size` positions drawn from the whole domain, each as
/// likely as any other and any of them perhaps twice. Every shard makes the same sample and takes its part.
std::vector<std::uint64_t> sample_in(const Domain& domain, std::uint64_t size, std::uint64_t seed, Range range);

}  // namespace passant::enumerate
