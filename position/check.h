// A check of our own promises that stays alive in release builds: a failure is a bug of this program, never of
// its input, and stops it at once with the place and the condition.
#pragma once

namespace passant {

[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace passant

#define PASSANT_CHECK(condition)                               \
  do {                                                         \
    if (!(condition)) [[unlikely]]                             \
      ::passant::check_failed(#condition, __FILE__, __LINE__); \
  } while (false)
