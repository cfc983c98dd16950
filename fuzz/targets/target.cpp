#include "fuzz/targets/target.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

namespace passant::targets {

std::string text(Bytes bytes) { return {bytes.begin(), bytes.end()}; }

std::string escaped(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      result += {'\\', c};
    } else if (byte >= 0x20 && byte < 0x7f) {
      result += c;
    } else {
      result += fmt::format("\\{:03o}", byte);
    }
  }
  return result + '"';
}

void fail(std::string_view target, std::string_view what, std::string_view record) {
  const std::string line = fmt::format("passant-fuzz: {}: {}: {}\n", target, what, record);
  std::fputs(line.c_str(), stderr);
  std::abort();
}

}  // namespace passant::targets
