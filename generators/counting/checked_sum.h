// Counts of leaves are 64-bit numbers. With a table a count beyond them is within reach (two bare kings, 25 plies), so
// sums are checked and say so.
#pragma once

#include <cstdint>
#include <stdexcept>

namespace passant {

class CountOverflow : public std::overflow_error {
 public:
  CountOverflow() : std::overflow_error("more leaves than a 64-bit number holds (18446744073709551615)") {}
};

/// Throws CountOverflow.
inline std::uint64_t checked_sum(std::uint64_t a, std::uint64_t b) {
  std::uint64_t sum = 0;
  if (__builtin_add_overflow(a, b, &sum)) throw CountOverflow();
  return sum;
}

}  // namespace passant
