// How far a long computation is. Whoever runs it says what becomes of that (cli/progress_line.h).
#pragma once

#include <cstdint>
#include <functional>

namespace passant {

/// Called when so much of so much is done: often, by any thread, by several at once. May be empty.
using Progress = std::function<void(std::uint64_t done, std::uint64_t of)>;

}  // namespace passant
