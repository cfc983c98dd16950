// What embed.cmake makes of the corpus files while the program is built. Private to builtin.cpp.
#pragma once

#include <span>
#include <string_view>

namespace passant {

struct BuiltinFile {
  std::string_view name;
  std::span<const std::string_view> lines;  ///< with their line ends; a single literal could be too long for compilers
};

std::span<const BuiltinFile> builtin_files();

}  // namespace passant
