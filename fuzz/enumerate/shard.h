// The result of one shard as a file. A shard is a pure function of program, plan and number: made again, the file is
// the same byte for byte, so a worker may be killed at any time and its shard given to another one.
//
// A file comes into being whole or not at all: it is written beside its place under a name that no reader takes for a
// shard, brought to the disk, and renamed. A checksum tells a file that was damaged later.
//
// Tested by shard_test.cpp and, with the program killed and the disk full, by cli/enumerate_test.cpp.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "fuzz/enumerate/plan.h"
#include "fuzz/enumerate/result.h"
#include "position/result.h"

namespace passant::enumerate {

/// What has to be the same in files that are added up.
struct Identity {
  std::string program;  ///< version and revision of this program
  Plan plan;
  std::map<std::string, std::string> versions;  ///< SPEC → who it says it is
  std::uint64_t domain = 0;                     ///< size of the domain

  friend bool operator==(const Identity&, const Identity&) = default;
};

struct Shard {
  Identity identity;
  std::uint64_t number = 1;  ///< 1 to `of`
  std::uint64_t of = 1;
  RangeResult result;
};

/// The range of a shard: all have the same size but for one. REQUIRES: 1 <= number <= of.
Range range_of_shard(std::uint64_t domain, std::uint64_t number, std::uint64_t of);

/// "shard-03-of-25.json": as many digits as the last number has.
std::string shard_file_name(std::uint64_t number, std::uint64_t of);

std::string to_json_text(const Shard& shard);
/// Errors say what is wrong with the text; all of it is covered by the checksum.
Result<Shard> shard_from_json_text(std::string_view text);

/// Errors name the file.
Result<Shard> read_shard(const std::filesystem::path& path);
/// Nothing when it stands; else why not. An earlier file of that name is replaced.
std::optional<InputError> write_shard(const std::filesystem::path& folder, const Shard& shard);

/// The files in a folder that claim to be shards, in the order of their names.
std::vector<std::filesystem::path> shard_files(const std::filesystem::path& folder);

}  // namespace passant::enumerate
