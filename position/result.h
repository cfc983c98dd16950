// What reading input returns: the value, or what is wrong with the input, where, and what would be right.
#pragma once

#include <cstddef>
#include <expected>
#include <string>

namespace passant {

struct InputError {
  std::string what;      ///< the fault in one sentence: "rank 5 has 9 squares"
  std::size_t column;    ///< 1-based column in the text that was read
  std::string expected;  ///< what would be right: "8 squares, as in 3p4"

  friend bool operator==(const InputError&, const InputError&) = default;
};

/// "column 12: rank 5 has 9 squares (expected 8 squares, as in 3p4)"
std::string to_string(const InputError& error);

template <class T>
using Result = std::expected<T, InputError>;

}  // namespace passant
