// Ways to look up what a slider attacks, measured alone by sliders_bench.cpp.
#pragma once

#include <cstdint>
#include <span>

namespace passant::bench {

/// One lookup of a rook and one of a bishop on the same square.
struct Lookup {
  int square;
  std::uint64_t occupied;
};

/// The attacks of all lookups, added up. REQUIRES: the processor has BMI2.
std::uint64_t pext_total(std::span<const Lookup> lookups);

}  // namespace passant::bench
