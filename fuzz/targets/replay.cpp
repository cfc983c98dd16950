// A main for compilers without libFuzzer: runs the target over the files named, or over every file below the folders
// named, and says how many. Reports end the program as under the fuzzer. ctest runs this over the committed seeds.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "fuzz/targets/target.h"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_below(const fs::path& path) {
  if (!fs::is_directory(path)) return {path};
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  return files;
}

bool replay(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file) {
    std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
    return false;
  }
  std::fprintf(stderr, "%s\n", path.c_str());
  const std::vector<std::uint8_t> input(bytes.begin(), bytes.end());
  LLVMFuzzerTestOneInput(input.data(), input.size());
  return true;
}

}  // namespace

int main(int count, char** arguments) {
  int replayed = 0;
  for (const char* path : std::vector<const char*>(arguments + 1, arguments + count)) {
    for (const fs::path& file : files_below(path)) {
      if (!replay(file)) return 2;
      ++replayed;
    }
  }
  std::printf("%d inputs, no failure\n", replayed);
  return replayed > 0 ? 0 : 4;
}
