#include "position/result.h"

#include <fmt/format.h>

namespace passant {

std::string to_string(const InputError& error) {
  return fmt::format("column {}: {} (expected {})", error.column, error.what, error.expected);
}

}  // namespace passant
