// Every position of a file, whatever its form: the records of a suite, or all positions of all games of a PGN file.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "generators/generator.h"
#include "position/position.h"

namespace passant {

struct FilePositions {
  std::vector<Position> positions;    ///< valid ones
  std::vector<std::string> problems;  ///< "FILE:LINE:COLUMN: what (expected …)", for what could not be read
  std::size_t invalid = 0;            ///< read, not valid, left out
};

/// `rules` says which moves of a game are legal.
FilePositions read_positions(const std::filesystem::path& file, const Generator& rules);

}  // namespace passant
