#include "bench/slider_lookups.h"
#include "generators/bitboard/pext.h"

namespace passant::bench {

std::uint64_t pext_total(std::span<const Lookup> lookups) {
  using bitboard::PextSliders;
  std::uint64_t sum = 0;
  for (const Lookup& lookup : lookups) {
    sum += PextSliders::rook(lookup.square, lookup.occupied) + PextSliders::bishop(lookup.square, lookup.occupied);
  }
  return sum;
}

}  // namespace passant::bench
