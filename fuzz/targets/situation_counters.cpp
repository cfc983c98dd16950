#include "fuzz/targets/situation_counters.h"

#include <bit>
#include <cstdint>

#include "fuzz/situations/situation.h"

namespace passant::targets {
namespace {

constexpr unsigned kCounters = 64;  // each situation out of check, then each in check
static_assert(kSituationCount <= static_cast<int>(kCounters / 2));

// libFuzzer finds them by the name of their section, and clears them before each input.
__attribute__((section("__libfuzzer_extra_counters"), used)) std::uint8_t counters[kCounters];

}  // namespace

void count_situations(const Position& position, bool in_check) {
  for (std::uint32_t bits = situations_of(position).bits(); bits != 0; bits &= bits - 1) {
    const auto situation = static_cast<unsigned>(std::countr_zero(bits));
    counters[situation + (in_check ? kCounters / 2 : 0)] = 1;
  }
}

}  // namespace passant::targets
