#include "position/check.h"

#include <cstdio>
#include <cstdlib>

namespace passant {

void check_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "passant: internal error, please report it: %s (%s:%d)\n", condition, file, line);
  std::abort();
}

}  // namespace passant
