// What a figure means nothing without: processor, compiler, flags.
#pragma once

#include <map>
#include <string>

namespace passant::bench {

/// "cpu", "cores", "compiler", "flags", "form" (of the bitboard generator).
std::map<std::string, std::string> machine();

}  // namespace passant::bench
