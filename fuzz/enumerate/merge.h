// Adds shards up to the whole. Refuses what would make the sum wrong: files that are damaged, of another plan or
// program, that hold placements twice, or do not hold all of them; and a sum that is not what it must be.
//
// Tested by merge_test.cpp.
#pragma once

#include <filesystem>
#include <vector>

#include "fuzz/enumerate/shard.h"

namespace passant::enumerate {

struct Named {
  std::string file;  ///< for messages
  Shard shard;
};

/// Findings of one class and tier are one: that of the first placement.
Result<Shard> merged(std::vector<Named> shards);

/// All shard files of a folder.
Result<Shard> merged_folder(const std::filesystem::path& folder);

}  // namespace passant::enumerate
